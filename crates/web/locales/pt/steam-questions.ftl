# steam: questions
