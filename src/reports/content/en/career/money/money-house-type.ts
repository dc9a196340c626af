import type { Graha } from '#src/astrology/contract.ts';

export type MoneyHouse = {
  id: string;
  title: string;
  intro: string;
  house: 2 | 4 | 6 | 8 | 11 | 12;
  /** by the house of the lord, and whether its condition is weak */
  lord: Record<'angle' | 'trine' | 'growth' | 'dusthana', { notWeak: string; weak: string }>;
  occupant: Record<Graha, string>;
  /** no graha is in the house */
  empty: string;
};
