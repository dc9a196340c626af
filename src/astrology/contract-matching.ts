/**
 * Two charts compared by their Moons: the eight kootas and 36 points. Tradition counts some kootas from one of the two: `first` takes the place it gives the
 * groom (vara), `second` that of the bride (kanya). Who takes which is for the caller to ask, never to guess; `KootasBothWays` holds both orders.
 */
import * as z from 'zod/mini';

export const KOOTA_KEYS = ['varna', 'vashya', 'tara', 'yoni', 'maitri', 'gana', 'bhakoot', 'nadi'] as const;
export type KootaKey = (typeof KOOTA_KEYS)[number];

export const Koota = z.object({
  key: z.enum(KOOTA_KEYS),
  points: z.number(),
  /** 1 for varna to 8 for nadi */
  maximum: z.int(),
  /** what the koota sees in each Moon: "Brahmin", "Horse", "Adi", the name of a sign or a tara */
  first: z.string(),
  second: z.string(),
  /** true: the points may differ when the two change places */
  directed: z.boolean(),
  because: z.string(),
  /** facts read from both charts */
  keys: z.array(z.string()),
  source: z.string(),
});
export type Koota = z.infer<typeof Koota>;

/** A reason to disregard the points lost in a koota (dosha parihara). Never added to the points. */
export const Parihara = z.object({
  key: z.string(),
  koota: z.enum(KOOTA_KEYS),
  because: z.string(),
  source: z.string(),
});
export type Parihara = z.infer<typeof Parihara>;

/** What the south looks at first. Not part of the 36 points. */
export const SouthernKootas = z.object({
  /** the part of the rope each star belongs to; agreement is to differ */
  rajju: z.object({ first: z.string(), second: z.string(), agrees: z.boolean() }),
  /** agrees: the stars do not pierce each other */
  vedha: z.object({ agrees: z.boolean() }),
  source: z.string(),
});
export type SouthernKootas = z.infer<typeof SouthernKootas>;

export const Ashtakoota = z.object({
  /** 0 to 36, in halves; without any parihara */
  total: z.number(),
  /** in the order of KOOTA_KEYS */
  kootas: z.array(Koota),
  /** those that hold, for kootas which lost points */
  pariharas: z.array(Parihara),
  south: SouthernKootas,
});
export type Ashtakoota = z.infer<typeof Ashtakoota>;

export const KootasBothWays = z.object({
  asGiven: Ashtakoota,
  exchanged: Ashtakoota,
  /** kootas whose points differ between the two orders */
  differing: z.array(z.enum(KOOTA_KEYS)),
  lowest: z.number(),
  highest: z.number(),
});
export type KootasBothWays = z.infer<typeof KootasBothWays>;
