/**
 * Computes rajju and vedha, the most important kootas in southern India. Sources: Kalaprakashika, ch. on marriage; B.
 * V. Raman, Muhurtha, ch. on marriage.
 */
import type { SouthernKootas } from '#src/astrology/contract-matching.ts';
import type { Moon } from './koota-rule.ts';

/** Rajju: nine nakshatras go through the body parts from foot to head and back, then the sequence repeats. */
const BODY_PARTS = ['foot', 'waist', 'navel', 'neck', 'head', 'neck', 'navel', 'waist', 'foot'] as const;

/** Pairs of nakshatras in vedha; in addition Mrigashira, Chitra and Dhanishtha are in vedha with each other. */
const VEDHA_PAIRS = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [6, 22],
  [7, 21],
  [8, 20],
  [9, 19],
  [10, 27],
  [11, 26],
  [12, 25],
  [13, 24],
] as const;
const MUTUAL_VEDHA_NAKSHATRAS = [5, 14, 23];

export function computeSouthernKootas(first: Moon, second: Moon): SouthernKootas {
  const [firstPart, secondPart] = [getRajju(first), getRajju(second)];
  return {
    rajju: { first: firstPart, second: secondPart, agrees: firstPart !== secondPart },
    vedha: { agrees: !areInVedha(first.nakshatra, second.nakshatra) },
    source: 'Kalaprakashika, ch. on marriage; B. V. Raman, Muhurtha, ch. on marriage',
  };
}

export const getRajju = ({ nakshatra }: Moon): (typeof BODY_PARTS)[number] =>
  BODY_PARTS[(nakshatra - 1) % 9]!;

export function areInVedha(first: number, second: number): boolean {
  if (first === second) return false;
  if (MUTUAL_VEDHA_NAKSHATRAS.includes(first)) return MUTUAL_VEDHA_NAKSHATRAS.includes(second);
  const [smaller, larger] = [Math.min(first, second), Math.max(first, second)];
  return VEDHA_PAIRS.some(([a, b]) => a === smaller && b === larger);
}
