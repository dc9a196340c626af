/** Venus in each sign, Aries to Pisces: love in daily life. */
export const venusSignInLove = [
  'You show love at once; the tickets are booked before the question is finished. You like a person who says yes or no clearly. If the answer is slow, ask once more before you feel hurt.',
  'Love is practical for you: food, comfort, repairs, being there. You notice what is missing and provide it without a word. Let other people also do something for you.',
  'Your love travels by message: a joke, a song, a photograph from the road. A quick reply means affection to you, and a day without one hurts. Agree on a fixed hour for a call.',
  'You love by taking charge of somebody’s food, family and worries. You relax only when the same care comes back. Ask for it directly; many people were never taught to notice.',
  'You love openly: big birthdays, praise before others, generous gifts. A weak thank you in company hurts you more than a plain no. Tell people which occasions matter to you.',
  'You love through exact, useful help: a form filled in, a tiffin packed as it is liked. Venus is shy in this sign, so say one loving sentence a day as well.',
  'Courtesy does not end for you after marriage or after years together. You still ask, still dress well at home, still give away the better half. Say that this is love, and not only good manners.',
  'You love deeply or not at all. Small talk bores you, and a shared secret binds you for years. You test people in silence; ask them what you need to know instead.',
  'Travel, humour and frank answers please you most. You suggest a trip where others suggest dinner. Possessive behaviour drives you away, so explain early how much freedom you need.',
  'Your love is reliable: you repair the geyser, remember the premium and save for the holiday. You become soft when somebody takes a duty from you. Accept such help when it is offered.',
  'You give the person you love much freedom, and you want the same. You feel closest when two people do two things in one room. Explain this, since others may feel left alone.',
  'You adapt to the person you love, and you forgive early. Often you give way before anyone has asked. Say your own wish first once a week, even if it is only about a film.',
] as const;
