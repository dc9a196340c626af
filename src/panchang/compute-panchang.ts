/** The panchang of a town on a date with all names, as the page shows it. */
import { computeDayPanchang } from '#src/astrology/almanac/day-panchang.ts';
import { computeDayQualities } from '#src/astrology/almanac/day-qualities.ts';
import { computeMonthCalendar } from '#src/astrology/almanac/month-calendar.ts';
import { computeChandrabala, computeTarabala } from '#src/astrology/almanac/moon-favour.ts';
import { computeSkyHeights } from '#src/astrology/almanac/sky-heights.ts';
import type { CalendarDay, DayPanchang, LimbStay } from '#src/astrology/contract-almanac.ts';
import { NAKSHATRAS, RASHIS } from '#src/astrology/contract-names.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { getKaranaName, getTithiName, VARAS, YOGAS } from '#src/astrology/panchang/panchang-names.ts';
import type { Place } from '#src/places/contract.ts';
import { DAY_MS } from '#src/platform/contract-time.ts';
import { createLruCache } from '#src/platform/lru-cache.ts';
import type { NamedCalendarDay, NamedStay, PanchangTown, PanchangView } from './contract.ts';
import { listOffsets } from './dates.ts';
import { nameLunarMonth, nameMark } from './mark-names.ts';

/** Search engines are kept to the days that people look for: there are 300 years of them. */
const INDEXED_DAYS = 400;

/** @param date checked with isPanchangDate */
export function computePanchang(place: Place, town: PanchangTown, date: string, now: Date): PanchangView {
  const day = computeDayPanchang(place, date);
  const { from, to } = day.bounds;
  return {
    ...day,
    town,
    isIndexed: Math.abs(now.getTime() - Date.parse(date)) < INDEXED_DAYS * DAY_MS,
    zone: place.zone,
    clock: listOffsets(date, place.zone),
    varaNames: toVaraNames(day.vara),
    tithis: nameStays(day.tithis, (part) => getTithiName(part).name.english),
    nakshatras: nameStays(day.nakshatras, nameNakshatra),
    yogas: nameStays(day.yogas, (part) => YOGAS[part - 1]!.english),
    karanas: nameStays(day.karanas, (part) => getKaranaName(part).english),
    moonSigns: nameStays(day.moonSigns, nameSign),
    sun: nameSky(day.sun),
    moon: nameSky(day.moon),
    month: {
      ...day.month,
      amanta: nameLunarMonth(day.month.amanta),
      purnimanta: nameLunarMonth(day.month.purnimanta),
      skipped: day.month.skipped === null ? null : nameLunarMonth(day.month.skipped),
    },
    sky: computeSkyHeights(parseUt(from), parseUt(to), place),
    qualities: computeDayQualities(day),
    chandrabala: computeChandrabala(day.moon.sign),
    tarabala: computeTarabala(day.moon.nakshatra),
    calendar: getCalendar(place, date.slice(0, 7)),
  };
}

const toVaraNames = (vara: number) => {
  const { english, sanskrit } = VARAS[vara - 1]!;
  return { english, sanskrit };
};

const nameNakshatra = (part: number): string => NAKSHATRAS[part - 1]!.name;
const nameSign = (sign: number): string => RASHIS[sign - 1]!.sanskrit;
const nameSky = ({ sign, nakshatra }: DayPanchang['sun']) => ({
  sign: nameSign(sign),
  nakshatra: nameNakshatra(nakshatra),
});

const nameStays = (stays: readonly LimbStay[], nameOf: (part: number) => string): NamedStay[] =>
  stays.map((stay) => ({ ...stay, name: nameOf(stay.part) }));

/** The pages of the days of one month follow each other: each shows the same calendar. */
const calendars = createLruCache<NamedCalendarDay[]>(300);

function getCalendar(place: Place, month: string): NamedCalendarDay[] {
  const key = `${place.id} ${month}`;
  const calendar = calendars.get(key) ?? computeMonthCalendar(place, month).map(nameDay);
  calendars.set(key, calendar);
  return calendar;
}

const nameDay = ({ date, tithi, marks }: CalendarDay): NamedCalendarDay => ({
  date,
  tithi,
  name: getTithiName(tithi).name.english,
  marks: marks.map((mark) => ({ name: nameMark(mark), mark })),
});
