/**
 * Rashi drishti, the aspects of signs: a movable sign aspects the fixed signs except the one beside it, a fixed sign the
 * movable signs except the one beside it, a dual sign the other dual signs. A graha aspects what its sign aspects.
 * Sources: Brihat Parashara Hora Shastra ch. 8; Jaimini Sutras 1.1.2-3.
 */
import { type Chart, GRAHAS, type Graha } from '#src/astrology/contract.ts';
import { groupBySign } from '#src/astrology/occupants.ts';
import { countHouse, getModality, getNthSign } from '#src/astrology/zodiac.ts';

/** The aspected signs of movable, fixed and dual signs, counted from the sign itself, which is 1. */
const ASPECTED_PLACES = [
  [5, 8, 11],
  [3, 6, 9],
  [4, 7, 10],
] as const;

const getAspectedPlaces = (sign: number): readonly number[] => ASPECTED_PLACES[getModality(sign)]!;

/** The three signs that a sign aspects. */
export const listAspectedSigns = (sign: number): number[] =>
  getAspectedPlaces(sign).map((place) => getNthSign(sign, place));

/** Aspects of signs are mutual. */
export const hasRashiDrishti = (from: number, to: number): boolean =>
  getAspectedPlaces(from).includes(countHouse(from, to));

export type RashiDrishti = {
  sign: number;
  occupants: Graha[];
  aspectedSigns: number[];
  /** grahas in the three signs that aspect this one */
  aspectedBy: Graha[];
};

/** @returns the twelve signs from Aries */
export const listRashiDrishti = ({ grahas }: Pick<Chart, 'grahas'>): RashiDrishti[] =>
  groupBySign(grahas).map((occupants, index) => ({
    sign: index + 1,
    occupants,
    aspectedSigns: listAspectedSigns(index + 1),
    aspectedBy: GRAHAS.filter((graha) => hasRashiDrishti(grahas[graha].sign, index + 1)),
  }));
