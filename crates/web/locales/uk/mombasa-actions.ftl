# mombasa: actions
