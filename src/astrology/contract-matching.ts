/**
 * The match of two charts by their Moons as data: eight kootas with 36 points in all. Some kootas depend on the order:
 * `first` has the role of the groom (vara) and `second` that of the bride (kanya). The caller asks the user who has
 * which role; `KootasBothWays` contains both orders.
 */
import * as z from 'zod/mini';

export const KOOTA_KEYS = ['varna', 'vashya', 'tara', 'yoni', 'maitri', 'gana', 'bhakoot', 'nadi'] as const;
export type KootaKey = (typeof KOOTA_KEYS)[number];

export const Koota = z.object({
  key: z.enum(KOOTA_KEYS),
  points: z.number(),
  /** from 1 for varna to 8 for nadi */
  maximum: z.int(),
  /** the value of the koota for each Moon: "Brahmin", "Horse", "Adi", the name of a sign or a tara */
  first: z.string(),
  second: z.string(),
  /** whether the points may differ when the two Moons are exchanged */
  dependsOnOrder: z.boolean(),
  because: z.string(),
  /** the facts of each chart on which the koota is based */
  keys: z.array(z.string()),
  source: z.string(),
});
export type Koota = z.infer<typeof Koota>;

/** A reason to disregard the points lost in a koota (dosha parihara). It does not change the points. */
export const Parihara = z.object({
  key: z.string(),
  koota: z.enum(KOOTA_KEYS),
  because: z.string(),
  source: z.string(),
});
export type Parihara = z.infer<typeof Parihara>;

/** The kootas that southern India checks first. They are not part of the 36 points. */
export const SouthernKootas = z.object({
  /** the body part of each nakshatra in the rajju (rope); the nakshatras agree if the parts differ */
  rajju: z.object({ first: z.string(), second: z.string(), agrees: z.boolean() }),
  /** the nakshatras agree if they are not a vedha pair */
  vedha: z.object({ agrees: z.boolean() }),
  source: z.string(),
});
export type SouthernKootas = z.infer<typeof SouthernKootas>;

export const PORUTHAM_KEYS = [
  'dina',
  'gana',
  'mahendra',
  'stri-dirgha',
  'yoni',
  'rasi',
  'rasiyathipathi',
  'vasya',
  'rajju',
  'vedha',
] as const;
export type PoruthamKey = (typeof PORUTHAM_KEYS)[number];

export const Porutham = z.object({
  key: z.enum(PORUTHAM_KEYS),
  /** best, middling, worst */
  grade: z.enum(['uttamam', 'madhyamam', 'adhamam']),
  because: z.string(),
  /** why an adhamam nevertheless counts as agreement; null for every other grade, and without such a rule */
  exception: z.nullable(z.string()),
});
export type Porutham = z.infer<typeof Porutham>;

/** The ten poruthams (agreements) of southern India, in the order of PORUTHAM_KEYS. */
export const Poruthams = z.object({
  poruthams: z.array(Porutham),
  /** how many agree: all but those with grade adhamam and no exception. Kalaprakashika requires five */
  agreeing: z.int(),
  /** how many of the five chief ones agree: dina, gana, yoni, rasi and rajju */
  chiefAgreeing: z.int(),
  source: z.string(),
});
export type Poruthams = z.infer<typeof Poruthams>;

const MoonOfPorutham = z.object({ sign: z.int(), nakshatra: z.int(), pada: z.int() });
export type MoonOfPorutham = z.infer<typeof MoonOfPorutham>;

/** The poruthams of one possible position of each Moon. */
export const PoruthamsOfMoons = z.object({
  bride: MoonOfPorutham,
  groom: MoonOfPorutham,
  ...Poruthams.shape,
});
export type PoruthamsOfMoons = z.infer<typeof PoruthamsOfMoons>;

export const Ashtakoota = z.object({
  /** 0 to 36 in steps of 0.5; pariharas are not added */
  total: z.number(),
  /** in the order of KOOTA_KEYS */
  kootas: z.array(Koota),
  /** pariharas that apply, for kootas that lost points */
  pariharas: z.array(Parihara),
  southernKootas: SouthernKootas,
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
