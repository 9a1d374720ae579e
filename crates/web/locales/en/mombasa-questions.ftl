# mombasa: questions
