/** The most frequent number of a person, 1 to 9. */
export const recurringNumberTexts: readonly string[] = [
  'Among your sums one number keeps putting up its hand: the first. Independence is the sentence that this whole copy says in several hands.',
  'However your sums are worked, a two tends to be left over. Of all that follows, believe the parts on partnership before the rest.',
  'The sums keep meeting at three, like cousins at a tea stall. Where pages differ about you, the cheerful one has the more votes.',
  'Four turns up at more than one end of the arithmetic. You build, say those sums in chorus, and the plan is your own drawing.',
  'Whichever way one adds, five slips in again. What is said of movement, trade and talk has been said of you more than once.',
  'A six recurs in the workings below, as a good recipe does in a family. Read the lines on home and taste as underlined.',
  'Seven is what your sums like to come to. Different additions, one withdrawal: take the lines on study and quiet as confirmed.',
  'The reckonings lean towards eight, each from its own side. Where work and long patience are spoken of, several witnesses have signed.',
  'Nine is the sum that comes back to you. It is the digit that changes no other in adding, and your copy speaks often of giving.',
];
export const noRecurringNumber =
  'No number comes twice among your chief sums. You are many-sided by this count, so read each page for itself, and keep what fits.';
