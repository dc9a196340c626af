/** The type of the rule of a porutham. */
import type { Porutham } from '#src/astrology/contract-matching.ts';
import type { Moon } from '#src/astrology/matching/koota-rule.ts';

export type Judgement = Pick<Porutham, 'grade' | 'because'>;

export type PoruthamRule = Pick<Porutham, 'key'> & {
  judge: (bride: Moon, groom: Moon) => Judgement;
  /** why an adhamam of this rule does not count */
  findException?: (bride: Moon, groom: Moon) => string | null;
};

/** Counts the nakshatras from one Moon to another, both included: 1 is the same one. */
export const countNakshatras = (from: Moon, to: Moon): number =>
  ((to.nakshatra - from.nakshatra + 27) % 27) + 1;

export const toUttamam = (because: string): Judgement => ({ grade: 'uttamam', because });
export const toMadhyamam = (because: string): Judgement => ({ grade: 'madhyamam', because });
export const toAdhamam = (because: string): Judgement => ({ grade: 'adhamam', because });
