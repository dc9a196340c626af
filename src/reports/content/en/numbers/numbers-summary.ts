/** The summary page of the numerology profile: name, year, challenge, dates. */

/** The name number among the strengths. Index single - 1. */
export const nameStrengthLine: readonly string[] = [
  'The sound of your name gives you authority before you speak.',
  'A gentle name goes ahead of you and makes people friendly.',
  'Your name suggests a person worth listening to.',
  'People do not confuse your name with anybody else’s.',
  'Your name is learnt quickly and becomes known fast.',
  'Your name sounds friendly, also to people who only read it.',
  'Your name suggests that you can keep a secret, and people trust it.',
  'A paper with your name on it looks reliable.',
  'With your name on it, a plan sounds as if it had already begun.',
];

/** The most frequent digit of the date. Index digit - 1. */
export const squareStrengthLine: readonly string[] = [
  'The 1 in your date helps you to put a matter into words.',
  'The 2 in your date lets you hear what is not said.',
  'The 3 in your date lets you picture a thing before it exists.',
  'The 4 in your date gives you skilful and steady hands.',
  'The 5 in your date keeps you calm when others shout.',
  'The 6 in your date makes people feel at home with you.',
  'The 7 in your date helps you to learn from what you have lost.',
  'The 8 in your date finds every false total.',
  'The 9 in your date gives you high aims and the energy for them.',
];

/** The challenge of the current life arc. Index challenge, 0 to 8. */
export const challengeCautionLine: readonly string[] = [
  'You could do many things, but not all at once. Choose two today, and leave them out.',
  'Keep your opinion and lower your voice; nobody is taking it away.',
  'Leave a hurtful remark alone until evening, and then look at it again.',
  'Finish a thing before you show it, and show it before you begin the next.',
  'Avoid both disorder and strictness; one tidy corner is enough.',
  'Do not leave at the first difficulty. Stay one more week, and then decide.',
  'Let others do the work at home in their own way.',
  'You often say only half of what you mean. Say the rest too.',
  'Look at your money on one day of the week, calmly, and not on the others.',
];

/** The current personal year. Index year - 1. */
export const currentYearLine: readonly string[] = [
  'start the thing you would like to be known for',
  'look after what has begun and do not hurry it',
  'let people see what you can do',
  'put papers, money and daily hours in order',
  'change one thing, travel once, stay curious',
  'look after your family and your home',
  'study, rest and force no decision',
  'count the results and ask for what you have earned',
  'finish, give away, make room',
];
