/** What the further divided charts say, by the number of their divisions. */
import { home } from './vargas/home.ts';
import { making } from './vargas/making.ts';
import { parents } from './vargas/parents.ts';
import { partnership } from './vargas/partnership.ts';
import { study } from './vargas/study.ts';
import { work } from './vargas/work.ts';
import { worship } from './vargas/worship.ts';

export type { Seat, VargaText } from './vargas/shape.ts';

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
    deva: 'वर्ग',
    running: 'Divided charts',
    summary: 'Finer divisions of the signs, each read for one matter',
  },
  lead: 'Cut every sign into smaller parts, give each part a sign of its own, and the same sky answers a narrower question.',
  leadApproximate:
    'You called your time approximate. Look at these fine divisions as sketches in pencil, and come back to them when a family diary or a certificate gives the minute.',
} as const;
