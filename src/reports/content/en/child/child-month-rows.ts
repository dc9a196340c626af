/** Rows of a month of a child in which Mercury or Venus is only in places that earlier months have treated. */
export const learningWhenMercuryRepeats = [
  'What you learnt some months ago comes up again. Repeat it in a playful way before anything new.',
  'You like known lessons better than new ones. Explain one of them to somebody at home.',
  'An old question comes back with more thought behind it. Look for the answer in a book together.',
] as const;

export const friendsWhenVenusRepeats = [
  'A friend or a toy of some weeks ago becomes dear again. Invite the one, repair the other.',
  'You return to an old favourite game. For parents: play along for half an hour.',
  'Old friends are better company than new ones now. Arrange one visit.',
] as const;
