/** The most frequent number of a person, 1 to 9. */
export const recurringNumberTexts: readonly string[] = [
  'More than one of your sums comes to 1. Independence is therefore the main subject of this report; read the parts on leading first.',
  'Two comes back among your sums. Of all that follows, give most weight to the parts on partnership and feeling.',
  'More than one of your sums is 3. Where two pages differ about you, believe the more cheerful one.',
  'Four is the result of more than one sum. You build by your own plan, so read the lines on order and method with care.',
  'By different additions you come to 5. What is said of movement, trade and talk is confirmed; leave room for change in your plans.',
  'Six returns among your sums. Take the lines on home, family and taste as the most important ones.',
  'Your sums come to 7 in more than one way. The lines on study and quiet are confirmed, so give both a fixed hour.',
  'Eight is reached by more than one of your sums. What is said of work and long patience counts double.',
  'Nine is the sum that returns. Your numbers speak often of giving; decide where you give, and how much.',
];
export const noRecurringNumber =
  'No number comes twice among your main sums. You have many sides by this count, so read each page for itself and keep what fits.';
