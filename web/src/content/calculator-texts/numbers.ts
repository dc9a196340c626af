/** A trait for each possible result: one digit, or a master number (11, 22, 33). */
export const numberTraits: Readonly<Record<number, string>> = {
  1: 'You like to begin things and to lead.',
  2: 'You listen well and help two people to agree.',
  3: 'You speak and write well, and make others cheerful.',
  4: 'You work carefully, step by step, and people can rely on you.',
  5: 'You need freedom, travel and change.',
  6: 'You look after your family, your home and your duties.',
  7: 'You study a thing until you understand it.',
  8: 'You count carefully, decide once and take responsibility.',
  9: 'You give freely and think of many people.',
  11: 'You sense what is coming before others do.',
  22: 'You make large plans and also carry them out.',
  33: 'You teach by caring for people.',
};
