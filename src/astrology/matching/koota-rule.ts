/** The type of the rule of a koota, one of the eight comparisons of two Moons. */
import type { Point } from '#src/astrology/contract.ts';
import type { Koota } from '#src/astrology/contract-matching.ts';

/** The facts of a Moon that the kootas use. */
export type Moon = Pick<Point, 'sign' | 'degreeInSign' | 'nakshatra' | 'pada' | 'navamsaSign'>;

export type KootaRule = Pick<Koota, 'key' | 'maximum' | 'dependsOnOrder' | 'keys' | 'source'> & {
  judge: (first: Moon, second: Moon) => Pick<Koota, 'points' | 'first' | 'second' | 'because'>;
};

export const SIGN_KEYS = ['Moon.sign'];
export const NAKSHATRA_KEYS = ['Moon.nakshatra'];
