/** Formats numbers, degrees, dates and names for reports. Birth times are in the zone of the birth, all other dates in Indian time. */
import { measurePhrases } from '#src/reports/content/en/common/certainty-notes.ts';
import { GRAHAS, RASHIS } from '#src/astrology/contract-names.ts';
import { getSignName } from '#src/astrology/phrases.ts';
import { NAKSHATRAS } from '#src/astrology/names.ts';
import { MONTHS } from '#src/places/clock/calendar-names.ts';

export { formatOrdinal } from '#src/astrology/contract-ordinal.ts';
export { formatGraha, formatList, getSignName, toUppercaseFirst } from '#src/astrology/phrases.ts';

export const INDIA_OFFSET_SECONDS = 19_800;

const NUMBER_WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;

/** "no" to "ten"; digits above ten */
export const toNumberWord = (n: number): string => NUMBER_WORDS[n] ?? String(n);

/** "three of eight", "none of eight": the bindus of a graha in a sign */
export const formatCountOfEight = (count: number): string =>
  `${count === 0 ? 'none' : toNumberWord(count)} of eight`;

/** "Vir", for dense tables and narrow figures */
export const formatSignAbbreviation = (sign: number): string => getSignName(sign).slice(0, 3);

/** "कन्या" */
export const getSignDevanagari = (sign: number): string => RASHIS[sign - 1]!.devanagari;

export const getNakshatraDevanagari = (nakshatra: number): string => NAKSHATRAS[nakshatra - 1]!.devanagari;

export const getNakshatraName = (nakshatra: number): string => NAKSHATRAS[nakshatra - 1]!.name;

const PROPER_NAMES = new Set<string>([...GRAHAS, ...RASHIS.map(({ english }) => english), 'Sade']);

/** For a sentence after a colon; proper names keep their capital letter. */
export const toLowercaseFirst = (text: string): string =>
  PROPER_NAMES.has(/^[A-Za-z]+/.exec(text)?.[0] ?? '') ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** Added before rounding down, because 46 minutes may be computed as 45.9999999. */
const ROUNDING_ERROR = 1e-6;

/** "18°46′": rounded down, so that a graha at the end of a sign is not printed in the next one. */
export function formatDegrees(value: number): string {
  const minutes = Math.floor(value * 60 + ROUNDING_ERROR);
  return `${Math.floor(minutes / 60)}°${padTwo(minutes % 60)}′`;
}

/** "0°02′", or "less than a minute of arc" instead of zero */
export const formatArcDistance = (value: number): string =>
  value * 60 + ROUNDING_ERROR < 1 ? measurePhrases.lessThanMinute : formatDegrees(value);

/** "23°48′26″" */
export function formatArc(value: number): string {
  const seconds = Math.floor(value * 3600 + ROUNDING_ERROR);
  return `${Math.floor(seconds / 3600)}°${padTwo(Math.floor(seconds / 60) % 60)}′${padTwo(seconds % 60)}″`;
}

/** "25.18° N, 75.83° E" */
export const formatCoordinates = (latitude: number, longitude: number): string =>
  `${Math.abs(latitude).toFixed(2)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(2)}° ${longitude < 0 ? 'W' : 'E'}`;

/** "4 June 1996" from YYYY-MM-DD */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

/** The civil date in India at an instant, YYYY-MM-DD. */
export const getIndianDate = (instant: string): string =>
  toLocalIso(instant, INDIA_OFFSET_SECONDS).slice(0, 10);

/** "4 June 1996" of an instant */
export const formatLongDate = (instant: string): string => formatDate(getIndianDate(instant));

/** "4 Jun 1996" of an instant */
export function formatShortDate(instant: string): string {
  const [day, month, year] = formatLongDate(instant).split(' ') as [string, string, string];
  return `${day} ${month.slice(0, 3)} ${year}`;
}

/** "2:30 pm" of an instant, in Indian time by default */
export function formatClock(instant: string, offsetSeconds = INDIA_OFFSET_SECONDS): string {
  const [hour, minute] = toLocalIso(instant, offsetSeconds).slice(11, 16).split(':') as [string, string];
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`;
}

/** "from 1:08 to 3:19 pm" */
export function formatClockRange(from: string, to: string, offsetSeconds: number): string {
  const [start, end] = [formatClock(from, offsetSeconds), formatClock(to, offsetSeconds)];
  const isSameHalfOfDay = start.slice(-2) === end.slice(-2);
  return measurePhrases.range(isSameHalfOfDay ? start.slice(0, -3) : start, end);
}

/** A Date whose UTC fields are the civil date and time in India at an instant. */
export const toIndianTime = (instant: string | number): Date =>
  new Date(new Date(instant).getTime() + INDIA_OFFSET_SECONDS * 1000);

function toLocalIso(instant: string, offsetSeconds: number): string {
  return new Date(Date.parse(instant) + offsetSeconds * 1000).toISOString();
}

/** "29th" */
export function formatOrdinalDigits(n: number): string {
  const isTeen = n % 100 > 10 && n % 100 < 14;
  return `${n}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][n % 10]) ?? 'th'}`;
}

const padTwo = (n: number): string => String(n).padStart(2, '0');
