/** Texts beside a chart fact. Loaded with the first one. */
import type { ChartFactsCalculatorId } from './chart-facts.ts';

/** Why the answer differs from the playful result above it. Numerology has none: it says nothing about the sky. */
export const differenceTexts: Partial<Record<ChartFactsCalculatorId, string>> = {
  'atmakaraka-darakaraka':
    'Why it differs from the game above: the game picks two planets by arithmetic. This answer compares the degrees of the real grahas.',
  'sun-sign':
    'Why it differs from the game above: the game counts from the March equinox, as newspapers do. This answer is sidereal: it counts from the stars, as Indian charts do.',
  'rising-ascendant':
    'Why it differs from the game above: the game picks a sign by arithmetic. This answer is the sign that rose over your place.',
  rashi:
    'Why it differs from the game above: the game only does arithmetic with your date and time. This answer is computed from where the Moon was. Families and pandits use this one.',
  dasha:
    'Why it differs from the game above: the game looks at your age alone. In this answer the nakshatra of the Moon decides where the periods begin.',
  'moon-sign':
    'Why it differs from the game above: the game counts the day of the month along the signs. This answer is computed from where the Moon was.',
};

/** When the playful result names the same. */
export const SAME_TEXT = 'The game above names the same, this time.';

export const FREE_REPORT_TEXT =
  'The free kundli has your chart, the nine grahas and your current dasha. It needs an account, and costs nothing. We fill in this birth for you; until you order, it stays in this browser tab.';

export const SIDEREAL_TEXT =
  'Sidereal: counted from the stars, with the Lahiri ayanamsa, as in most Indian almanacs.';
