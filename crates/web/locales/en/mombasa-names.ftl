# mombasa: names
