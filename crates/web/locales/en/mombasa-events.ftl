# mombasa: events
