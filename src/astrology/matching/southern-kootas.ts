/** Rajju and vedha, which the south puts before all else: Kalaprakashika, ch. on marriage; B. V. Raman, Muhurtha, ch. on marriage. */
import type { SouthernKootas } from '#src/astrology/contract-matching.ts';
import type { Moon } from './koota-rule.ts';

/** The rope from foot to head and down again, nine stars to a round. */
const BODY_PARTS = ['foot', 'waist', 'navel', 'neck', 'head', 'neck', 'navel', 'waist', 'foot'] as const;

/** Stars that pierce each other; Mrigashira, Chitra and Dhanishtha do so among themselves. */
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
const THREE = [5, 14, 23];

export function computeSouthernKootas(first: Moon, second: Moon): SouthernKootas {
  const [one, other] = [getRajju(first), getRajju(second)];
  return {
    rajju: { first: one, second: other, agrees: one !== other },
    vedha: { agrees: !pierce(first.nakshatra, second.nakshatra) },
    source: 'Kalaprakashika, ch. on marriage; B. V. Raman, Muhurtha, ch. on marriage',
  };
}

const getRajju = ({ nakshatra }: Moon): (typeof BODY_PARTS)[number] => BODY_PARTS[(nakshatra - 1) % 9]!;

function pierce(one: number, other: number): boolean {
  if (one === other) return false;
  if (THREE.includes(one)) return THREE.includes(other);
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  return VEDHA_PAIRS.some(([a, b]) => a === low && b === high);
}
