/**
 * The houses, grahas, chart and transit by which each matter of life is judged. Every choice and every weight is
 * explained in docs/decisions/0024-timing-windows.md.
 */
import type { Graha } from '#src/astrology/contract.ts';
import type { Matter } from '#src/astrology/contract-timing.ts';
import type { Varga } from '#src/astrology/varga.ts';

export type MatterRule = {
  /** the house of the matter */
  house: number;
  /** houses that help the matter */
  supportingHouses: readonly number[];
  /** the natural significators */
  karakas: readonly Graha[];
  /** the divisional chart of the matter */
  varga: Varga;
  /**
   * `double`: Jupiter and Saturn both influence the house or its lord. `saturn-alone`: Saturn influences the first house or
   * its lord and Jupiter does not.
   */
  transit: 'double' | 'saturn-alone';
  /** completed years of age between which the matter is judged */
  ages: { from: number; to: number };
  /** the books whose chapters on the house and the significators are followed */
  source: string;
};

/** The usual last age of a mother; the same for every reader, because the sex of the person is not asked. */
const LAST_AGE_FOR_CHILD = 45;

export const MATTER_RULES: Record<Matter, MatterRule> = {
  marriage: {
    house: 7,
    supportingHouses: [2, 11],
    karakas: ['Venus', 'Jupiter'],
    varga: 9,
    transit: 'double',
    ages: { from: 21, to: 60 },
    source: 'Phaladeepika 10; Brihat Parashara Hora Shastra 18',
  },
  workChange: {
    house: 10,
    supportingHouses: [3, 9, 12],
    karakas: ['Saturn', 'Mercury'],
    varga: 10,
    transit: 'double',
    ages: { from: 18, to: 65 },
    source: 'Brihat Parashara Hora Shastra 21',
  },
  promotion: {
    house: 10,
    supportingHouses: [2, 9, 11],
    karakas: ['Sun', 'Jupiter'],
    varga: 10,
    transit: 'double',
    ages: { from: 20, to: 65 },
    source: 'Brihat Parashara Hora Shastra 21 and 22',
  },
  property: {
    house: 4,
    supportingHouses: [2, 11],
    karakas: ['Mars', 'Venus'],
    varga: 4,
    transit: 'double',
    ages: { from: 21, to: 80 },
    source: 'Brihat Parashara Hora Shastra 15',
  },
  abroad: {
    house: 12,
    supportingHouses: [3, 7, 9],
    karakas: ['Rahu', 'Moon'],
    varga: 9,
    transit: 'double',
    ages: { from: 16, to: 80 },
    source: 'Brihat Parashara Hora Shastra 20 and 23',
  },
  children: {
    house: 5,
    supportingHouses: [2, 9, 11],
    karakas: ['Jupiter'],
    varga: 7,
    transit: 'double',
    ages: { from: 20, to: LAST_AGE_FOR_CHILD },
    source: 'Phaladeepika 12; Brihat Parashara Hora Shastra 16',
  },
  study: {
    house: 5,
    supportingHouses: [2, 4, 9],
    karakas: ['Mercury', 'Jupiter'],
    varga: 24,
    transit: 'double',
    ages: { from: 5, to: 30 },
    source: 'Brihat Parashara Hora Shastra 15 and 16',
  },
  money: {
    house: 11,
    supportingHouses: [2, 5, 9],
    karakas: ['Jupiter'],
    varga: 9,
    transit: 'double',
    ages: { from: 18, to: 90 },
    source: 'Brihat Parashara Hora Shastra 13 and 22',
  },
  health: {
    house: 6,
    supportingHouses: [8, 12],
    karakas: ['Saturn'],
    varga: 9,
    transit: 'saturn-alone',
    ages: { from: 0, to: 120 },
    source: 'Phaladeepika 14; Brihat Parashara Hora Shastra 17',
  },
};
