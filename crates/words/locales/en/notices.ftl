### Notices to people who are not looking: what they say, and the page on which one chooses them.

## What they say

letter-turn = Your turn: { $game } with { $others }
letter-invitation = A new table for you: { $game } with { $others }
letter-mention = { $name } mentioned you: { $game }
letter-time = Time left: { $time }. { $game } with { $others }
letter-over = Game over: { $game } with { $others }
letter-and-more = { $text } (and { $more } more)
letter-test = This is a test from { $site }: notifications arrive here.
letter-confirm = Someone wants to receive notifications from { $site } at this address. If that’s you, open the link and confirm.
letter-never = Not you? Then do nothing. To never hear from { $site } again:
letter-stop = You asked for notifications from { $site }. To stop them:

## The page

notices-title = Notifications
notices-help = Choose where to be told about your games when you’re not looking at them.
notices-none = This server doesn’t send notifications. A table that is open in a tab can still tell you when it’s your turn: use the button there.
notices-where = Where you’re told
notices-nowhere = Nowhere yet. Add something below.
notices-kinds = What you’re told
notices-kind-turn = It’s my turn
notices-kind-invitation = Someone gives me a seat at a new table
notices-kind-mention = Someone mentions me in the chat
notices-kind-time = My time is running out
notices-kind-over = A game is over
notices-way-push = Browser
notices-way-mail = Email
notices-way-hook = Webhook
notices-unconfirmed = Not confirmed yet: open the link in the email we sent.
notices-failing = Nothing has arrived here lately. We’ll keep trying.
notices-off-gone = Switched off: this address no longer exists. Add it again if you still need it.
notices-off-unreachable = Switched off: nothing arrived here for three days. Add it again once it works.
notices-off-stopped = Switched off with the link in an email.
notices-test = Send a test
notices-tested = The test is on its way.
notices-remove = Remove
notices-add = Add
notices-add-push = Notify me in this browser
notices-push-help = Works even when no page is open. You can add each of your devices.
notices-push-denied = This browser doesn’t allow notifications from this site.
notices-mail = Email address
notices-mail-help = We’ll send you a link to confirm it. Every email has a link to stop.
notices-mail-sent = We’ve sent an email: open the link in it to confirm the address.
notices-hook = Webhook address
notices-hook-help = For Discord, ntfy or a program of your own. The address has to start with https://.
notices-shape = Format
notices-shape-json = JSON
notices-shape-discord = Discord
notices-shape-ntfy = ntfy
notices-often = How often
notices-wait = Collect news for (minutes)
notices-wait-help = Several things become one notification. A turn you’ve played in the meantime isn’t mentioned.
notices-an-hour = At most per hour
notices-a-day = At most per day
notices-quiet = Nothing about a table I’ve had open since
notices-lost = Notifications no longer reach one of your addresses.
notices-look = Check notifications
notices-confirm-title = Confirm your address
notices-confirm-text = Do you want to receive notifications at this address?
notices-confirm = Yes, confirm
notices-confirmed = Confirmed: notifications will arrive at this address.
notices-stop-title = Stop notifications
notices-stop-text = Do you want no more emails from here?
notices-stop = Stop them
notices-stopped = Done: we won’t write to this address any more.

## What is wrong

error-target-address = We can’t send anything to this address. Check how it’s written.
error-target-insecure = The address has to start with https://.
error-target-internal = Addresses inside a private network aren’t allowed here.
error-target-host = No server was found under this address.
error-target-keys = The browser’s keys aren’t valid. Reload the page and try again.
error-target-limits = These limits make no sense: at most 24 hours of waiting, 60 notifications an hour and 300 a day.
error-no-such-way = This server doesn’t send notifications this way.
error-unknown-target = This link or address is no longer valid.
error-too-many-targets = You can add { $most } addresses at most. Remove one first.
error-unwanted-mail = The owner of this address doesn’t want email from here.
