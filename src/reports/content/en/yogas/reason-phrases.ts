/** Phrases that the reasons of yogas share. */
import type { Graha } from '#src/astrology/contract.ts';
import type {
  GrahaInHouse,
  GrahaInSign,
  Lord,
  LordInSign,
  YogaReasons,
} from '#src/astrology/yogas/reasons.ts';
import {
  formatList,
  formatOrdinal,
  getSignName,
  grahaPhrases,
} from '#src/reports/content/en/grammar/index.ts';

/** A clause of each kind of reason, without a capital letter and a full stop. */
export type YogaReasonTexts = { [Kind in keyof YogaReasons]: (facts: YogaReasons[Kind]) => string };

/** "the Sun and Mars" */
export const formatGrahas = (grahas: readonly Graha[]): string =>
  formatList(grahas.map((graha) => grahaPhrases[graha]));

/** "the Sun is", "the Sun and Mars are" */
export const formatGrahasWithVerb = (grahas: readonly Graha[]): string =>
  `${formatGrahas(grahas)} ${grahas.length === 1 ? 'is' : 'are'}`;

/** "the tenth house" */
export const formatHouse = (house: number): string => `the ${formatOrdinal(house)} house`;

/** "Mars in the tenth house" */
export const formatPlacement = ({ graha, house }: GrahaInHouse): string =>
  `${grahaPhrases[graha]} in ${formatHouse(house)}`;

/** "Mars in Aries" */
export const formatPosition = ({ graha, sign }: GrahaInSign): string =>
  `${grahaPhrases[graha]} in ${getSignName(sign)}`;

/** "Mars, lord of the fourth and ninth,", "the Sun, lord of the lagna (lagnesh)," */
export const formatLord = ({ graha, houses }: Lord): string =>
  `${grahaPhrases[graha]}, lord of the ${formatList(houses.map((house) => (house === 1 ? 'lagna (lagnesh)' : formatOrdinal(house))))},`;

/** "Mars, lord of the ninth, in Aries" */
export const formatLordInSign = (lord: LordInSign): string => `${formatLord(lord)} in ${getSignName(lord.sign)}`;

/** "the Sun and Mars in the first house, the Moon in the fourth" */
export function formatPlacements(placements: readonly GrahaInHouse[]): string {
  const houses = [...new Set(placements.map(({ house }) => house))].toSorted((a, b) => a - b);
  return houses
    .map((house, i) => {
      const occupants = placements.filter((placement) => placement.house === house);
      return `${formatGrahas(occupants.map(({ graha }) => graha))} in the ${formatOrdinal(house)}${i === 0 ? ' house' : ''}`;
    })
    .join(', ');
}
