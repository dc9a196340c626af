/**
 * Formats numbers, degrees, dates and names in the language of the report. Birth times are in the zone of the birth, all other dates
 * in Indian time.
 */
import { Temporal } from 'temporal-polyfill';
import { roundUpToMinute } from '#src/places/contract-first-minute.ts';
import { RASHIS } from '#src/astrology/contract-names.ts';
import { formatIso, toUt } from '#src/astrology/ephemeris/instant.ts';
import { NAKSHATRAS } from '#src/astrology/nakshatra-deities.ts';
import type { Graha } from '#src/astrology/contract.ts';
import { grammar } from '#src/reports/content/grammar.ts';
import type { Element } from '#src/reports/facts/elements.ts';

export const INDIA_OFFSET_SECONDS = 19_800;

/** "the Sun", "the Moon", "Mars" */
export const formatGraha = (graha: Graha): string => grammar.grahaPhrases[graha];

/** "Sun", "Mars": without an article, for tables, labels and titles */
export const getGrahaName = (graha: Graha): string => grammar.grahaNames[graha];

/** "Su" */
export const getGrahaAbbreviation = (graha: Graha): string => grammar.grahaAbbreviations[graha];

/** The element of a sign: "fire" */
export const formatElement = (element: Element): string => grammar.elementNames[element];

export const getSignName = (sign: number): string => grammar.getSignName(sign);

/** "Vir", for dense tables and narrow figures */
export const formatSignAbbreviation = (sign: number): string => grammar.formatSignAbbreviation(sign);

export const getNakshatraName = (nakshatra: number): string => grammar.getNakshatraName(nakshatra);

/** @param vara 1 is Sunday, as in the panchanga */
export const getVaraName = (vara: number): string => grammar.getWeekdayName((vara + 5) % 7);

/** "Shukla Dashami", "Shukla Purnima" @param tithi 1 to 30 */
export const getTithiName = (tithi: number): string => grammar.getTithiName(tithi);

/** "Shukla Dashami", "Purnima" @param tithi 1 to 30 */
export const getLunarDayName = (tithi: number): string => grammar.getLunarDayName(tithi);

/** @param yoga of the panchanga, 1 to 27 */
export const getPanchangaYogaName = (yoga: number): string => grammar.getPanchangaYogaName(yoga);

/** @param karana 1 to 60 */
export const getKaranaName = (karana: number): string => grammar.getKaranaName(karana);

/** "कन्या" */
export const getSignDevanagari = (sign: number): string => RASHIS[sign - 1]!.devanagari;

export const getNakshatraDevanagari = (nakshatra: number): string => NAKSHATRAS[nakshatra - 1]!.devanagari;

/** "a, b and c" */
export const formatList = (items: readonly string[]): string => grammar.formatList(items);

/** @param n 1 to 12: "first" to "twelfth" */
export const formatOrdinal = (n: number): string => grammar.formatOrdinal(n);

/** "29th" */
export const formatOrdinalDigits = (n: number): string => grammar.formatOrdinalDigits(n);

/** "no" to "ten"; digits above ten */
export const toNumberWord = (n: number): string => grammar.toNumberWord(n);

/** "three of eight", "none of eight": the bindus of a graha in a sign */
export const formatCountOfEight = (count: number): string => grammar.formatCountOfEight(count);

export const toUppercaseFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** For a sentence after a colon; proper names keep their capital letter. */
export function toLowercaseFirst(text: string): string {
  const [word = ''] = /^\p{L}+/u.exec(text) ?? [];
  return grammar.properNames.includes(word) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** An answer after the hours of birth for which it holds. */
export const introduceSentence = (intro: string, text: string): string =>
  grammar.introduceSentence(intro, toLowercaseFirst(text));

/** To put a reason into a longer one. */
export const omitFullStop = (text: string): string => text.replace(/\.$/, '');

/** Added before rounding down, because 46 minutes may be computed as 45.9999999. */
const ROUNDING_ERROR = 1e-6;

/** "18°46′": rounded down, so that a graha at the end of a sign is not printed in the next one. */
export function formatDegrees(value: number): string {
  const minutes = Math.floor(value * 60 + ROUNDING_ERROR);
  return `${Math.floor(minutes / 60)}°${padTwo(minutes % 60)}′`;
}

/** "0°02′", or "less than a minute of arc" instead of zero */
export const formatArcDistance = (value: number): string =>
  value * 60 + ROUNDING_ERROR < 1 ? grammar.lessThanMinuteOfArc : formatDegrees(value);

/** "23°48′26″" */
export function formatArc(value: number): string {
  const seconds = Math.floor(value * 3600 + ROUNDING_ERROR);
  return `${Math.floor(seconds / 3600)}°${padTwo(Math.floor(seconds / 60) % 60)}′${padTwo(seconds % 60)}″`;
}

/** "25.18° N, 75.83° E" */
export const formatCoordinates = (latitude: number, longitude: number): string =>
  grammar.formatCoordinates(latitude, longitude);

/** "Tuesday" from YYYY-MM-DD */
export const formatWeekday = (date: string): string =>
  grammar.getWeekdayName(Temporal.PlainDate.from(date).dayOfWeek - 1);

/** "4 June 1996" from YYYY-MM-DD */
export const formatDate = (date: string): string => grammar.formatDate(parseCivilDate(date));

/** The civil date in India at an instant, YYYY-MM-DD. */
export const getIndianDate = (instant: string): string =>
  toLocalIso(instant, INDIA_OFFSET_SECONDS).slice(0, 10);

/** "4 June 1996" of an instant */
export const formatLongDate = (instant: string): string => formatDate(getIndianDate(instant));

/** "4 Jun 1996" of an instant */
export const formatShortDate = (instant: string): string =>
  grammar.formatShortDate(parseCivilDate(getIndianDate(instant)));

/** "June 1996" of an instant */
export function formatMonth(instant: string): string {
  const { month, year } = parseCivilDate(getIndianDate(instant));
  return grammar.formatMonth(month, year);
}

/** "Jun 1996" of an instant */
export function formatShortMonth(instant: string): string {
  const { month, year } = parseCivilDate(getIndianDate(instant));
  return grammar.formatShortMonth(month, year);
}

/** "16 December" of an instant */
export const formatDayMonth = (instant: string): string =>
  grammar.formatDayMonth(parseCivilDate(getIndianDate(instant)));

/** "16 Dec" of an instant */
export const formatShortDayMonth = (instant: string): string =>
  grammar.formatShortDayMonth(parseCivilDate(getIndianDate(instant)));

/** "Fri" of an instant */
export const formatShortWeekday = (instant: string): string =>
  grammar.getShortWeekdayName((toIndianTime(instant).getUTCDay() + 6) % 7);

/** "2:30 pm" of an instant, in Indian time by default */
export function formatClock(instant: string, offsetSeconds = INDIA_OFFSET_SECONDS): string {
  const { hour, minute } = parseClock(toLocalIso(instant, offsetSeconds));
  return grammar.formatClock(hour, minute);
}

/** "1:08 pm", the first whole minute of a time: what begins at 1:07:12 does not hold for a birth at 1:07. */
export const formatFirstMinute = (from: string, offsetSeconds: number): string =>
  formatClock(toFirstMinute(from, offsetSeconds), offsetSeconds);

/** "from 1:08 to 3:19 pm", the first and the last whole minute of a time */
export const formatClockRange = (from: string, to: string, offsetSeconds: number): string =>
  grammar.formatClockRange(
    parseClock(toLocalIso(toFirstMinute(from, offsetSeconds), offsetSeconds)),
    parseClock(toLocalIso(to, offsetSeconds)),
  );

export const toFirstMinute = (from: string, offsetSeconds: number): string =>
  formatIso(toUt(roundUpToMinute(Date.parse(from), offsetSeconds)));

/** "5:54" and "7:33 am" */
export const formatClockEnds = (from: string, to: string, offsetSeconds: number): [string, string] =>
  grammar.formatClockEnds(
    parseClock(toLocalIso(from, offsetSeconds)),
    parseClock(toLocalIso(to, offsetSeconds)),
  );

/** A Date whose UTC fields are the civil date and time in India at an instant. */
export const toIndianTime = (instant: string | number): Date =>
  new Date(new Date(instant).getTime() + INDIA_OFFSET_SECONDS * 1000);

/** To the second before. A report formats thousands of dates, and Date.toISOString takes five times as long as formatIso. */
function toLocalIso(instant: string, offsetSeconds: number): string {
  const seconds = Math.floor(Date.parse(instant) / 1000) + offsetSeconds;
  return formatIso(toUt(seconds * 1000));
}

function parseCivilDate(date: string): { year: number; month: number; day: number } {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return { year, month, day };
}

const parseClock = (localIso: string): { hour: number; minute: number } => ({
  hour: Number(localIso.slice(11, 13)),
  minute: Number(localIso.slice(14, 16)),
});

const padTwo = (n: number): string => String(n).padStart(2, '0');
