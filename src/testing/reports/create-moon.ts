/** For tests: a Moon in words, "Taurus 24". */
import { RASHIS, type Point } from '#src/astrology/contract.ts';
import { toPoint } from '#src/astrology/zodiac.ts';

/** The first degree of the sign by default. */
export function createMoon(words: string): Point {
  const [name, degree = '1'] = words.split(' ') as [string, string?];
  const sign = RASHIS.findIndex(({ english }) => english === name);
  if (sign < 0) throw new Error(`Not a sign: "${words}".`);
  return toPoint(sign * 30 + Number(degree));
}
