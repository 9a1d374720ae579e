# steam: names
