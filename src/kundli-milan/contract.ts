/**
 * POST /api/kundli-milan: compares the charts of a groom and a bride. Texts are sentences for the visitor, with the signs
 * named in the chosen vocabulary. Nothing is stored, and no names are sent.
 */
import * as z from 'zod/mini';
import { Chart, SignVocabularyChoice } from '#src/astrology/contract.ts';
import { KOOTA_KEYS, PORUTHAM_KEYS } from '#src/astrology/contract-matching.ts';
import { OffsetChoice } from '#src/places/contract.ts';

export const MatchBirth = z.object({
  /** YYYY-MM-DD */
  date: z.string(),
  /** HH:MM, absent when unknown */
  time: z.optional(z.string()),
  /** id of the gazetteer */
  placeId: z.optional(z.string()),
  /** the chosen offset if several are possible */
  utcOffsetSeconds: z.optional(z.int()),
});
export type MatchBirth = z.infer<typeof MatchBirth>;

export const MatchRequest = z.object({
  groom: MatchBirth,
  bride: MatchBirth,
  /** Sanskrit by default */
  signVocabulary: z.optional(SignVocabularyChoice),
});
export type MatchRequest = z.infer<typeof MatchRequest>;

const ClockQuestion = z.object({
  question: z.string(),
  readings: z.array(z.object({ utcOffsetSeconds: z.int(), clock: z.string() })),
});

/** A further field of the error: the clocks of those births whose time occurred twice. */
export const MatchClockQuestions = z.object({
  clockQuestions: z.object({ groom: z.optional(ClockQuestion), bride: z.optional(ClockQuestion) }),
});

/** From the lowest to the highest points; both are equal if the points do not depend on an unknown hour of birth. */
export const PointRange = z.object({ lowest: z.number(), highest: z.number() });
export type PointRange = z.infer<typeof PointRange>;

export const MatchPerson = z.object({
  /** "Sunday 16 February 1992, 6:10 in the morning" */
  born: z.string(),
  place: z.string(),
  /** "IST, +5:30" */
  clock: z.string(),
  isTimeKnown: z.boolean(),
  /** false if the Moon changed its sign on the day of an unknown birth time: then the chart has no houses */
  isMoonSignKnown: z.boolean(),
  /** for the drawing, without dashas */
  chart: Chart,
  utcOffsetSeconds: z.int(),
  offsetChoice: z.optional(OffsetChoice),
  clockNote: z.optional(z.string()),
});
export type MatchPerson = z.infer<typeof MatchPerson>;

/** A part of the day of birth in which the points are the same, by the local clock. */
export const HourSpan = z.object({
  /** "before 5:46 am"; "at any hour" if the time does not matter or is known */
  label: z.string(),
  /** "Karka, Punarvasu" */
  moon: z.string(),
});
export type HourSpan = z.infer<typeof HourSpan>;

export const MatchHours = z.object({
  groom: z.array(HourSpan),
  bride: z.array(HourSpan),
  /** by the span of the groom, then by that of the bride */
  totals: z.array(z.array(z.number())),
});
export type MatchHours = z.infer<typeof MatchHours>;

/** Each is "before 12:32 am", after "was born"; null if the hour is known or makes no difference. */
export const BirthHours = z.object({ groom: z.nullable(z.string()), bride: z.nullable(z.string()) });
export type BirthHours = z.infer<typeof BirthHours>;

export const KootaOfHours = z.object({
  points: z.number(),
  /** alternatives, in each of which both hours must fit; empty if they are too many to name */
  hours: z.array(BirthHours),
  /** a clause; empty if these hours have several reasons, an example without hours */
  reason: z.string(),
});
export type KootaOfHours = z.infer<typeof KootaOfHours>;

export const MatchKoota = z.object({
  key: z.enum(KOOTA_KEYS),
  name: z.string(),
  /** "family and money" */
  topic: z.string(),
  points: PointRange,
  maximum: z.int(),
  text: z.string(),
  /** empty if the points depend on an hour of birth */
  reason: z.string(),
  /** the points by the hour of birth, the highest first; empty if they do not depend on it */
  byHour: z.array(KootaOfHours),
  source: z.string(),
});
export type MatchKoota = z.infer<typeof MatchKoota>;

export const DOSHA_KEYS = ['bhakoot', 'nadi', 'gana'] as const;

export const MatchDosha = z.object({
  key: z.enum(DOSHA_KEYS),
  name: z.string(),
  /** `excepted`: present, and an exception is met at each possible hour. `uncertain`: it depends on the hour of birth */
  state: z.enum(['absent', 'excepted', 'present', 'uncertain']),
  /** when an uncertain dosha is present: alternatives, in each of which both hours must fit; else empty */
  hours: z.array(BirthHours),
  text: z.string(),
  /** empty unless the dosha is present; `isMet` is null if it depends on the hour of birth */
  exceptions: z.array(
    z.object({ name: z.string(), isMet: z.nullable(z.boolean()), reason: z.string(), source: z.string() }),
  ),
  /** about the weight of the exceptions; empty without one */
  note: z.string(),
});
export type MatchDosha = z.infer<typeof MatchDosha>;

export const MatchManglik = z.object({
  /**
   * Without a birth time `uncertain`, because the lagna decides; `mild` if the counts from the Moon and Venus make the chart
   * Manglik at each possible hour.
   */
  verdict: z.enum(['none', 'cancelled', 'mild', 'present', 'uncertain']),
  /** "Manglik, cancelled" */
  label: z.string(),
  text: z.string(),
  /** a clause after "Because"; empty without a reason */
  reason: z.string(),
  source: z.string(),
});
export type MatchManglik = z.infer<typeof MatchManglik>;

export const MatchPorutham = z.object({
  key: z.enum(PORUTHAM_KEYS),
  name: z.string(),
  topic: z.string(),
  /** null if it depends on the hour of birth */
  agrees: z.nullable(z.boolean()),
  /** "agrees", "agrees in part", "does not agree" */
  label: z.string(),
  reason: z.string(),
});
export type MatchPorutham = z.infer<typeof MatchPorutham>;

export const Match = z.object({
  groom: MatchPerson,
  bride: MatchPerson,
  points: PointRange,
  title: z.string(),
  summary: z.string(),
  /** a clause after "Because" */
  reason: z.string(),
  /** null if both birth times are known */
  hours: z.nullable(MatchHours),
  /** what an unknown time leaves certain and what not; empty if both are known */
  certainty: z.array(z.object({ label: z.string(), text: z.string() })),
  /** borders of the Moon so close to a known birth time that a small error of it would change the points */
  closeCalls: z.array(z.string()),
  kootas: z.array(MatchKoota),
  doshas: z.array(MatchDosha),
  manglik: z.object({
    groom: MatchManglik,
    bride: MatchManglik,
    match: z.object({ text: z.string(), source: z.string() }),
  }),
  poruthams: z.object({ agreeing: PointRange, items: z.array(MatchPorutham), source: z.string() }),
});
export type Match = z.infer<typeof Match>;

export const MatchResponse = z.object({
  success: z.literal(true),
  match: Match,
  /** of the page that shows the points without the births */
  shareToken: z.string(),
});
export type MatchResponse = z.infer<typeof MatchResponse>;

/** GET /api/kundli-milan/shared/:token: the points of a match without births and names. */
export const SharedMatch = z.object({
  points: PointRange,
  title: z.string(),
  kootas: z.array(z.pick(MatchKoota, { key: true, name: true, topic: true, points: true, maximum: true })),
});
export type SharedMatch = z.infer<typeof SharedMatch>;

export const SharedMatchResponse = z.object({ success: z.literal(true), match: SharedMatch });
