import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { GRAHAS, type Graha } from '#src/astrology/contract.ts';

export const isGraha = (word: string): word is Graha => (GRAHAS as readonly string[]).includes(word);

/** Every graha except the nodes. */
export const isClassicalGraha = (word: string): word is ClassicalGraha =>
  (CLASSICAL_GRAHAS as readonly string[]).includes(word);
