/** Manglik (Mangal dosha) of one chart and of the match. */
import type { PossibleManglikMatch } from '#src/astrology/doshas/manglik-match.ts';
import type { MatchManglik } from '#src/kundli-milan/contract.ts';

export const MANGLIK_LABELS: Record<MatchManglik['verdict'], string> = {
  none: 'not Manglik',
  cancelled: 'Manglik, cancelled',
  mild: 'mildly Manglik',
  present: 'Manglik',
  uncertain: 'depends on the hour of birth',
};

export const NOT_MANGLIK_TEXT = 'Mars is in none of the houses that count for Manglik.';
/** Without a birth time Mars is counted from the Moon and Venus only. */
export const MANGLIK_IN_PART_LABEL = 'Manglik in part, the hour of birth decides the rest';
export const NO_COUNT_TEXT = 'Counted from the Moon and from Venus, Mars is in no Manglik house.';
export const UNCERTAIN_MANGLIK_TEXT =
  'At some hours of that day Mars is in a Manglik house from the Moon or Venus.';
export const LAGNA_NEEDED_TEXT = 'The count from the lagna weighs most, and it needs the hour of birth.';
/** After "Mars is in the fourth house from Venus". */
export const COUNT_CONSEQUENCES = {
  cancelled: ', but a rule of the books cancels this.',
  mild: ', which is the lighter count.',
};

/** @param counts of some of the hours: "Mars is in …" */
export const formatAtSomeHours = (counts: string): string =>
  `At some hours of that day ${counts} At the other hours other houses give the same result.`;

/** @param houses of Mars at some of the hours: "the fourth house from the Moon" */
export const formatCancelledByHour = (houses: string): string =>
  `At some hours of that day Mars is in ${houses}, but a rule of the books cancels this. At the other hours it is in no Manglik house.`;

/** After the houses of Mars. */
export const MANGLIK_CONSEQUENCES = {
  cancelled: 'This alone would make the chart Manglik.',
  mild: 'This makes the chart Manglik, but only mildly.',
  present: 'This makes the chart Manglik. Many families then look for a partner who is Manglik too.',
};

export const MANGLIK_MATCH_TEXTS: Record<PossibleManglikMatch, string> = {
  clear: 'No Manglik dosha remains in either chart, so nothing has to be balanced.',
  balanced: 'Both charts are Manglik. By tradition each balances the other.',
  answered: 'One chart is Manglik, and a malefic in the same house of the other chart balances it.',
  'one-sided':
    'One chart is Manglik, and the other does not balance it. Ask an astrologer whom you trust before you worry.',
  'one-sided-mild':
    'One chart is mildly Manglik, and the other does not balance it. Most astrologers accept such a match.',
  open: 'The unknown hour of birth decides whether a Manglik chart meets one that is not. Ask an elder for the hour before you worry about this point.',
};
