/**
 * Dignity of a graha in a sign. Source: Brihat Parashara Hora Shastra ch. 3 (exaltation 49-50, moolatrikona 51-54,
 * natural friendship 55).
 */
import type { Dignity, Graha } from './contract.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from './contract-names.ts';
import { SIGN_LORDS } from './contract-sign-lords.ts';
import { getNthSign } from './zodiac.ts';

/**
 * The sign of exaltation, up to the degree `until`, and the sign of moolatrikona with its range of degrees. The Moon
 * and Mercury have both in one sign, one range after the other.
 */
const DIGNITY_SIGNS: Record<
  ClassicalGraha,
  { exalted: number; until?: number; moolatrikona: number; from: number; to: number }
> = {
  Sun: { exalted: 1, moolatrikona: 5, from: 0, to: 20 },
  Moon: { exalted: 2, until: 3, moolatrikona: 2, from: 3, to: 30 },
  Mars: { exalted: 10, moolatrikona: 1, from: 0, to: 12 },
  Mercury: { exalted: 6, until: 15, moolatrikona: 6, from: 15, to: 20 },
  Jupiter: { exalted: 4, moolatrikona: 9, from: 0, to: 10 },
  Venus: { exalted: 12, moolatrikona: 7, from: 0, to: 15 },
  Saturn: { exalted: 7, moolatrikona: 11, from: 0, to: 20 },
};

const FRIENDSHIP: Record<
  ClassicalGraha,
  { friends: readonly ClassicalGraha[]; enemies: readonly ClassicalGraha[] }
> = {
  Sun: { friends: ['Moon', 'Mars', 'Jupiter'], enemies: ['Venus', 'Saturn'] },
  Moon: { friends: ['Sun', 'Mercury'], enemies: [] },
  Mars: { friends: ['Sun', 'Moon', 'Jupiter'], enemies: ['Mercury'] },
  Mercury: { friends: ['Sun', 'Venus'], enemies: ['Moon'] },
  Jupiter: { friends: ['Sun', 'Moon', 'Mars'], enemies: ['Mercury', 'Venus'] },
  Venus: { friends: ['Mercury', 'Saturn'], enemies: ['Sun', 'Moon'] },
  Saturn: { friends: ['Mercury', 'Venus'], enemies: ['Sun', 'Moon', 'Mars'] },
};

/** @returns null for Rahu and Ketu, on whose dignity the schools do not agree */
export function getDignity(graha: Graha, sign: number, degreeInSign: number): Dignity | null {
  if (graha === 'Rahu' || graha === 'Ketu') return null;
  const dignitySigns = DIGNITY_SIGNS[graha];
  if (sign === dignitySigns.exalted && degreeInSign < (dignitySigns.until ?? 30)) return 'exalted';
  if (
    sign === dignitySigns.moolatrikona &&
    degreeInSign >= dignitySigns.from &&
    degreeInSign < dignitySigns.to
  )
    return 'moolatrikona';
  if (sign === getNthSign(dignitySigns.exalted, 7)) return 'debilitated';
  const lord = SIGN_LORDS[sign - 1]!;
  return lord === graha ? 'own' : getFriendship(graha, lord);
}

/** The degrees of a sign at which the dignity of a graha changes: where exaltation or moolatrikona begins or ends within it. */
export function listDignityBorders(graha: Graha, sign: number): number[] {
  if (graha === 'Rahu' || graha === 'Ketu') return [];
  const { exalted, until, moolatrikona, from, to } = DIGNITY_SIGNS[graha];
  const degrees = [
    ...(sign === exalted && until !== undefined ? [until] : []),
    ...(sign === moolatrikona ? [from, to] : []),
  ];
  return [...new Set(degrees)].filter((degree) => degree > 0 && degree < 30);
}

/** Whether a dignity is that of an own sign, which includes moolatrikona, or of exaltation. */
export const isOwnOrExalted = (dignity: Dignity | null): boolean =>
  dignity === 'exalted' || dignity === 'moolatrikona' || dignity === 'own';

/** The lord of the sign in which a graha is exalted. */
export const getExaltationLord = (graha: ClassicalGraha): Graha =>
  SIGN_LORDS[DIGNITY_SIGNS[graha].exalted - 1]!;

export const getExaltationSign = (graha: ClassicalGraha): number => DIGNITY_SIGNS[graha].exalted;

/** The graha that is exalted in a sign; null in the five signs in which none is. */
export const findGrahaExaltedIn = (sign: number): ClassicalGraha | null =>
  CLASSICAL_GRAHAS.find((graha) => DIGNITY_SIGNS[graha].exalted === sign) ?? null;

/** Natural friendship of one graha towards another; it is not always mutual. */
export function getFriendship(
  graha: ClassicalGraha,
  otherGraha: ClassicalGraha,
): 'friendly' | 'neutral' | 'enemy' {
  const { friends, enemies } = FRIENDSHIP[graha];
  if (friends.includes(otherGraha)) return 'friendly';
  return enemies.includes(otherGraha) ? 'enemy' : 'neutral';
}
