/**
 * The bhava dig bala, the strength of a house by the kind of its sign: each kind is strongest in one angle and has no
 * strength in the opposite one. Sources: Brihat Parashara Hora Shastra ch. 27, 26-29; B. V. Raman, Graha and Bhava
 * Balas, ch. 9.
 */
import { toPoint } from '#src/astrology/zodiac.ts';

/** human, quadruped, aquatic and insect signs */
type SignKind = 'nara' | 'chatushpada' | 'jalachara' | 'keeta';

/** The house in which a sign of each kind has the full strength of 60. */
const STRONGEST_HOUSES: Record<SignKind, number> = { nara: 1, jalachara: 4, keeta: 7, chatushpada: 10 };

/**
 * The kinds of the signs, Aries first. As in Raman, Cancer is aquatic; Parashara takes it and Scorpio as insects. Two
 * signs have two kinds, which change in the middle.
 */
const SIGN_KINDS: readonly (SignKind | readonly [SignKind, SignKind])[] = [
  'chatushpada',
  'chatushpada',
  'nara',
  'jalachara',
  'chatushpada',
  'nara',
  'nara',
  'keeta',
  ['nara', 'chatushpada'],
  ['chatushpada', 'jalachara'],
  'nara',
  'jalachara',
];

/**
 * Every house away from the strongest one costs 10 of 60 virupas, as in Raman; Parashara measures the arc between the
 * middles of the houses instead.
 * @param middle sidereal longitude of the middle of the house
 */
export function computeBhavaDig(house: number, middle: number): number {
  const distance = Math.abs(house - STRONGEST_HOUSES[getSignKind(middle)]);
  return 60 - 10 * Math.min(distance, 12 - distance);
}

function getSignKind(longitude: number): SignKind {
  const { sign, degreeInSign } = toPoint(longitude);
  const kind = SIGN_KINDS[sign - 1]!;
  return typeof kind === 'string' ? kind : kind[degreeInSign < 15 ? 0 : 1];
}
