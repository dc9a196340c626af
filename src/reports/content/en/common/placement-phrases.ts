/** Reasons that name the place of a graha, with one verb: a graha “is in” a house or sign, and “rules” another. */
import type { Dignity } from '#src/astrology/contract.ts';

export const housePlacement = (graha: string, house: string, degrees: string, sign: string): string =>
  `${graha} is in your ${house} house, at ${degrees} of ${sign}`;

/** After the name of the sign that a graha is in. */
export const dignityOfSign: Record<Dignity, string> = {
  exalted: 'its sign of exaltation (uccha)',
  moolatrikona: 'its moolatrikona',
  own: 'its own sign',
  friendly: 'the sign of a friend',
  neutral: 'a neutral sign',
  enemy: 'the sign of an enemy',
  debilitated: 'its sign of fall (neecha)',
};

type SignPlacement = (graha: string, sign: string, lord: string, star: string) => string;

/** `none`: for the nodes, which have no dignity. */
export const signPlacements: Record<Dignity | 'none', SignPlacement> = {
  exalted: (graha, sign, _, star) => `${graha} is in ${sign}, its sign of exaltation (uccha), in the star ${star}`,
  moolatrikona: (graha, sign, _, star) => `${graha} is in ${sign}, its moolatrikona, in the star ${star}`,
  own: (graha, sign, _, star) => `${graha} is in its own sign, ${sign}, in the star ${star}`,
  friendly: (graha, sign, lord, star) =>
    `${graha} is in ${sign}, the sign of ${lord}, its friend, in the star ${star}`,
  neutral: (graha, sign, lord, star) =>
    `${graha} is in ${sign}, the sign of ${lord}, which is neutral to it, in the star ${star}`,
  enemy: (graha, sign, lord, star) =>
    `${graha} is in ${sign}, the sign of ${lord}, its enemy, in the star ${star}`,
  debilitated: (graha, sign, _, star) => `${graha} is in ${sign}, its sign of fall (neecha), in the star ${star}`,
  none: (graha, sign, lord, star) => `${graha} is in ${sign}, the sign of ${lord}, in the star ${star}`,
};

export const yourHouse = (house: string): string => `your ${house} house`;
export const yourHouses = (houses: readonly string[]): string => `your ${houses.join(' and ')} houses`;

export const ownSignPlacements = {
  own: (graha: string, sign: string): string => `${graha} is in its own sign, ${sign}`,
  moolatrikona: (graha: string, sign: string): string => `${graha} is in its moolatrikona, ${sign}`,
} as const;

export const sharedSign = (first: string, second: string, sign: string, arc: string): string =>
  `${first} is with ${second} in ${sign}, ${arc} apart`;
