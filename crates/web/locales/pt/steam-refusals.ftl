# steam: refusals
