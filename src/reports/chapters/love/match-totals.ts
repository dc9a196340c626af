/** The Ashtakoota totals of a Moon with every birth star, in both orders and for all padas of the other. */
import { bhakoot } from '#src/astrology/matching/bhakoot.ts';
import { gana } from '#src/astrology/matching/gana.ts';
import type { KootaRule, Moon } from '#src/astrology/matching/koota-rule.ts';
import { maitri } from '#src/astrology/matching/maitri.ts';
import { nadi } from '#src/astrology/matching/nadi.ts';
import { tara } from '#src/astrology/matching/tara.ts';
import { varna } from '#src/astrology/matching/varna.ts';
import { vashya } from '#src/astrology/matching/vashya.ts';
import { yoni } from '#src/astrology/matching/yoni.ts';
import { toPoint } from '#src/astrology/zodiac.ts';

type MatchTraits = { gana: string; yoni: string; nadi: string };
export type StarTotals = MatchTraits & { star: number; lowest: number; highest: number };

const STAR_DEGREES = 360 / 27;
/** Eight samples per star: signs begin at its quarters, and the halves of Sagittarius and Capricorn at its eighths. */
const PLACES_PER_STAR = 8;
/** The kootas by whether the order of the two Moons matters. */
const DIRECTED_KOOTAS = [varna, vashya, gana];
const SYMMETRIC_KOOTAS = [tara, yoni, maitri, bhakoot, nadi];

/** @param own all possible positions of the own Moon within its star */
export const listStarTotals = (own: readonly Moon[]): StarTotals[] =>
  Array.from({ length: 27 }, (_, i) => computeStarTotals(own, i + 1));

function computeStarTotals(own: readonly Moon[], star: number): StarTotals {
  const others = listMoonPlaces(star);
  const sums = own.flatMap((moon) => others.flatMap((other) => computeBothOrders(moon, other)));
  return { star, lowest: Math.min(...sums), highest: Math.max(...sums), ...getMatchTraits(others[0]!) };
}

function computeBothOrders(one: Moon, other: Moon): [number, number] {
  const symmetric = sumPoints(SYMMETRIC_KOOTAS, one, other);
  return [
    symmetric + sumPoints(DIRECTED_KOOTAS, one, other),
    symmetric + sumPoints(DIRECTED_KOOTAS, other, one),
  ];
}

const sumPoints = (rules: readonly KootaRule[], first: Moon, second: Moon): number =>
  rules.reduce((total, { judge }) => total + judge(first, second).points, 0);

/** Only samples for which the total can differ: another sign, or another half of a sign. */
function listMoonPlaces(star: number): Moon[] {
  const points = Array.from({ length: PLACES_PER_STAR }, (_, i) =>
    toPoint((star - 1 + (i + 0.5) / PLACES_PER_STAR) * STAR_DEGREES),
  );
  const getKey = ({ sign, degreeInSign }: Moon) => `${sign} ${degreeInSign >= 15}`;
  return points.filter((point, i) => points.findIndex((other) => getKey(other) === getKey(point)) === i);
}

/** Gana, yoni and nadi of a Moon. */
export const getMatchTraits = (moon: Moon): MatchTraits => ({
  gana: gana.judge(moon, moon).first,
  yoni: yoni.judge(moon, moon).first,
  nadi: nadi.judge(moon, moon).first,
});
