/** The eight calculators in the order of the specification. `subtitle` is a few words, `description` a sentence. */
export const calculators = [
  {
    id: 'love',
    title: 'Love match',
    subtitle: 'A playful score from two names',
    description: 'A love score from two names, for fun.',
  },
  {
    id: 'atmakaraka-darakaraka',
    title: 'Atmakaraka & Darakaraka',
    subtitle: 'The planets of self and partner',
    description: 'In a birth chart one planet stands for yourself and one for your partner. Find out which.',
  },
  {
    id: 'numerology',
    title: 'Numerology',
    subtitle: 'Life path, destiny, soul urge',
    description: 'Your name and your birth date as numbers. You see each sum, and what each number means.',
  },
  {
    id: 'sun-sign',
    title: 'Sun sign',
    subtitle: 'From your date of birth',
    description: 'The sign that newspapers use, from the day and month of your birth.',
  },
  {
    id: 'rising-ascendant',
    title: 'Rising sign',
    subtitle: 'From date, time and place',
    description: 'The sign that rises in the east at birth. It describes how others see you at first.',
  },
  {
    id: 'rashi',
    title: 'Rashi & nakshatra',
    subtitle: 'The sign and star of your Moon',
    description: 'Your Moon sign by its Sanskrit name, and one of the 27 nakshatras.',
  },
  {
    id: 'dasha',
    title: 'Mahadasha',
    subtitle: 'The planet that rules your present years',
    description: 'Nine planets rule your life one after the other. See which one rules at your age.',
  },
  {
    id: 'moon-sign',
    title: 'Moon sign',
    subtitle: 'How you feel things',
    description: 'The sign of your feelings, with its main quality.',
  },
] as const;

export type CalculatorId = (typeof calculators)[number]['id'];
export type CalculatorEntry = (typeof calculators)[number];

export const buildCalculatorPath = (id: CalculatorId) => `/calculate/${id}`;
