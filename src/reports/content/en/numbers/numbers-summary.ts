/** The summary page of the numerology profile: name, year, challenge, dates. */

/** The name number among the strengths. Index single - 1. */
export const nameStrengthLine: readonly string[] = [
  'The sound of your name makes room before you enter.',
  'A gentle name goes ahead of you and softens the clerk.',
  'Called out, your name suggests somebody worth listening to.',
  'People do not mix up your name with anybody else’s.',
  'Your name is quickly learnt and travels well.',
  'There is a welcome in your name even on an envelope.',
  'Your name keeps its counsel, and is trusted for it.',
  'Signed by you, a paper looks settled.',
  'With your name on it a plan sounds as if it had started.',
];

/** The most frequent digit of the date. Index digit - 1. */
export const squareStrengthLine: readonly string[] = [
  'Ones in your date: you can put a matter into words.',
  'Twos in your date: you hear what is not said.',
  'Threes in your date: you can see a thing before it is there.',
  'Fours in your date: your hands know what to do next.',
  'Fives in your date: you hold the centre when others shout.',
  'Sixes in your date: home goes with you.',
  'Sevens in your date: you have learnt from what you lost.',
  'Eights in your date: no false total gets past you.',
  'Nines in your date: you aim higher than is comfortable, and hit it at times.',
];

/** The challenge of the current life arc. Index challenge, 0 to 8. */
export const challengeCautionLine: readonly string[] = [
  'You could do any of it. Strike two items off the list today.',
  'Hold your ground in a soft voice; nobody is taking it away.',
  'Let the remark fall on the mat and lie there until evening.',
  'Finish before you show, and show before you begin the next.',
  'Aim between mess and strictness; one tidy corner is enough.',
  'Leave the door open and stay in the room.',
  'Allow the towels to be folded wrongly.',
  'Tell somebody the half that you always leave out.',
  'Look at the account once, calmly, and then at the sky.',
];

/** The current personal year. Index year - 1. */
export const currentYearLine: readonly string[] = [
  'start the thing you would like to be known for',
  'tend what is sprouting and do not pull at it',
  'let what you can do be seen',
  'lay stones, keep hours, mend the roof',
  'change one thing, travel once, stay curious',
  'look after your people and your rooms',
  'study, rest, and let the answers come to you',
  'measure, ask, collect what has been earned',
  'finish, give away, make room',
];
