/** Ashtakavarga and shadbala as data. Lists of twelve go by sign, Aries first, unless they say otherwise. */
import * as z from 'zod/mini';
import { CLASSICAL_GRAHAS } from './contract-names.ts';

/** The nodes take no part in either count (BPHS ch. 27 and 66). */
export { CLASSICAL_GRAHAS, type ClassicalGraha } from './contract-names.ts';

/** The eight places from which a graha is given its bindus. */
export const REFERENCES = [...CLASSICAL_GRAHAS, 'Lagna'] as const;
export type Reference = (typeof REFERENCES)[number];

const count = z.int().check(z.minimum(0));
const twelve = z.array(count).check(z.length(12));

export const Bhinnashtakavarga = z.object({
  bindus: twelve,
  /** the prastara: who gave the bindus of each sign */
  givers: z.array(z.array(z.enum(REFERENCES))).check(z.length(12)),
  total: count,
  /** what trikona shodhana leaves of the bindus */
  trikona: twelve,
  /** what ekadhipatya shodhana leaves of those */
  reduced: twelve,
  /** the reduced bindus weighed by sign, by the grahas standing there, and both together */
  pinda: z.object({ rashi: count, graha: count, shodhya: count }),
});
export type Bhinnashtakavarga = z.infer<typeof Bhinnashtakavarga>;

export const Ashtakavarga = z.object({
  grahas: z.record(z.enum(CLASSICAL_GRAHAS), Bhinnashtakavarga),
  /** sarvashtakavarga: the bindus of all seven, 337 in sum */
  sarva: twelve,
  /** the same twelve from the lagna: the first house first */
  sarvaByHouse: twelve,
});
export type Ashtakavarga = z.infer<typeof Ashtakavarga>;

/** All strengths are in virupas (shashtiamsas), sixty to a rupa. */
const virupas = z.number();

export const SthanaBala = z.object({
  uchcha: virupas,
  saptavargaja: virupas,
  ojayugma: virupas,
  kendradi: virupas,
  drekkana: virupas,
  total: virupas,
});
export type SthanaBala = z.infer<typeof SthanaBala>;

export const KalaBala = z.object({
  natonnata: virupas,
  paksha: virupas,
  tribhaga: virupas,
  abda: virupas,
  masa: virupas,
  vara: virupas,
  hora: virupas,
  ayana: virupas,
  /** gained or, negative, lost in planetary war */
  yuddha: virupas,
  total: virupas,
});
export type KalaBala = z.infer<typeof KalaBala>;

export const GrahaStrength = z.object({
  sthana: SthanaBala,
  dig: virupas,
  kala: KalaBala,
  cheshta: virupas,
  naisargika: virupas,
  /** negative when the malefics look harder than the benefics */
  drik: virupas,
  total: virupas,
  rupas: z.number(),
  /** rupas a graha needs to be called strong */
  required: z.number(),
  /** `rupas` by `required` */
  ratio: z.number(),
  /** 1 for the highest ratio, to 7 */
  rank: z.int(),
  /** leaning to good and to hard results, each 0 to 60 */
  ishta: virupas,
  kashta: virupas,
});
export type GrahaStrength = z.infer<typeof GrahaStrength>;

const graha = z.enum(CLASSICAL_GRAHAS);

export const Shadbala = z.object({
  grahas: z.record(graha, GrahaStrength),
  /** lords of the year, month, day and hour of birth */
  lords: z.object({ abda: graha, masa: graha, vara: graha, hora: graha }),
});
export type Shadbala = z.infer<typeof Shadbala>;
