# steam: events
