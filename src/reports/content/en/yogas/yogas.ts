/** Texts of present yogas. Name, rule and source of a yoga are in src/astrology. */
import type { YogaFamily, YogaKey } from '#src/astrology/yogas/judge-yogas.ts';
import { mahapurushaYogas } from './mahapurusha-yogas.ts';
import { lunarYogas } from './lunar-yogas.ts';
import { solarYogas } from './solar-yogas.ts';
import { conjunctionYogas } from './conjunction-yogas.ts';
import { lagnaYogas } from './lagna-yogas.ts';
import { subhaYogas } from './subha-yogas.ts';
import { namedYogas } from './named-yogas.ts';
import { rajaYogas } from './raja-yogas.ts';
import { vipareetaYogas } from './vipareeta-yogas.ts';
import { dhanaYogas } from './dhana-yogas.ts';
import { nabhasaYogas } from './nabhasa-yogas.ts';

export { absentYogas } from './absent-yogas.ts';

export const yogaTexts: Record<YogaKey, string> = {
  ...mahapurushaYogas,
  ...lunarYogas,
  ...solarYogas,
  ...conjunctionYogas,
  ...lagnaYogas,
  ...subhaYogas,
  ...namedYogas,
  ...rajaYogas,
  ...vipareetaYogas,
  ...dhanaYogas,
  ...nabhasaYogas,
};

/** Follows the text of a yoga that its source reduces; `reason` is a clause. */
export const reducedYogaNote = '{yoga} gives only a part of this in your chart, because {reason}.';

/** Heads the rows of absent yogas. */
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

export const absentYogasHead = ['Looked for', 'Not in this chart, and why'] as const;

export const absentYogasCaption =
  'All that was looked for and not found. A throne is an angle in which a graha is at home or exalted; gentle are Mercury, Jupiter and Venus; a corner is the first, fourth, seventh or tenth sign from another. Figures of the sky ask where the seven stand together.';
