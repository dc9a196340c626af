import { GRAHAS, type Graha } from '#src/astrology/contract-names.ts';

/** Ketu is not ranked. */
export type KarakaPlanet = Exclude<Graha, 'Ketu'>;

export const KARAKA_PLANETS = GRAHAS.filter((graha): graha is KarakaPlanet => graha !== 'Ketu');
