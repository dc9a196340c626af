/** Terms explained below each calculator. One of them says how the result is computed. */
import type { CalculatorId } from '#web/content/calculators.ts';

export type Term = { question: string; answer: string };

export const terms: Record<CalculatorId, Term[]> = {
  love: [
    {
      question: 'What would a real match look at?',
      answer:
        'Two birth charts, not two names. Tradition compares the Moons of both people in eight tests with 36 points. This is called guna milan.',
    },
    {
      question: 'How is the score made?',
      answer:
        'A formula turns the letters of both names into one number from 40 to 100. The order of the names makes no difference. The same two names always give the same number.',
    },
  ],
  'atmakaraka-darakaraka': [
    {
      question: 'What is a karaka?',
      answer:
        'A Sanskrit word: one who acts. The Jaimini school ranks the planets by how far each has come within its sign. Each rank stands for somebody in your life.',
    },
    {
      question: 'Atmakaraka and darakaraka?',
      answer:
        'The planet that has come furthest is the atmakaraka. It stands for yourself and for what you have to learn. The planet that has come least far is the darakaraka. It stands for husband or wife.',
    },
    {
      question: 'How are the two picked?',
      answer:
        'A formula picks two of eight planets from your date and time. It computes no degrees; a birth chart does that.',
    },
  ],
  numerology: [
    {
      question: 'Life path',
      answer:
        'All digits of the birth date are added. The digits of the sum are added again, until one digit is left.',
    },
    {
      question: 'Destiny',
      answer:
        'Every letter of the full name has a value from 1 to 9: A, J and S are 1, B, K and T are 2, and so on. Their sum is reduced in the same way as the date.',
    },
    {
      question: 'Soul urge',
      answer:
        'Life path plus destiny, divided by nine: the remainder, or 9 if nothing remains. This is a rule of this site. Most books use the vowels of the name.',
    },
    {
      question: 'Master numbers',
      answer:
        'The digits of 11, 22 and 33 are not added any further. For the destiny this holds for 11 and 22 only. This kind of numerology comes from America and is about a hundred years old.',
    },
  ],
  'sun-sign': [
    {
      question: 'What is a sun sign?',
      answer:
        'The sign in which the Sun was when you were born, counted from the March equinox. It is the one that newspapers print.',
    },
    {
      question: 'Why do Vedic charts say another?',
      answer:
        'They count from the stars and not from the equinox. The two differ by about 24 degrees now, so the Sun is often in the sign before. Vedic charts also look at the Moon first.',
    },
    {
      question: 'How is it found?',
      answer:
        'From day and month alone, by the usual dates. In fact the first day of a sign can differ by one day from year to year.',
    },
  ],
  'rising-ascendant': [
    {
      question: 'What is a rising sign?',
      answer:
        'The sign that rises in the east in the minute of birth. It is also called the ascendant. In Sanskrit it is the lagna, and this site is named after it.',
    },
    {
      question: 'Why do hour and place matter?',
      answer: 'All twelve signs rise within a day, so each takes about two hours. The place decides when.',
    },
    {
      question: 'How is it picked here?',
      answer:
        'A formula turns date, time and place into a number, and the number picks a sign. The formula does not know where the town is.',
    },
  ],
  rashi: [
    {
      question: 'What is a rashi?',
      answer:
        'A sign: one twelfth of the zodiac. In India, “your rashi” means the sign in which the Moon was at your birth.',
    },
    {
      question: 'What is a nakshatra?',
      answer:
        'One of 27 equal parts of the Moon’s path, each 13 degrees and 20 minutes long. The Moon stays about a day in each.',
    },
    {
      question: 'How are both picked?',
      answer:
        'A formula picks both from your date and time. Where the Moon really was is computed in the free report.',
    },
  ],
  dasha: [
    {
      question: 'What is a mahadasha?',
      answer: 'A great period. One planet rules for six to twenty years, and then the next one.',
    },
    {
      question: 'Which nine, and in what order?',
      answer:
        'Ketu 7 years, Venus 20, Sun 6, Moon 10, Mars 7, Rahu 18, Jupiter 16, Saturn 19, Mercury 17: the Vimshottari cycle of 120 years.',
    },
    {
      question: 'How is yours found here?',
      answer:
        'From your age alone, which is this year minus the year of birth: the nine periods are counted from Ketu on. In a real chart the nakshatra of the Moon decides with which period you begin.',
    },
  ],
  'moon-sign': [
    {
      question: 'What is a moon sign?',
      answer:
        'The sign in which the Moon was at your birth. The Moon changes its sign every two and a quarter days, so a real answer needs the time.',
    },
    {
      question: 'How is it counted here?',
      answer:
        'The day of the month is counted along the twelve signs: the 1st is Aries, and so are the 13th and the 25th.',
    },
  ],
};
