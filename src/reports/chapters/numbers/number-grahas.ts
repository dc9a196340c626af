/** The graha of each digit in Indian practice, and the relation of two of them. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { getFriendship } from '#src/astrology/dignity.ts';
import type { GrahaFit } from '#src/reports/content/en/numbers/name-numbers.ts';
import { formatGraha } from '#src/reports/text/phrases.ts';

/** Cheiro's planets, with Rahu in the place of Uranus and Ketu in that of Neptune. */
const GRAHA_OF = ['Sun', 'Moon', 'Jupiter', 'Rahu', 'Mercury', 'Venus', 'Ketu', 'Saturn', 'Mars'] as const;

/** @param digit 1 to 9 */
export const getGrahaOfNumber = (digit: number): Graha => GRAHA_OF[digit - 1]!;

/** The classical table of friendships has no nodes: Rahu counts like Saturn, Ketu like Mars. */
const COUNTED_LIKE: Partial<Record<Graha, ClassicalGraha>> = { Rahu: 'Saturn', Ketu: 'Mars' };
const FRIENDSHIP_VOTE = { friendly: 1, neutral: 0, enemy: -1 } as const;

/** By natural friendship in both directions. */
export function compareGrahas(one: Graha, other: Graha): GrahaFit {
  if (one === other) return 'same';
  const [a, b] = [toCountedGraha(one), toCountedGraha(other)];
  if (a === b) return 'friendly';
  const votes = FRIENDSHIP_VOTE[getFriendship(a, b)] + FRIENDSHIP_VOTE[getFriendship(b, a)];
  if (votes > 0) return 'friendly';
  return votes < 0 ? 'tense' : 'neutral';
}

const toCountedGraha = (graha: Graha): ClassicalGraha => COUNTED_LIKE[graha] ?? (graha as ClassicalGraha);

/** ", Rahu being counted like Saturn" for reasons that use the friendships of a node */
export function describeNodeRule(one: Graha, other: Graha): string {
  if (one === other) return '';
  const nodes = ([one, other] as const).filter((graha) => COUNTED_LIKE[graha]);
  return nodes.map((node) => `, ${node} being counted like ${COUNTED_LIKE[node]}`).join('');
}

/** "Saturn, of 8, is an opponent of the Moon, of your driver 2" */
export function describeBesideDriver(digit: number, driver: number): string {
  const [one, other] = [getGrahaOfNumber(digit), getGrahaOfNumber(driver)];
  const fit = compareGrahas(one, other);
  if (fit === 'same') return `${digit} is ${formatGraha(one)}’s, as is your driver ${driver}`;
  return `${formatGraha(one)}, of ${digit}, ${FIT_PHRASES[fit]} ${formatGraha(other)}, of your driver ${driver}`;
}

const FIT_PHRASES = {
  friendly: 'is a friend of',
  neutral: 'is neutral to',
  tense: 'is an opponent of',
} as const;
