import { RASHIS, type Point } from '#src/astrology/contract.ts';
import { toPoint } from '#src/astrology/zodiac.ts';

/** Creates a position of the Moon from words, such as "Taurus 24". The default is the first degree of the sign. */
export function createMoon(words: string): Point {
  const [name, degree = '1'] = words.split(' ') as [string, string?];
  const sign = RASHIS.findIndex(({ english }) => english === name);
  if (sign < 0) throw new Error(`Not a sign: "${words}".`);
  return toPoint(sign * 30 + Number(degree));
}
