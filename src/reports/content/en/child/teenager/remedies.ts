/** Remedies at twelve to fifteen. */

export const childRemedyHabits = {
  Mars: {
    text: 'Run, cycle or climb for twenty minutes. Do only as much as your body allows.',
  },
  Mercury: {
    title: 'Write half a page by hand',
    text: 'Write down one thing that you understood today. On the seventh day read all the pages again.',
  },
  Jupiter: {
    title: 'Read one page of an old book',
    text: 'Choose old stories or poems in your own language. Read one page slowly each day, and remember one sentence of it.',
  },
} as const;

export const childRemedyServices = {
  Sun: {
    text: 'Write a few lines to your father or a teacher, and say exactly what you learnt from them.',
  },
  Mars: {
    text: 'Repair a lamp, a book or a bicycle. Work together with a grown-up where tools are sharp, and ask for no thanks.',
  },
  Mercury: {
    text: 'Teach a sum, a knot or a game. Then let the younger child teach it to you.',
  },
  Rahu: {
    text: 'Help somebody who is new in your class or street. Show where things are, and introduce your friends.',
  },
} as const;

/** By the element of the Sun’s sign at birth, from 1: fire, earth, air, water. */
export const childSolarReturnByElement = {
  3: 'Open a window. Write one sentence about the past year and one about the new year, and read both aloud. If you are at school then, do it in the evening.',
} as const;

/** By the lord of the birth nakshatra. */
export const childBirthNakshatraByLord = {
  Mercury: 'On the day of your birth star, write half a page of thanks in a notebook, and read one story.',
  Jupiter: 'On the day of your birth star, thank a teacher, offer a flower, and read one page of a holy book.',
  Ketu: 'Leave out one thing on the day of your birth star: a sweet, a film or a quarrel. It is a day for thanks.',
} as const;
