/** What the panel of chart facts ("From the real sky") computes, shown before the request. */
import type { CalculatorId } from '#web/content/calculators.ts';

/** The calculators that ask for a date of birth. */
export type ChartFactsCalculatorId = Exclude<CalculatorId, 'love'>;

export const chartFactsIntros: Record<ChartFactsCalculatorId, string> = {
  'atmakaraka-darakaraka':
    'The game above is for fun. Here we compute how far each graha had come in its sign, and rank all seven.',
  numerology:
    'Numbers come from your name and your date, not from the sky. Here we compute where the Sun and the Moon were on that day.',
  'sun-sign':
    'The dates above are those of newspapers. Here we compute your sidereal Sun sign, the one in Indian charts.',
  'rising-ascendant':
    'The game above is for fun. Here we compute which sign rose over your place of birth, and from when to when.',
  rashi:
    'The game above is for fun. Here we compute where the Moon was: your true rashi, nakshatra and pada, the ones a pandit asks for.',
  dasha:
    'The game above looks at your age alone. Here we compute your mahadasha and antardasha from the Moon, with their dates.',
  'moon-sign':
    'The game above is for fun. Here we compute the sidereal sign in which the Moon was when you were born.',
};
