mombasa-refusal-costs-pounds = It costs £{ $price }; you have £{ $have }.
mombasa-refusal-costs-units = { $price ->
    [one] It costs { $price } unit; you have { $have }.
   *[other] It costs { $price } units; you have { $have }.
}
mombasa-refusal-costs-expansion-points = { $price ->
    [one] It costs { $price } expansion point; you have { $have }.
   *[other] It costs { $price } expansion points; you have { $have }.
}
mombasa-refusal-costs-bookkeeping-points = { $price ->
    [one] It costs { $price } bookkeeping point; you have { $have }.
   *[other] It costs { $price } bookkeeping points; you have { $have }.
}
mombasa-refusal-needs-level = You haven’t unlocked bonus { $need } of this track yet, or can use it only from your next turn on.

mom-bonus-02 = This bonus space is taken.
mom-bonus-04 = You need more than everyone else, and at least 1.
mom-bonus-08 = This card isn’t in the display.
mom-bonus-09 = This card can’t be discarded.
mom-bonus-15 = The +1 tile goes on one of your face-up goods cards.
mom-bonus-16 = The +1 tile is already placed and can’t be moved.
mom-bonus-20 = After paying the fee you couldn’t buy any card there.
mom-book-01 = Only a bookkeeper can do this.
mom-book-06 = There’s no book in this cell.
mom-book-07 = Your bookkeeping track is full.
mom-book-08 = There’s no book on the next step.
mom-book-09 = Your face-up cards don’t meet the next book’s requirement.
mom-book-16 = There’s no post in this column.
mom-book-19 = The ink jar is on the final step.
mom-book-24 = You meet the requirement: there’s nothing to pay for.
mom-diamond-01 = Only a diamond merchant can do this.
mom-expand-04 = The company has no way into this region.
mom-expand-07 = The company already holds this region.
mom-expand-08 = There’s no post in this column.
mom-expand-10 = This column is full.
mom-expand-11 = The final space of a column is never covered again.
mom-expand-14 = The company has no posts left at home.
mom-expand-17 = You must place at least one post.
mom-goods-01 = Goods cards used together must show the same good, and each can be used only once.
mom-goods-02 = This card isn’t in the display.
mom-goods-13 = Use your goods cards to buy a card or to move on a track.
mom-plan-02 = This card isn’t in your hand, or you’ve already planned it.
mom-plan-05 = This slot isn’t open yet.
mom-plan-07 = Single-share cards can’t be planned.
mom-plan-11 = Fill your slots from left to right, then confirm.
mom-rest-05 = Take a rest deck that has cards.
mom-round-06 = You need the matching card face up, or a free bonus marker.
mom-setup-15 = You weren’t dealt this starting tile.
mom-special-05 = Mixed goods must buy a card.
mom-special-11 = You can’t advance on this track with this bonus.
mom-special-12 = You can use only one of a track’s two extra spaces per round.
mom-track-03 = Your marker is already on the last space.
mom-track-04 = You can’t advance any further on this track.
mom-track-10 = None of the tracks in this game has this space.
