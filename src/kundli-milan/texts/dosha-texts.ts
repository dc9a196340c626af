/** The three doshas of the kootas, and the exceptions (pariharas) that the texts name. */
import type { DOSHA_KEYS } from '#src/kundli-milan/contract.ts';

export type DoshaKey = (typeof DOSHA_KEYS)[number];

/** After the hours at which the dosha is present: at which of them an exception is met. @param dosha "bhakoot dosha" */
export const EXCEPTIONS_OF_HOURS = {
  all: (dosha: string): string =>
    `An exception of the books is met then, and most astrologers set ${dosha} aside.`,
  none: (dosha: string): string =>
    `No exception of the books to ${dosha} is met then. At every other hour ${dosha} is absent.`,
  some: (dosha: string): string =>
    `At some of these hours an exception to ${dosha} is met. At every other hour ${dosha} is absent.`,
};

export const NO_EXCEPTION_NEEDED = 'No exception is needed.';

export const BHAKOOT_WARNINGS: Record<string, string> = {
  'second-twelfth': 'Tradition warns of unplanned expenses. A common budget answers this well.',
  'fifth-ninth': 'Tradition warns of different plans for the family. Talk about children early.',
  'sixth-eighth': 'Tradition warns of quarrels about money and relatives. Clear agreements help.',
};

export const NADI_WARNING =
  'Tradition asks such a couple to look after their health and not to hurry with children.';

export const GANA_WARNING = 'Tradition expects a strong contrast of temperaments, which needs patience.';

/** By the key of the parihara. */
export const EXCEPTION_NAMES: Record<string, string> = {
  'nadi-same-sign': 'One Moon sign, two nakshatras',
  'nadi-same-nakshatra': 'One nakshatra, two Moon signs',
  'nadi-other-quarter': 'One nakshatra, two of its quarters',
  'nadi-exempt-nakshatra': 'A nakshatra that a couple may share',
  'gana-same-sign': 'One Moon sign, two nakshatras',
  'gana-friendly-lords': 'Friendly lords of the Moon signs, with full points in bhakoot',
  'bhakoot-one-lord': 'One lord of both Moon signs',
  'bhakoot-friendly-lords': 'Friendly lords of the Moon signs, with different nadis',
  'bhakoot-friendly-navamsas': 'Friendly lords in the navamsa, with different nadis',
  'bhakoot-friendly-six-eight': 'A friendly pair of sixth and eighth signs',
};

/** @param points those that the koota lost */
export const formatExceptionNote = (points: number): string =>
  `An exception does not add points. It says that the missing ${points} weigh less.`;

/** Before the note on the exceptions: none is met at every hour, but each hour has one. */
export const EXCEPTION_OF_EACH_HOUR = 'At each possible hour one of these exceptions is met.';

/** Before the note on the exceptions: one is met at some hours only. */
export const EXCEPTION_OF_SOME_HOURS = 'The unknown hour of birth decides whether an exception is met.';

export const NO_EXCEPTION_NOTE = 'None of the exceptions that the texts name is met.';
