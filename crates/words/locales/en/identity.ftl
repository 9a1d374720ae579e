### Who one is beyond one browser: devices, links, recovery codes, a name, one’s data.

identity-title = Identity and devices
identity-help = You don’t need an account: this browser remembers who you are. Here you can bring your seats to other devices and make sure you never lose them.
identity-only-here = Only this browser knows who you are. If its cookies are cleared, your seats are gone: add another device or make recovery codes.

## Another device

identity-link-title = Add another device
identity-link-help = Get a link and a QR code to open on your phone, tablet or other computer. From then on both devices have the same seats.
identity-link = Show link and QR code
identity-link-shown = Scan this code with the other device, or open the link there. It works once and for ten minutes.
identity-link-picture = QR code of the link
identity-link-address = Link
identity-link-warning = Whoever opens this link can play for you. Don’t send it to anyone else.
identity-link-done = Done
identity-join-title = Add this device
identity-join-text = { $count ->
    [0] From now on you’ll be { $name } on this device.
    [one] From now on you’ll be { $name } on this device, with { $count } table.
   *[other] From now on you’ll be { $name } on this device, with { $count } tables.
}
identity-join-brings = { $count ->
    [one] The table you have on this device comes with you, results included.
   *[other] The { $count } tables you have on this device come with you, results included.
}
identity-join-stay = The identity you have on this device stays as it is, with its seats. You can come back to it with its other devices, its recovery codes or its passkeys.
identity-join = Use this device
identity-join-not = No, leave it
identity-join-warning = Go on only if you made the link yourself.

## Devices

identity-devices = Your devices
identity-device = Unknown device
identity-here = this device
identity-seen = Last used:
identity-sign-out = Sign out
identity-sign-out-here = Sign out here

## Recovery codes

identity-codes = Recovery codes
identity-codes-help = If you lose all your devices, each of these codes brings you back once. Keep them on paper or in a password manager.
identity-codes-left = { $count ->
    [one] { $count } code left.
   *[other] { $count } codes left.
}
identity-codes-make = Make recovery codes
identity-codes-again = Make new codes
identity-codes-shown = Write these codes down now: they aren’t shown again. Codes you made earlier no longer work.
identity-codes-done = I’ve kept them

## A name

identity-name = Your name
identity-name-help = Optional. Nobody else can take this name or one that looks like it. At a table you can still call yourself what you like.

## Passkeys

passkey-title = Passkeys
passkey-help = With a passkey you sign in with your fingerprint, your face or the screen lock of your device. There’s no password.
passkey-made = Made:
passkey-make = Make a passkey
passkey-remove = Remove
passkey-name-first = Choose a name first: your passkey goes by it.
passkey-script = Passkeys need JavaScript.
sign-in-passkey = Sign in with a passkey

## One’s data

identity-data = Your data
identity-export-help = Everything the server keeps about you, as one file. Results and journals of your games are on the page of your record.
identity-export = Everything as JSON
identity-forget = Delete everything about me
identity-forget-help = Your name, devices, passkeys, codes, settings, record, ratings and chat messages are deleted, and so are games nobody else has a seat in. In running games a bot takes your seat for good. Finished games stay for the other players, without your name, and are no longer public. This can’t be undone.
identity-forget-sure = Yes, delete everything about me
identity-forget-now = Delete for good

## Coming back

sign-in = Sign in
sign-in-open = I’ve played here on another device
sign-in-title = Come back to your seats
sign-in-help = If you’ve played here on another device, you can be the same player here.
sign-in-link = From your other device
sign-in-link-help = Open “Identity and devices” there, have the link or QR code shown, and open it here.
sign-in-code = With a recovery code

## What can go wrong

error-bad-link = This link has been used or its ten minutes are over. Make a new one on your other device.
error-bad-code = This recovery code is wrong or has been used.
error-bad-passkey = That didn’t work: this passkey isn’t known here, or its answer came too late or twice. Try again.
error-already = You’re already this player on this device.
error-same-table = Both of you have a seat in the same unfinished game, so you can’t become one player. Finish or give up that game first.
error-name-taken = Somebody else has this name or one that looks like it. Please choose another.
error-unknown-device = There’s no such device any more.
error-last-way = This is your only way back to your seats. Make recovery codes or add another device first.
