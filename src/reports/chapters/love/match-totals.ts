/** The Ashtakoota totals of a Moon with every birth nakshatra, in both orders and for all padas of the other. */
import { bhakoot } from '#src/astrology/matching/bhakoot.ts';
import { gana, getGanaName, type GanaName } from '#src/astrology/matching/gana.ts';
import type { KootaRule, Moon } from '#src/astrology/matching/koota-rule.ts';
import { maitri } from '#src/astrology/matching/maitri.ts';
import { getNadi, nadi, type Nadi } from '#src/astrology/matching/nadi.ts';
import { tara } from '#src/astrology/matching/tara.ts';
import { varna } from '#src/astrology/matching/varna.ts';
import { vashya } from '#src/astrology/matching/vashya.ts';
import { getAnimal, yoni, type Animal } from '#src/astrology/matching/yoni.ts';
import { toPoint, NAKSHATRA_DEGREES } from '#src/astrology/zodiac.ts';

type MatchTraits = { gana: GanaName; yoni: Animal; nadi: Nadi };
export type NakshatraTotals = MatchTraits & { nakshatra: number; lowest: number; highest: number };

/** Eight samples per nakshatra: signs begin at its quarters, and the halves of Sagittarius and Capricorn at its eighths. */
const SAMPLES_PER_NAKSHATRA = 8;
/** The points of some kootas depend on the order of the two Moons. */
const DIRECTED_KOOTAS = [varna, vashya, gana];
const SYMMETRIC_KOOTAS = [tara, yoni, maitri, bhakoot, nadi];

/** @param ownMoons all possible positions of the Moon of the buyer, in one nakshatra */
export const listNakshatraTotals = (ownMoons: readonly Moon[]): NakshatraTotals[] =>
  Array.from({ length: 27 }, (_, i) => computeNakshatraTotals(ownMoons, i + 1));

function computeNakshatraTotals(ownMoons: readonly Moon[], nakshatra: number): NakshatraTotals {
  const otherMoons = listSampleMoons(nakshatra);
  const totals = ownMoons.flatMap((ownMoon) =>
    otherMoons.flatMap((otherMoon) => computeTotalsInBothOrders(ownMoon, otherMoon)),
  );
  return {
    nakshatra,
    lowest: Math.min(...totals),
    highest: Math.max(...totals),
    ...getMatchTraits(otherMoons[0]!),
  };
}

function computeTotalsInBothOrders(firstMoon: Moon, secondMoon: Moon): [number, number] {
  const symmetricPoints = sumPoints(SYMMETRIC_KOOTAS, firstMoon, secondMoon);
  return [
    symmetricPoints + sumPoints(DIRECTED_KOOTAS, firstMoon, secondMoon),
    symmetricPoints + sumPoints(DIRECTED_KOOTAS, secondMoon, firstMoon),
  ];
}

const sumPoints = (rules: readonly KootaRule[], first: Moon, second: Moon): number =>
  rules.reduce((total, { judge }) => total + judge(first, second).points, 0);

/** Only samples for which the total can differ: another sign, or another half of a sign. */
function listSampleMoons(nakshatra: number): Moon[] {
  const samples = Array.from({ length: SAMPLES_PER_NAKSHATRA }, (_, i) =>
    toPoint((nakshatra - 1 + (i + 0.5) / SAMPLES_PER_NAKSHATRA) * NAKSHATRA_DEGREES),
  );
  const getKey = ({ sign, degreeInSign }: Moon) => `${sign} ${degreeInSign >= 15}`;
  return samples.filter((point, i) => samples.findIndex((other) => getKey(other) === getKey(point)) === i);
}

/** Gana, yoni and nadi of a Moon. */
export const getMatchTraits = (moon: Moon): MatchTraits => ({
  gana: getGanaName(moon),
  yoni: getAnimal(moon),
  nadi: getNadi(moon),
});
