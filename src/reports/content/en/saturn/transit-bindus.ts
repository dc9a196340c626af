/**
 * A good place of a slow graha from the Moon with few bindus, and a demanding place with many. Index place - 1. Saturn is well
 * placed in 3, 6 and 11, Jupiter in 2, 5, 7, 9 and 11.
 */
import type { BindusGrade } from '#src/reports/content/en/strengths/strengths.ts';

export const transitBindusTexts: Record<'Saturn' | 'Jupiter', readonly Record<BindusGrade, string>[]> = {
  Saturn: [
    {
      many: 'The points run high, though, and by the rule they decide how it feels: a full basket on a strong head.',
      some: 'The points are middling, so the weight is what anybody carries home from a market, and no more.',
      few: 'Points are scarce here as well; take on nothing new that needs you at your cheerfullest.',
    },
    {
      many: 'A high count says that the strict household is solvent: savings grow under the very eye that counts them.',
      some: 'On a fair count the budget is tight and holds, like a good knot.',
      few: 'With so few points a spare purse is the best adviser; begin it small, and before the festival season.',
    },
    {
      many: 'The points are high too; both rules agree, so lean on these months with your whole weight.',
      some: 'An average count makes it what a fair employer pays, on the day it is due.',
      few: 'The place is good and the count thin, so half of the promise arrives; plan with that half and be pleased with the rest.',
    },
    {
      many: 'There are points to spare, however: the beams are sound, and what you repair now stays repaired.',
      some: 'A middling count leaves the roof where it is and asks for a bucket here and there.',
      few: 'The count is low besides, so rent, rest and relatives come before improvement of any of them.',
    },
    {
      many: 'The marks it gives are high ones, by the count: demanding, and well within your strength.',
      some: 'By a fair count you pass in most subjects, with a remark about handwriting.',
      few: 'Few points support it; wager nothing, rehearse much, and show the draft to one kind reader only.',
    },
    {
      many: 'And the points are many, so the ladder is long enough: go up to the top shelf.',
      some: 'The count is average, and the ladder reaches as far as your own arm makes it.',
      few: 'Only few points steady it, so climb by single rungs and come down for lunch.',
    },
    {
      many: 'Points are plentiful, which makes slow partners reliable ones; terms agreed now are kept.',
      some: 'On ordinary points the talks go back and forth, and come out about where they should.',
      few: 'Here the count is thin as well: sign late, read the clause on leaving, and share the heavy bags.',
    },
    {
      many: 'A generous count lights the passage behind the wall; hard, says the place, and the points add that you can.',
      some: 'With the points at their average it is a tunnel of ordinary length, with air in it.',
      few: 'Place and points agree on going slowly. Keep the calendar loose and the bills small.',
    },
    {
      many: 'The points stand by you: whatever belief passes this inspection is yours for a long while.',
      some: 'A count in the middle gives an uphill pilgrimage with benches; rest on the way, and look at the view.',
      few: 'As the count is low, expect the guru to be late and bring your own umbrella.',
    },
    {
      many: 'The count is high, and so this gymnasium has a good trainer: the load makes you stronger by the month.',
      some: 'An average count: the work is heavy, the wage is regular, the chair is hard.',
      few: 'With few points behind you choose which duties to be excellent at, and let the others be merely done.',
    },
    {
      many: 'Points and place both say yes, which Saturn seldom manages: ask for the post, the raise, the long lease.',
      some: 'The count is in the middle, so gains come in the order of the queue, and yours moves.',
      few: 'A thin count trims the harvest; gather it early, and thank it for coming at all.',
    },
    {
      many: 'By a high count even the empty room pays: retreat, study and distance return more than they cost.',
      some: 'Middling points let you sleep, if not late; income and outgo shake hands.',
      few: 'The points are low, so cut the leak before it is a stream, and let sleep be the one luxury.',
    },
  ],
  Jupiter: [
    {
      many: 'Many points lift a place that the lists pass over, and the travelling adviser travels in comfort.',
      some: 'On a fair count it is neither feast nor fast; choose which advice is yours to give.',
      few: 'Few points stand here either, so promise by the spoonful.',
    },
    {
      many: 'With the count high as well this is money to build upon: ask, invoice, invest in a skill.',
      some: 'The count is fair, and the rate you name is met somewhere near its middle.',
      few: 'Thin points make the purse kind and not very large; spend it after it has come, not before.',
    },
    {
      many: 'A high count gives the teacher a cart for the bricks: small efforts go surprisingly far.',
      some: 'By average points each brick is paid for, singly.',
      few: 'As points are few, one brick a day is a plan and five are a wish.',
    },
    {
      many: 'The points are high, and you may read it as a good year at home in plain clothes.',
      some: 'Its count is ordinary: the house wants a little more than planned, and gives a little more as well.',
      few: 'A low count as well; put the new sofa off, and borrow no chairs on hope.',
    },
    {
      many: 'The points are many as well, so what is taught, planted or begun with a child has good ground.',
      some: 'With points in the middle one of your three good ideas is very good indeed.',
      few: 'The joy is real on few points too, only smaller; let the prize be the making of it.',
    },
    {
      many: 'A strong count turns the dull service into a good name, and somebody influential notices.',
      some: 'At an average count the errands balance the thanks.',
      few: 'Points being few, get promises in writing and help with your hands sooner than with your wallet.',
    },
    {
      many: 'Points in plenty: invite, propose, sign in good company, and set out together.',
      some: 'The count is fair, so help is at hand from across the table for those who ask twice.',
      few: 'A small count keeps the smile and shortens the stay; settle the main thing early.',
    },
    {
      many: 'That lamp is well filled, says the count: research, inheritance papers and quiet study repay you.',
      some: 'The oil is enough by a middling count, if the wick is kept short.',
      few: 'There is little oil by the count, so leave what is hidden alone until it comes to light.',
    },
    {
      many: 'On so high a count fortune knows your address; apply to the best place first.',
      some: 'An average of points lets the door open half-way, and your foot does the rest.',
      few: 'By a low count the blessing is brief; receive it standing, and pass on a part.',
    },
    {
      many: 'The many points are a good strap to hold on to: the standing ends in a better seat.',
      some: 'On a fair count you keep your balance and your bag.',
      few: 'Few points steady the bus, so keep both feet on the floor and your résumé in the drawer.',
    },
    {
      many: 'The points say the same, and louder: ask, apply, invite, begin.',
      some: 'Its points are average, which still means more than in most years; name one wish plainly.',
      few: 'With so small a count the friends are gold and the gains silver; both are welcome.',
    },
    {
      many: 'Spending of this sort comes back, by so high a count: study abroad, a well dug, a debt forgiven.',
      some: 'The count is even, and the sum you decided on proves to be about right.',
      few: 'Little is put back, by the count, so give time where you would have given notes.',
    },
  ],
};
