/** The elements of the signs. */
export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];

/** Aries is fire, Taurus earth, and so on. */
export const getElement = (sign: number): Element => ELEMENTS[(sign - 1) % 4]!;
