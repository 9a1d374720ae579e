### Groups: people who play together again and again.

## The list of groups, and a new one

groups-title = Groups
groups-help = A group keeps friends together: everyone in it can join its tables without a link, and its results are added up. Nobody else can see it.
groups-new = New group
groups-name = Name of the group
groups-found = Create group

## The page of a group

group-next = Next game
group-next-help = The same game and options as last time, everyone one seat on. The seats are kept for the group.
group-other = Another game
group-first = Set up the first game
group-first-help = Nothing has been played here yet.
group-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
group-going = Games in progress
group-results = Results
group-results-help = Bots count towards the places. Games in which someone took several seats aren’t counted for that person.
group-second = 2nd
group-third = 3rd
group-people = People
group-host = host
group-host-help = The host is whoever has been in the group longest. The host can rename the group and remove people.
group-remove = Remove
group-remove-name = Remove { $name } from the group
group-own-name = Your name in the group
group-link = New invitation link
group-link-help = You’ll see the link once, to send to friends. The previous one stops working.
group-linked = Anyone who has the latest link can join.
group-unlinked = There’s no working invitation link at the moment.
group-leave = Leave the group

## Links and invitations

group-send = Send this link to everyone who belongs in the group. It works until someone makes a new one, and it’s shown only once.
group-go = Go to the group
group-invited = { $name } invites you to the group “{ $group }”.
group-join = Join the group

## At a table

group-of = Group: { $name }
group-table = A table for the group “{ $name }”
waiting-group = For anyone in the group
seat-member = Someone from the group
seat-member-help = Anyone in the group can sit down, no link needed.

## What went wrong

error-unknown-group = You’re not in a group with this address.
error-not-your-group = Only the host of the group can do this.
error-group-full = This group is full.
