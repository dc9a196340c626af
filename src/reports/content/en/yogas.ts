/** What a yoga says when it is there. Its name, rule and source stand with the rule in the engine. */
import type { YogaFamily, YogaKey } from '#src/astrology/yogas/judged-yogas.ts';
import { greatFive } from './yogas/great-five.ts';
import { moon } from './yogas/moon.ts';
import { sun } from './yogas/sun.ts';
import { company } from './yogas/company.ts';
import { lagna } from './yogas/lagna.ts';
import { blessings } from './yogas/blessings.ts';
import { emblems } from './yogas/emblems.ts';
import { raja } from './yogas/raja.ts';
import { hidden } from './yogas/hidden.ts';
import { wealth } from './yogas/wealth.ts';
import { shapes } from './yogas/shapes.ts';

export { absentYogas } from './yogas/absent.ts';

export const yogaTexts: Record<YogaKey, string> = {
  ...greatFive,
  ...moon,
  ...sun,
  ...company,
  ...lagna,
  ...blessings,
  ...emblems,
  ...raja,
  ...hidden,
  ...wealth,
  ...shapes,
};

/** Heads the rows of what was looked for and not found. */
export const yogaFamilies: Record<YogaFamily, string> = {
  greatFive: 'The five great ones',
  moon: 'Counted from the Moon',
  sun: 'Counted from the Sun',
  company: 'Two grahas and each other',
  lagna: 'Around the lagna',
  blessings: 'Named after blessings',
  emblems: 'Named after what is carried before a king',
  raja: 'Angles, trines and repaired weakness',
  hidden: 'The hidden houses',
  wealth: 'Means',
  nabhasa: 'Figures of the whole sky',
};

export const missedHead = ['Looked for', 'Not in this chart, and why'] as const;

export const missedCaption =
  'All that was looked for and not found. A throne is an angle in which a graha is at home or exalted; gentle are Mercury, Jupiter and Venus; a corner is the first, fourth, seventh or tenth sign from another. Figures of the sky ask where the seven stand together.';
