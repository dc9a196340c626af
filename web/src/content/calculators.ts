/** The eight calculators, in the specification's order. `line` says what one gives and gets. */
export const calculators = [
  { id: 'love', title: 'Love match', line: 'Two names, one playful score' },
  {
    id: 'atmakaraka-darakaraka',
    title: 'Atmakaraka & Darakaraka',
    line: 'The soul’s planet and the partner’s',
  },
  { id: 'numerology', title: 'Numerology', line: 'Life path, destiny, soul urge' },
  { id: 'sun-sign', title: 'Sun sign', line: 'From your date of birth' },
  { id: 'rising-ascendant', title: 'Rising sign', line: 'Date, hour and place' },
  { id: 'rashi', title: 'Rashi & nakshatra', line: 'Your Moon’s house in the sky' },
  { id: 'dasha', title: 'Mahadasha', line: 'The period you are living in' },
  { id: 'moon-sign', title: 'Moon sign', line: 'How you feel things' },
] as const;

export type CalculatorId = (typeof calculators)[number]['id'];
