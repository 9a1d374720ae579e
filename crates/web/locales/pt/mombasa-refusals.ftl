# mombasa: refusals
