import type { Graha } from '#src/astrology/contract.ts';

export type MoneyHouse = {
  id: string;
  title: string;
  intro: string;
  house: 2 | 4 | 6 | 8 | 11 | 12;
  /** by where the lord of the house stands, and whether it is at ease there */
  lord: Record<'angle' | 'trine' | 'growth' | 'hidden', { ease: string; strain: string }>;
  occupant: Record<Graha, string>;
  /** nobody stands there */
  empty: string;
};
