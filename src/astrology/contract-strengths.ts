/**
 * Ashtakavarga and shadbala as data. The nodes have neither (Brihat Parashara Hora Shastra ch. 27 and 66). Lists of twelve
 * are ordered by sign, Aries first, unless stated otherwise.
 */
import * as z from 'zod/mini';
import { CLASSICAL_GRAHAS } from './contract-names.ts';

/** The eight reference points that give bindus to a graha. */
export const REFERENCES = [...CLASSICAL_GRAHAS, 'Lagna'] as const;
export type Reference = (typeof REFERENCES)[number];

const count = z.int().check(z.minimum(0));
const twelveCounts = z.array(count).check(z.length(12));

export const Bhinnashtakavarga = z.object({
  bindus: twelveCounts,
  /** the prastara: the references that gave a bindu to each sign */
  givers: z.array(z.array(z.enum(REFERENCES))).check(z.length(12)),
  total: count,
  /** bindus that remain after trikona shodhana */
  trikona: twelveCounts,
  /** bindus that remain after trikona and ekadhipatya shodhana */
  reduced: twelveCounts,
  /**
   * reduced bindus multiplied by the factors of the signs (rashi), by those of the grahas (graha), and the sum of both
   */
  pinda: z.object({ rashi: count, graha: count, shodhya: count }),
});
export type Bhinnashtakavarga = z.infer<typeof Bhinnashtakavarga>;

export const Ashtakavarga = z.object({
  grahas: z.record(z.enum(CLASSICAL_GRAHAS), Bhinnashtakavarga),
  /** sarvashtakavarga: the sum of the bindus of all seven, 337 in total */
  sarva: twelveCounts,
  /** the same twelve numbers by house, the first house first */
  sarvaByHouse: twelveCounts,
});
export type Ashtakavarga = z.infer<typeof Ashtakavarga>;

/** All strengths are in virupas (shashtiamsas); 60 virupas are one rupa. */
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
  /** gained in planetary war; negative if lost */
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
  /** negative when the aspects of malefics outweigh those of benefics */
  drik: virupas,
  total: virupas,
  rupas: z.number(),
  /** the rupas from which the graha is strong */
  required: z.number(),
  /** `rupas` divided by `required` */
  ratio: z.number(),
  /** 1 (highest ratio) to 7 */
  rank: z.int(),
  /** tendency to good (ishta) and to bad (kashta) results, each 0 to 60 */
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
