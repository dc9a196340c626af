/**
 * Haddas, the five unequal parts of each sign. They equal the Egyptian bounds of Greek astrology, except that two lords
 * are swapped in Gemini and in Sagittarius. Source: Nilakantha, Tajika Nilakanthi, Samjna Tantra.
 */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

/** The lord of each part, and the degree at which it ends. */
type Parts = Partial<Record<ClassicalGraha, number>>;

/** The parts of each sign, Aries first. */
const HADDAS: readonly Parts[] = [
  { Jupiter: 6, Venus: 12, Mercury: 20, Mars: 25, Saturn: 30 },
  { Venus: 8, Mercury: 14, Jupiter: 22, Saturn: 27, Mars: 30 },
  { Mercury: 6, Venus: 12, Jupiter: 17, Mars: 24, Saturn: 30 },
  { Mars: 7, Venus: 13, Mercury: 19, Jupiter: 26, Saturn: 30 },
  { Jupiter: 6, Venus: 11, Saturn: 18, Mercury: 24, Mars: 30 },
  { Mercury: 7, Venus: 17, Jupiter: 21, Mars: 28, Saturn: 30 },
  { Saturn: 6, Mercury: 14, Jupiter: 21, Venus: 28, Mars: 30 },
  { Mars: 7, Venus: 11, Mercury: 19, Jupiter: 24, Saturn: 30 },
  { Jupiter: 12, Venus: 17, Mercury: 21, Mars: 26, Saturn: 30 },
  { Mercury: 7, Jupiter: 14, Venus: 22, Saturn: 26, Mars: 30 },
  { Mercury: 7, Venus: 13, Jupiter: 20, Mars: 25, Saturn: 30 },
  { Venus: 12, Jupiter: 16, Mercury: 19, Mars: 28, Saturn: 30 },
];

export function getHaddaLord(sign: number, degreeInSign: number): ClassicalGraha {
  const parts = Object.entries(HADDAS[sign - 1]!) as [ClassicalGraha, number][];
  return parts.find(([, until]) => degreeInSign < until)![0];
}
