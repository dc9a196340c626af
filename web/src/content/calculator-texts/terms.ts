/** Terms explained below each calculator. One of them says how the result is computed. */
import type { CalculatorId } from '#web/content/calculators.ts';

export type Term = { question: string; answer: string };

export const terms: Record<CalculatorId, Term[]> = {
  love: [
    {
      question: 'What would a real match look at?',
      answer:
        'Two charts, not two names. Tradition compares the Moons of both people in eight tests worth 36 points; it is called guna milan.',
    },
    {
      question: 'How is the score made?',
      answer:
        'The letters of both names are stirred into one number from 40 to 100. It makes no difference who is written first, and the same two names always meet at the same number.',
    },
  ],
  'atmakaraka-darakaraka': [
    {
      question: 'What is a karaka?',
      answer:
        'Sanskrit for one who acts. The Jaimini school ranks eight planets by how far each has come within its sign, and lets every rank stand for somebody in your life.',
    },
    {
      question: 'Atmakaraka and darakaraka?',
      answer:
        'The planet that has come furthest is the atmakaraka, for the self and what it keeps having to learn. The one that has come least far is the darakaraka, for husband or wife.',
    },
    {
      question: 'How are the two picked?',
      answer:
        'Your date and hour choose two different planets out of eight by arithmetic. No degrees are computed here; a chart does that.',
    },
  ],
  numerology: [
    {
      question: 'Life path',
      answer: 'All digits of the birth date added up, and the sum’s digits again, until one is left.',
    },
    {
      question: 'Destiny',
      answer:
        'Every letter of the full name has a value from 1 to 9: A, J and S are 1, B, K and T are 2, and so on. Their sum is treated like the date’s.',
    },
    {
      question: 'Soul urge',
      answer:
        'Life path and destiny together, with the nines cast out. It is this site’s own rule: most books read the vowels of the name instead.',
    },
    {
      question: 'Master numbers',
      answer:
        '11, 22 and 33 are not added up any further. A destiny stops at 11 and 22 only. The school behind all this is American and about a hundred years old.',
    },
  ],
  'sun-sign': [
    {
      question: 'What is a sun sign?',
      answer:
        'The twelfth of the year the Sun was crossing when you were born, counted from the March equinox. It is the one that newspapers print.',
    },
    {
      question: 'Why do Vedic charts say another?',
      answer:
        'They count from the stars instead of the equinox, some 24 degrees apart by now, so the Sun there is often in the sign before. And they put the Moon first.',
    },
    {
      question: 'How is it found?',
      answer:
        'From day and month alone, by the customary dates. In truth the border shifts by up to a day from year to year.',
    },
  ],
  'rising-ascendant': [
    {
      question: 'What is a rising sign?',
      answer:
        'The sign coming up over the eastern horizon in the minute of birth, also called the ascendant. In Sanskrit it is the lagna, and this site is named after it.',
    },
    {
      question: 'Why do hour and place matter?',
      answer:
        'The whole zodiac passes the horizon within a day, so a sign takes about two hours to rise, sooner or later depending on where you stand.',
    },
    {
      question: 'How is it picked here?',
      answer:
        'Date, hour and place are stirred into a number, and the number picks a sign. The town is not looked up: it is only repeated to you.',
    },
  ],
  rashi: [
    {
      question: 'What is a rashi?',
      answer: 'A twelfth of the zodiac. Somebody in India who asks for yours means the one your Moon was in.',
    },
    {
      question: 'What is a nakshatra?',
      answer:
        'One of twenty-seven stations on the Moon’s path, each 13 degrees and 20 minutes long. She stays about a day in each.',
    },
    {
      question: 'How are both picked?',
      answer:
        'By arithmetic on date and hour, once for the rashi and once for the nakshatra. Where the Moon truly stood is worked out in the free report.',
    },
  ],
  dasha: [
    {
      question: 'What is a mahadasha?',
      answer:
        'A great period: one planet sets the tone for six to twenty years, then hands over to the next.',
    },
    {
      question: 'Which nine, and in what order?',
      answer:
        'Ketu 7 years, Venus 20, Sun 6, Moon 10, Mars 7, Rahu 18, Jupiter 16, Saturn 19, Mercury 17: the Vimshottari cycle of 120 years.',
    },
    {
      question: 'How is yours found here?',
      answer:
        'Your age, this year less the year of birth, is laid along the nine from Ketu on. In a true chart the Moon’s nakshatra decides where you come in.',
    },
  ],
  'moon-sign': [
    {
      question: 'What is a moon sign?',
      answer:
        'The sign the Moon was in at birth. She changes it every two and a quarter days, which is why a true one needs the hour.',
    },
    {
      question: 'How is it counted here?',
      answer:
        'The day of the month is counted along the twelve signs: the 1st is Aries, and so are the 13th and the 25th.',
    },
  ],
};
