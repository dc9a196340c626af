/** The eight calculators in the order of the specification. `subtitle` is a few words, `description` a sentence. */
export const calculators = [
  {
    id: 'love',
    title: 'Love match',
    subtitle: 'Two names, one playful score',
    description: 'Two names, one number, a smile.',
  },
  {
    id: 'atmakaraka-darakaraka',
    title: 'Atmakaraka & Darakaraka',
    subtitle: 'The soul’s planet and the partner’s',
    description: 'Of the planets in a chart, one speaks for the soul and one for the partner. Meet both.',
  },
  {
    id: 'numerology',
    title: 'Numerology',
    subtitle: 'Life path, destiny, soul urge',
    description:
      'Your name and your birth date, added up before your eyes, with what each number stands for.',
  },
  {
    id: 'sun-sign',
    title: 'Sun sign',
    subtitle: 'From your date of birth',
    description: 'The sign everybody asks about, from the day and month you were born.',
  },
  {
    id: 'rising-ascendant',
    title: 'Rising sign',
    subtitle: 'Date, hour and place',
    description: 'The sign at the eastern horizon, which is said to colour how you walk into a room.',
  },
  {
    id: 'rashi',
    title: 'Rashi & nakshatra',
    subtitle: 'Your Moon’s house in the sky',
    description: 'A sign by its Sanskrit name, and one of the twenty-seven stars to go with it.',
  },
  {
    id: 'dasha',
    title: 'Mahadasha',
    subtitle: 'The period you are living in',
    description:
      'A life in nine planetary chapters, the shortest of six years. See which one your age falls in.',
  },
  {
    id: 'moon-sign',
    title: 'Moon sign',
    subtitle: 'How you feel things',
    description: 'The sign behind your moods, and the quality it lends to a quiet evening.',
  },
] as const;

export type CalculatorId = (typeof calculators)[number]['id'];
export type CalculatorEntry = (typeof calculators)[number];

export const buildCalculatorPath = (id: CalculatorId) => `/calculate/${id}`;
