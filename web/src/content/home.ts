/**
 * Texts of the upper home page. The teasers quote the sample report of a fictional person (4 June 1996, 2:30 pm, Kota);
 * the positions in each `because` are computed.
 */

export const claims = [
  { figure: '10K+', label: 'clients' },
  { figure: '15+', label: 'years' },
  { figure: '99%', label: 'accuracy' },
] as const;

export const teasers = [
  {
    key: 'career-wealth',
    question: 'Is this the year to change jobs?',
    statement: 'Your work changes shape more than once, and each change pays for the one before.',
    because:
      'Mercury, lord of your tenth house, stands late in Mesha, in the eighth, where endings feed beginnings.',
  },
  {
    key: 'love-marriage',
    question: 'Why do I keep choosing the same person?',
    statement: 'You choose the steady one, and the warmth you wait for comes late and stays.',
    because: 'Saturn and Ketu share your seventh house, Meena, while its lord, Jupiter, is at home in Dhanu.',
  },
  {
    key: 'life-blueprint',
    question: 'What is the whole picture?',
    statement: 'People find you reserved at the door and generous in the kitchen.',
    because:
      'Rahu stands on your lagna and keeps them guessing, but the Moon and Jupiter together hold your fourth house, the home.',
  },
  {
    key: 'janam-kundli',
    question: 'What did the sky look like when I was born?',
    statement: 'Kanya was rising, and the Moon, just past full, walked beside Jupiter.',
    because:
      'at 2:30 that afternoon in Kota the eastern horizon had reached 18° of Kanya, with Moon and Jupiter three degrees apart in Dhanu.',
  },
  {
    key: 'year-ahead',
    question: 'What will the next twelve months ask of me?',
    statement: 'Keep the promises you have before you make new ones.',
    because:
      'Saturn is back in Meena, where it stood at your birth, and crosses your seventh house until February 2028.',
  },
  {
    key: 'numerology-profile',
    question: 'What do my name and date add up to?',
    statement: 'You count twice and give once, and what you give is meant to last.',
    because: 'the digits of your birth date add up to 35 and so to 8, the number of Saturn.',
  },
] as const;

/** The six report cards in order; the first is larger. Names and prices in rupees are used until the catalogue is loaded. */
export const cards = [
  {
    key: 'life-blueprint',
    name: 'Complete Life Blueprint',
    price: 2499,
    summary: 'Every house, graha and period of your life, in one volume.',
  },
  {
    key: 'career-wealth',
    name: 'Career & Wealth',
    price: 1299,
    summary: 'The work that suits your tenth house, and when money moves.',
  },
  {
    key: 'love-marriage',
    name: 'Love & Marriage',
    price: 899,
    summary: 'What you look for, whom you meet, and the years that favour it.',
  },
  {
    key: 'janam-kundli',
    name: 'Janam Kundli',
    price: 999,
    summary: 'The classical birth chart: lagna, Moon, nakshatra, dashas.',
  },
  {
    key: 'year-ahead',
    name: 'Year Ahead',
    price: 1199,
    summary: 'Twelve months from now, and what each one is good for.',
  },
  {
    key: 'numerology-profile',
    name: 'Numerology Profile',
    price: 799,
    summary: 'Your name and date as numbers, and how they sit with your chart.',
  },
] as const;
