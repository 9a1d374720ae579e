## The legend: every icon with its meaning

steam-legend-dollar = Cash: for track, action tiles and bids; worth nothing at the end
steam-legend-star = Victory points (VP): the highest total at the end wins
steam-legend-engine = Locomotive level: a cube may travel over at most this many links
steam-legend-income = Income: dollars every turn, VP at the end; below 0 it costs both
steam-legend-link = Complete links: 1 point per cube, 1 VP at the end; also track tiles in stock
steam-legend-funds = Can pay: cash and everything that could still be raised
steam-legend-turn-order = Turn Order: your place; as a tile, first place next turn or a free pass
steam-legend-first-move = First Move: you go first in both goods rounds
steam-legend-engineer = Engineer: you may lay four tiles instead of three
steam-legend-first-build = First Build: you build first; also stands for laying track
steam-legend-city-growth = City Growth: when you build, a city receives goods from the supply
steam-legend-locomotive = Locomotive: your locomotive goes up one level
steam-legend-urbanization = Urbanization: when you build, a town becomes a New City with goods from the supply
steam-legend-grown = City Growth marker: this city has grown and can’t grow again
steam-legend-new-city = New City: a town that became a city, or can become one now; it can’t grow
steam-legend-free = Free: the action tile is taken without cost and without its effect
