/** Rows of a month of a child in which Mercury or Venus is only in places that earlier months have treated. */
export const learningWhenMercuryRepeats = [
  'What was learnt some months ago comes up again. Repeat it in a playful way before anything new.',
  'Your child likes known lessons better than new ones. Let the child explain one to you.',
  'An old question comes back with more thought behind it. Look for the answer in a book together.',
] as const;

export const friendsWhenVenusRepeats = [
  'A friend or a toy of some weeks ago becomes dear again. Invite the one, repair the other.',
  'Your child returns to an old favourite game. Play along for half an hour.',
  'Old friends are better company than new ones now. Arrange one visit.',
] as const;
