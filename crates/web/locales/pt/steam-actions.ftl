# steam: actions
