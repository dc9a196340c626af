/** What the further divided charts say, by the number of their divisions. */
import { home } from './d4-home.ts';
import { making } from './d7-children.ts';
import { parents } from './d12-parents.ts';
import { partnership } from './d9-partnership.ts';
import { study } from './d24-study.ts';
import { work } from './d10-work.ts';
import { worship } from './d20-worship.ts';

export type { Seat, VargaText } from './divisional-type.ts';

export const vargaTexts = {
  4: home,
  7: making,
  9: partnership,
  10: work,
  12: parents,
  20: worship,
  24: study,
} as const;

export type ReadVarga = keyof typeof vargaTexts;

export const moreChartsTexts = {
  heading: {
    title: 'Smaller rooms of the same house',
    devanagari: 'वर्ग',
    runningTitle: 'Divided charts',
    summary: 'Finer divisions of the signs, each read for one matter',
  },
  lead: 'Cut every sign into smaller parts, give each part a sign of its own, and the same sky answers a narrower question.',
  leadApproximate:
    'You called your time approximate. Look at these fine divisions as sketches in pencil, and come back to them when a family diary or a certificate gives the minute.',
} as const;
