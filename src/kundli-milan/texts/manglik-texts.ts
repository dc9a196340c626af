/** Manglik (Mangal dosha) of one chart and of the match. */
import type { GradedManglikMatch } from '#src/astrology/doshas/manglik-match.ts';
import type { MatchManglik } from '#src/kundli-milan/contract.ts';

export const MANGLIK_LABELS: Record<MatchManglik['verdict'], string> = {
  none: 'not Manglik',
  cancelled: 'Manglik, cancelled',
  mild: 'mildly Manglik',
  present: 'Manglik',
  uncertain: 'depends on the hour of birth',
};

export const NOT_MANGLIK_TEXT = 'Mars is in none of the houses that count for Manglik.';
/** Without a birth time Mars is counted from the Moon and Venus only, and the lagna can also cancel these counts. */
export const MILD_WITHOUT_LAGNA_LABEL = 'mildly Manglik, but the hour of birth can change this';
export const LAGNA_NEEDED_TEXT =
  'The position of Mars from the lagna matters most, and it needs the hour of birth.';
/** As the texts of `CONSEQUENCES_WITHOUT_LAGNA` with the houses of Mars before them. */
export const NO_COUNT_CLAUSE = 'Mars is in no Manglik house from the Moon or Venus';
/** After "Mars is in the fourth house from Venus, ". */
export const CONSEQUENCES_WITHOUT_LAGNA = {
  cancelled: 'but a rule of the old books cancels this',
  mild: 'so the chart is mildly Manglik',
};

/** @param hours "before 5:46 am" @param counts "Mars is in …" */
export const formatIfBorn = (hours: string, counts: string): string => `If born ${hours}, ${counts}.`;

/** As in the report. @param hours "before 5:46 am" */
export const formatForBirth = (hours: string, reason: string): string => `for a birth ${hours}, ${reason}`;

/** After the houses of Mars. */
export const MANGLIK_CONSEQUENCES = {
  cancelled: 'Such a chart is usually Manglik, but here a rule of the old books cancels it.',
  mild: 'This makes the chart Manglik, but only mildly.',
  present: 'This makes the chart Manglik. Many families then look for a partner who is Manglik too.',
};

export const MANGLIK_MATCH_TEXTS: Record<GradedManglikMatch | 'open', string> = {
  clear: 'No Manglik dosha remains in either chart, so nothing has to be balanced.',
  balanced: 'Both charts are Manglik. By tradition two such charts go well together.',
  answered:
    'One chart is Manglik. In the other chart the Sun, Saturn, Rahu or Ketu is in the same house as Mars in the first. By an old rule this makes up for Mars.',
  'one-sided':
    'One chart is Manglik, and nothing in the other chart makes up for it. Ask an astrologer whom you trust before you worry.',
  'one-sided-mild':
    'One chart is mildly Manglik, and nothing in the other chart makes up for it. Most astrologers accept such a match.',
  open: 'Without the hour of birth we cannot say whether only one of the two charts is Manglik. Ask an older relative for the hour before you worry about this point.',
};
