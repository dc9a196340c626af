/** Texts of the divisional charts, by the number of divisions. */
import { d4Home } from './d4-home.ts';
import { d7Children } from './d7-children.ts';
import { d12Parents } from './d12-parents.ts';
import { d9Partnership } from './d9-partnership.ts';
import { d24Study } from './d24-study.ts';
import { d10Work } from './d10-work.ts';
import { d20Worship } from './d20-worship.ts';

export type { HouseClass, DivisionalText } from './divisional-type.ts';

export const divisionalTexts = {
  4: d4Home,
  7: d7Children,
  9: d9Partnership,
  10: d10Work,
  12: d12Parents,
  20: d20Worship,
  24: d24Study,
} as const;

export type DescribedVarga = keyof typeof divisionalTexts;

export const divisionalChartsTexts = {
  heading: {
    title: 'Further divisional charts',
    hindiTitle: 'वर्ग',
    runningTitle: 'Divisional charts',
    summary: 'Finer divisions of the signs, each read for one part of life',
  },
  lead: 'For a divisional chart every sign is cut into smaller parts, and each part receives a sign of its own. The new chart is read for one part of life.',
  leadApproximate:
    'Your birth time is approximate, and these charts change within minutes. Read them as possible only. A birth certificate or a family diary with the exact minute makes them reliable.',
} as const;
