/** The panchang of a town: GET /api/panchang/<town>/<date>. Instants are ISO UTC; parts of limbs count from 1. */
import * as z from 'zod/mini';
import {
  CalendarDay,
  DayMark,
  DayPanchang,
  DayQualities,
  LimbStay,
  LunarMonth,
  MOON_FAVOURS,
} from '#src/astrology/contract-almanac.ts';

/** `slug`: in the address of its page. `label`: "Jaipur, Rajasthan". */
export const PanchangTown = z.object({
  slug: z.string(),
  name: z.string(),
  label: z.string(),
  /** state, province or country */
  area: z.string(),
});
export type PanchangTown = z.infer<typeof PanchangTown>;

export const NamedStay = z.extend(LimbStay, { name: z.string() });
export type NamedStay = z.infer<typeof NamedStay>;

/** The UTC offset of the town's clock from an instant on; the first one holds before it too. */
export const OffsetSpan = z.object({ from: z.string(), offsetSeconds: z.int() });
export type OffsetSpan = z.infer<typeof OffsetSpan>;

const NamedSign = z.object({ sign: z.string(), nakshatra: z.string() });
const Favour = z.enum(MOON_FAVOURS);

const NamedMark = z.object({ name: z.string(), mark: DayMark });
export type NamedMark = z.infer<typeof NamedMark>;

export const NamedCalendarDay = z.extend(CalendarDay, { name: z.string(), marks: z.array(NamedMark) });
export type NamedCalendarDay = z.infer<typeof NamedCalendarDay>;

const { month: _month, sun: _sun, moon: _moon, ...dayShape } = DayPanchang.shape;

export const PanchangView = z.object({
  ...dayShape,
  town: PanchangTown,
  /** search engines may list the page: the date is near today */
  isIndexed: z.boolean(),
  /** IANA zone of the town */
  zone: z.string(),
  /** around the month of the date */
  clock: z.array(OffsetSpan),
  varaNames: z.object({ english: z.string(), sanskrit: z.string() }),
  tithis: z.array(NamedStay),
  nakshatras: z.array(NamedStay),
  yogas: z.array(NamedStay),
  karanas: z.array(NamedStay),
  moonSigns: z.array(NamedStay),
  sun: NamedSign,
  moon: NamedSign,
  month: z.extend(LunarMonth, {
    amanta: z.string(),
    purnimanta: z.string(),
    skipped: z.nullable(z.string()),
  }),
  /** heights in degrees at equal steps over `bounds`; `elongation`: degrees from Sun to Moon */
  sky: z.object({ sun: z.array(z.number()), moon: z.array(z.number()), elongation: z.int() }),
  qualities: DayQualities,
  /** by birth sign from Mesha, for the sign of the Moon at sunrise */
  chandrabala: z.array(Favour),
  /** by birth star from Ashwini, for the star of the Moon at sunrise */
  tarabala: z.array(z.object({ tara: z.int(), favour: Favour })),
  calendar: z.array(NamedCalendarDay),
});
export type PanchangView = z.infer<typeof PanchangView>;

export const PanchangResponse = z.object({ success: z.literal(true), panchang: PanchangView });
const NameWithEnd = z.object({ name: z.string(), end: z.string() });

/** GET /api/panchang/<town>/summary: today in a town as texts. `rahuKaal`, `sun`: null where the Sun does not rise or set */
export const TownToday = z.object({
  town: z.object({ slug: z.string(), name: z.string() }),
  date: z.string(),
  weekday: z.string(),
  tithi: NameWithEnd,
  nakshatra: NameWithEnd,
  rahuKaal: z.nullable(z.string()),
  sun: z.nullable(z.string()),
});
export type TownToday = z.infer<typeof TownToday>;

export const TownTodayResponse = z.object({ success: z.literal(true), today: TownToday });
export const PanchangTowns = z.object({ success: z.literal(true), towns: z.array(PanchangTown) });

/** Further field of the error `town-unknown`. */
export const TownSuggestions = z.object({ suggestions: z.array(PanchangTown) });

/** What a page shows: the panchang, or why there is none. */
export type PanchangPage =
  | { kind: 'towns'; towns: PanchangTown[] }
  | { kind: 'panchang'; panchang: PanchangView }
  | { kind: 'town-unknown'; suggestions: PanchangTown[] }
  | { kind: 'date-unknown'; town: PanchangTown };
