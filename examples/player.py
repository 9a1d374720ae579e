#!/usr/bin/env python3
"""A player of the JSON interface (docs/api.md) without any library: makes a table against a bot and plays it to the end.

    cowcatcher serve &
    python3 examples/player.py [http://127.0.0.1:8080] [gwt1|gwt2]

It takes the first legal action that ends nothing, every time. A better player only needs a better `choose`.
"""

import json
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

ADDRESS = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8080"
GAME = sys.argv[2] if len(sys.argv) > 2 else "gwt2"


class Table:
    """A seat at a table."""

    def __init__(self, address):
        self.api = address.rstrip("/") + "/api/v1"
        self.secret = None
        self.secret = self.post("/identity", {})["secret"]
        games = {game["game"]: game for game in self.get("/games")}
        bot = games[GAME]["bots"][-1]
        plan = {"game": GAME, "seats": [{"me": "Player"}, {"bot": bot}]}
        made = self.post("/tables", plan)
        self.path = "/tables/" + made["table"]
        self.seat = 0
        print("playing at", made["address"])

    def request(self, path, body=None):
        request = urllib.request.Request(self.api + path)
        request.add_header("content-type", "application/json")
        if self.secret:
            request.add_header("authorization", "Bearer " + self.secret)
        if body is not None:
            request.data = json.dumps(body).encode()
        return urllib.request.urlopen(request, timeout=60)

    def get(self, path):
        with self.request(path) as answer:
            return json.load(answer)

    def post(self, path, body):
        with self.request(path, body) as answer:
            return json.load(answer)

    def see(self):
        return self.get(f"{self.path}?seat={self.seat}")

    def play(self, action, version):
        return self.post(self.path + "/actions", {"seat": self.seat, "action": action, "version": version})

    def notices(self):
        """Yields whenever something changed at the table."""
        while True:
            try:
                with self.request(self.path + "/events") as stream:
                    for line in stream:
                        if line.startswith(b"data:"):
                            yield json.loads(line[5:])
            except (urllib.error.URLError, TimeoutError, ConnectionError):
                time.sleep(1)


def choose(choices):
    """The first action that ends nothing; else the first."""
    ends = ("done", "skip", "stop")
    going_on = [choice for choice in choices if choice["action"] not in ends]
    return (going_on or choices)[0]


def main():
    table = Table(ADDRESS)
    seen = {"version": None}
    for notice in table.notices():
        if notice["change"] == "steps" and notice["version"] == seen["version"]:
            continue  # one's own step, seen already
        seen = table.see()
        while seen["choices"]:
            choice = choose(seen["choices"])
            try:
                table.play(choice["action"], seen["version"])
                print(f'{seen["version"]["step"]:4}  {choice["words"]}')
            except urllib.error.HTTPError as error:
                trouble = json.load(error)
                print("refused:", trouble["text"], trouble["clause"] or "")
            seen = table.see()
        if seen["status"] in ("over", "abandoned"):
            break
    standings = seen["standings"]
    for category, *points in zip(standings["categories"], *standings["points"]):
        print(f"{category:20}", *(f"{number:5}" for number in points))
    print("total".ljust(20), *(f"{sum(points):5}" for points in standings["points"]))


if __name__ == "__main__":
    main()
