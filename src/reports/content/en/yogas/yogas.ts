/** Texts of present yogas. */
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

/** A reason for the note. `condition`: “in its own sign (Leo), but combust”. */
export const weakGrahaReason = (graha: string, condition: string): string => `${graha} is ${condition}`;

/** Instead of the text on the yogakaraka, if it is weak, combust or in its fall. */
export const weakYogakaraka =
  'One planet brings you both position and luck, but it is weak in your chart. Expect its help in small steps. Choose work of its kind, keep its weekday, and prepare well before you begin anything large in its periods.';

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

export const yogasLead =
  'A yoga is a combination to which the old books give a name and a result. It shows a talent that you can use. Nobody has them all, and a missing yoga takes nothing away from you.';

/** Follows the lead if the birth time is unknown. */
export const yogasLeadWithoutTime =
  'Most yogas need the lagna. These need only the planets and the Moon of your day.';

/** Those after which families and astrologers ask by name, in the order of the table. */
export const askedYogas: readonly YogaKey[] = [
  'gajaKesari',
  'budhaAditya',
  'chandraMangala',
  'ruchaka',
  'bhadra',
  'hamsa',
  'malavya',
  'shasha',
  'dharmaKarma',
  'kendraTrikona',
  'yogakaraka',
  'neechaBhanga',
  'lakshmi',
  'saraswati',
  'amala',
  'harsha',
  'sarala',
  'vimala',
  'kemadruma',
];

export const absentYogasTexts = {
  asked: {
    caption:
      'Well-known yogas that are not in your chart, with the rule of each and what is in your chart instead.',
    captionWithoutTime:
      'Well-known yogas that need no birth time and are not in your chart. All other yogas that families ask about need the lagna.',
    head: ['Not in your chart', 'The rule', 'In your chart'],
  },
  others: {
    caption:
      'All other yogas that were checked and are not in your chart. Nabhasa yogas depend on the houses or signs of all seven grahas together.',
    head: ['Also checked', 'Not in your chart'],
  },
} as const;
