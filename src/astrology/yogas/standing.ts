/** What the rules ask of a chart, and how a reason tells it. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import {
  aspects,
  houseOf,
  isAngle,
  isTrine,
  lordOf,
  lordOfSign,
  occupants,
  signsFrom,
} from '#src/astrology/houses.ts';
import { ordinal } from '#src/astrology/contract-ordinal.ts';
import { grahaName, listed, signName } from '#src/astrology/words.ts';

export { SEVEN } from '#src/astrology/contract-names.ts';

/** The five that wander beside Sun and Moon. */
export const FIVE = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
/** Saumya. Mercury counts always, the Moon never, so that a rule does not turn on her phase. */
export const GENTLE = ['Mercury', 'Jupiter', 'Venus'] as const;
/** Krura. */
export const STERN = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'] as const;

export const isGentle = (graha: Graha): boolean => (GENTLE as readonly Graha[]).includes(graha);
export const isStern = (graha: Graha): boolean => (STERN as readonly Graha[]).includes(graha);

export function isThroned(chart: Chart, graha: Graha): boolean {
  const { dignity } = chart.grahas[graha];
  return dignity === 'exalted' || dignity === 'own' || dignity === 'moolatrikona';
}

/** Balavan, as the rules here take it: at home, exalted or with a friend, and clear of the Sun. */
export const isStrong = (chart: Chart, graha: Graha): boolean =>
  !chart.grahas[graha].combust && (isThroned(chart, graha) || chart.grahas[graha].dignity === 'friendly');

/** An angle or a trine from the lagna. */
export const isWellPlaced = (chart: Chart, graha: Graha): boolean => {
  const house = houseOf(chart, graha);
  return isAngle(house) || isTrine(house);
};

export const areInAngle = (chart: Chart, a: Graha, b: Graha): boolean => isAngle(signsFrom(chart, a, b));

/** Shares the house or looks at it. */
export const touches = (chart: Chart, graha: Graha, house: number): boolean =>
  houseOf(chart, graha) === house || aspects(chart, graha, house);

export const areTogether = (chart: Chart, a: Graha, b: Graha): boolean => signsFrom(chart, a, b) === 1;

/** Each in a sign of the other. */
export const haveTraded = (chart: Chart, a: Graha, b: Graha): boolean =>
  lordOfSign(chart.grahas[a].sign) === b && lordOfSign(chart.grahas[b].sign) === a;

/** Of the seven, those in a house. */
export const sevenIn = (chart: Chart, house: number): Graha[] =>
  occupants(chart, house).filter((graha) => graha !== 'Rahu' && graha !== 'Ketu');

export const signOf = (chart: Chart, graha: Graha): string => signName(chart.grahas[graha].sign);

/** "Mars in the tenth house" */
export const placed = (chart: Chart, graha: Graha): string =>
  `${grahaName(graha)} in the ${ordinal(houseOf(chart, graha))} house`;

/** "Mars stands in the tenth house" */
export const stands = (chart: Chart, graha: Graha): string =>
  `${grahaName(graha)} stands in the ${ordinal(houseOf(chart, graha))} house`;

/** "Mars, lord of the ninth," */
export const ruling = (chart: Chart, house: number): string =>
  `${grahaName(lordOf(chart, house))}, lord of the ${house === 1 ? 'lagna' : ordinal(house)},`;

/** "the Sun and Mars in the first house, the Moon in the fourth" */
export function seated(chart: Chart, grahas: readonly Graha[]): string {
  const houses = [...new Set(grahas.map((graha) => houseOf(chart, graha)))].toSorted((a, b) => a - b);
  return houses
    .map((house, i) => {
      const there = grahas.filter((graha) => houseOf(chart, graha) === house);
      return `${named(there)} in the ${ordinal(house)}${i === 0 ? ' house' : ''}`;
    })
    .join(', ');
}

/** "the Sun and Mars" */
export const named = (grahas: readonly Graha[]): string => listed(grahas.map(grahaName));

/** "the Sun stands", "the Sun and Mars stand" */
export const standing = (grahas: readonly Graha[], verb = 'stand'): string =>
  `${named(grahas)} ${grahas.length === 1 ? `${verb}s` : verb}`;

export const houseKeys = (grahas: readonly Graha[]): string[] => grahas.map((graha) => `${graha}.house`);
export const signKeys = (grahas: readonly Graha[]): string[] => grahas.map((graha) => `${graha}.sign`);
export const fromKeys = (grahas: readonly Graha[], centre: Graha): string[] =>
  grahas.map((graha) => `${graha}.from.${centre}`);
