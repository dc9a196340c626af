import type { Point } from '#src/astrology/contract.ts';
import { toPoint } from '#src/astrology/zodiac.ts';
import { parsePlacement } from './parse-placement.ts';

const DEFAULT_DEGREE = 1;

/** Creates a position of the Moon from words, such as "Taurus 24". Without a degree it is at the first degree of the sign. */
export const createMoon = (words: string): Point => toPoint(parsePlacement(words, DEFAULT_DEGREE).longitude);
