import type { Graha } from './contract-names.ts';

/** Lords of the signs, Aries first. Source: Brihat Parashara Hora Shastra ch. 4. */
export const SIGN_LORDS = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
] as const satisfies readonly Graha[];
