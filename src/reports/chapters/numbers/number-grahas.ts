/** The graha of each digit in Indian practice, and the relation of two of them. */
import { content } from '#src/reports/content/content.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { getFriendship } from '#src/astrology/dignity.ts';
import type { GrahaFit } from '#src/reports/content/en/numbers/name-numbers.ts';
import { formatGraha } from '#src/reports/text/phrases.ts';

/** Cheiro's planets, with Rahu in the place of Uranus and Ketu in that of Neptune. */
const GRAHA_BY_DIGIT = [
  'Sun',
  'Moon',
  'Jupiter',
  'Rahu',
  'Mercury',
  'Venus',
  'Ketu',
  'Saturn',
  'Mars',
] as const;

/** @param digit 1 to 9 */
export const getGrahaOfNumber = (digit: number): Graha => GRAHA_BY_DIGIT[digit - 1]!;

/** The classical table of friendships has no nodes: Rahu is counted like Saturn, Ketu like Mars. */
const GRAHA_IN_PLACE_OF_NODE: Partial<Record<Graha, ClassicalGraha>> = { Rahu: 'Saturn', Ketu: 'Mars' };
const FRIENDSHIP_POINTS = { friendly: 1, neutral: 0, enemy: -1 } as const;

/** By natural friendship in both directions. */
export function compareGrahas(first: Graha, second: Graha): GrahaFit {
  if (first === second) return 'same';
  const [a, b] = [replaceNode(first), replaceNode(second)];
  if (a === b) return 'friendly';
  const points = FRIENDSHIP_POINTS[getFriendship(a, b)] + FRIENDSHIP_POINTS[getFriendship(b, a)];
  if (points > 0) return 'friendly';
  return points < 0 ? 'tense' : 'neutral';
}

const replaceNode = (graha: Graha): ClassicalGraha =>
  GRAHA_IN_PLACE_OF_NODE[graha] ?? (graha as ClassicalGraha);

/** Adds ", Rahu being counted like Saturn" to a reason that uses the friendship of a node. */
export function addNodeRules(reason: string, first: Graha, second: Graha): string {
  if (first === second) return reason;
  return [first, second].reduce((text, graha) => {
    const substitute = GRAHA_IN_PLACE_OF_NODE[graha];
    return substitute ? content.numbers.addNodeRule(text, formatGraha(graha), formatGraha(substitute)) : text;
  }, reason);
}

/** "Saturn, of 8, is an opponent of the Moon, of your driver 2" */
export function describeRelationToDriver(digit: number, driver: number): string {
  const [graha, driverGraha] = [getGrahaOfNumber(digit), getGrahaOfNumber(driver)];
  const fit = compareGrahas(graha, driverGraha);
  return fit === 'same'
    ? content.numbers.sameAsDriver(digit, formatGraha(graha), driver)
    : content.numbers.driverRelations[fit](formatGraha(graha), digit, formatGraha(driverGraha), driver);
}
