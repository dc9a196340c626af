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
  greatFive: 'Mahapurusha',
  moon: 'Counted from the Moon',
  sun: 'Counted from the Sun',
  company: 'Two grahas together or in exchange',
  lagna: 'Counted from the lagna',
  blessings: 'Of good placements',
  emblems: 'Of royal emblems',
  raja: 'Raja yogas and Neecha Bhanga',
  vipareeta: 'Lords of houses 6, 8, 12',
  wealth: 'Wealth',
  nabhasa: 'Nabhasa',
};

export const absentYogasHead = ['Yogas', 'Not in this chart, and why'] as const;

export const absentYogasCaption =
  'Yogas that were checked and are not in your chart. Mahapurusha yogas need a graha at home or exalted in house 1, 4, 7 or 10. Benefics are Mercury, Jupiter and Venus. Nabhasa yogas depend on where all seven grahas are.';
