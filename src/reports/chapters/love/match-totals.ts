/** A Moon counted against every birth star, in both orders and over all quarters of the other. */
import { bhakoot } from '#src/astrology/matching/bhakoot.ts';
import { gana } from '#src/astrology/matching/gana.ts';
import type { KootaRule, Moon } from '#src/astrology/matching/koota-rule.ts';
import { maitri } from '#src/astrology/matching/maitri.ts';
import { nadi } from '#src/astrology/matching/nadi.ts';
import { tara } from '#src/astrology/matching/tara.ts';
import { varna } from '#src/astrology/matching/varna.ts';
import { vashya } from '#src/astrology/matching/vashya.ts';
import { yoni } from '#src/astrology/matching/yoni.ts';
import { pointAt } from '#src/astrology/zodiac.ts';

export type Likenesses = { gana: string; yoni: string; nadi: string };
export type Beside = Likenesses & { star: number; lowest: number; highest: number };

const STAR_DEGREES = 360 / 27;
/** Eight places to a star: signs begin at its quarters, and the halves of Sagittarius and Capricorn at eighths. */
const PLACES = 8;
/** The eight of guna milan by whether they ask who comes first. The sums alone are wanted here, without the reasons of `ashtakoota`. */
const DIRECTED = [varna, vashya, gana];
const MUTUAL = [tara, yoni, maitri, bhakoot, nadi];

/** @param own all places the own Moon may have within its star */
export const besideAll = (own: readonly Moon[]): Beside[] =>
  Array.from({ length: 27 }, (_, i) => beside(own, i + 1));

function beside(own: readonly Moon[], star: number): Beside {
  const others = placesOf(star);
  const sums = own.flatMap((moon) => others.flatMap((other) => bothWays(moon, other)));
  return { star, lowest: Math.min(...sums), highest: Math.max(...sums), ...likenessesOf(others[0]!) };
}

function bothWays(one: Moon, other: Moon): [number, number] {
  const mutual = sum(MUTUAL, one, other);
  return [mutual + sum(DIRECTED, one, other), mutual + sum(DIRECTED, other, one)];
}

const sum = (rules: readonly KootaRule[], first: Moon, second: Moon): number =>
  rules.reduce((total, { judge }) => total + judge(first, second).points, 0);

/** Only where the count can differ: another sign, or another half of a sign. */
function placesOf(star: number): Moon[] {
  const points = Array.from({ length: PLACES }, (_, k) =>
    pointAt((star - 1 + (k + 0.5) / PLACES) * STAR_DEGREES),
  );
  const cell = ({ sign, degreeInSign }: Moon) => `${sign} ${degreeInSign >= 15}`;
  return points.filter((point, i) => points.findIndex((other) => cell(other) === cell(point)) === i);
}

/** What custom sees in a Moon by itself. */
export const likenessesOf = (moon: Moon): Likenesses => ({
  gana: gana.judge(moon, moon).first,
  yoni: yoni.judge(moon, moon).first,
  nadi: nadi.judge(moon, moon).first,
});
