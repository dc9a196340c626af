/** Labels of UTC offsets, births and places for the confirmation form and the report. */
import { Temporal } from 'temporal-polyfill';
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import type { Place } from '#src/places/contract.ts';
import { getCountryName } from '#src/places/country-name.ts';
import { MONTHS, WEEKDAYS } from './calendar-names.ts';
import {
  BOMBAY_OFFSET_SECONDS,
  CALCUTTA_OFFSET_SECONDS,
  STANDARD_OFFSET_SECONDS,
  WAR_OFFSET_SECONDS,
} from './india-clocks.ts';
import { isLocalMeanTime } from './historic-clock.ts';
import { findHistoricClock } from './zone-offsets.ts';

/** Formats a clock: "IST, +5:30", "local mean time, +4:38", "CET, +1:00". */
export function formatClock(place: Place, utc: string, offsetSeconds: number): string {
  return `${getClockName(place, utc, offsetSeconds)}, ${formatOffset(offsetSeconds)}`;
}

export const MEAN_TIME_LABEL = 'local mean time';

const INDIAN_CLOCK_NAMES: Record<number, string> = {
  [STANDARD_OFFSET_SECONDS]: 'IST',
  [WAR_OFFSET_SECONDS]: 'war time',
  [BOMBAY_OFFSET_SECONDS]: 'Bombay time',
  [CALCUTTA_OFFSET_SECONDS]: 'Calcutta time',
};

function getClockName(place: Place, utc: string, offsetSeconds: number): string {
  if (place.country === 'IN') return INDIAN_CLOCK_NAMES[offsetSeconds] ?? MEAN_TIME_LABEL;
  const historicClock = findHistoricClock(place, utc);
  if (historicClock && isLocalMeanTime(historicClock)) return MEAN_TIME_LABEL;
  const name = historicClock ? historicClock.abbreviation : findShortName(place.zone, utc);
  return name && isClearName(name) ? name : `${place.zone.split('/').at(-1)!.replaceAll('_', ' ')} time`;
}

/** IST would be read as Indian time, and an abbreviation such as AMT is ambiguous: Amsterdam or Athens mean time. */
const isClearName = (name: string) =>
  name === 'GMT' || (/^[A-Z]{2,5}$/.test(name) && name !== 'IST' && !name.endsWith('MT'));

/** Each English locale has the zone abbreviations of its region: GMT and CET, PST, AEDT. */
const ENGLISH_LOCALES = ['en-GB', 'en-US', 'en-AU'];

/** Finds the abbreviation of the zone at an instant: "CET". */
function findShortName(zone: string, utc: string): string | undefined {
  const names = ENGLISH_LOCALES.map((locale) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' });
    return format.formatToParts(Date.parse(utc)).find(({ type }) => type === 'timeZoneName')?.value;
  });
  return names.find((name) => /^[A-Z]{2,5}$/.test(name ?? ''));
}

/** Formats a UTC offset: "+5:30", "−3:00", "+4:38:26". */
export function formatOffset(seconds: number): string {
  const absoluteSeconds = Math.abs(seconds);
  const padTwo = (value: number) => String(value).padStart(2, '0');
  const secondsPart = absoluteSeconds % 60 === 0 ? '' : `:${padTwo(absoluteSeconds % 60)}`;
  return `${seconds < 0 ? '−' : '+'}${Math.floor(absoluteSeconds / 3600)}:${padTwo(Math.floor(absoluteSeconds / 60) % 60)}${secondsPart}`;
}

/** Describes a birth: "Tuesday 4 June 1996, 2:30 in the afternoon" and "Kota, Rajasthan". */
export function describeBirth({ date, time, timeKind, place }: ResolvedBirth): {
  born: string;
  place: string;
} {
  const day = Temporal.PlainDate.from(date);
  const dateText = `${WEEKDAYS[day.dayOfWeek - 1]} ${day.day} ${MONTHS[day.month - 1]} ${day.year}`;
  return { born: `${dateText}, ${formatTime(time, timeKind)}`, place: formatPlace(place) };
}

function formatTime(time: string | undefined, kind: ResolvedBirth['timeKind']): string {
  if (kind === 'unknown' || !time) return 'time not known';
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  const timeText = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${getPartOfDay(hour, minute)}`;
  return kind === 'approximate' ? `about ${timeText}` : timeText;
}

/** Times before 04:00 are called "after midnight", because the wrong date is the most common error there. */
function getPartOfDay(hour: number, minute: number): string {
  if (minute === 0 && hour % 12 === 0) return hour === 0 ? 'midnight, as the day begins' : 'noon';
  if (hour < 4) return 'after midnight';
  if (hour < 12) return 'in the morning';
  if (hour < 17) return 'in the afternoon';
  return hour < 20 ? 'in the evening' : 'at night';
}

export function formatPlace({ name, region, country }: Place): string {
  const parts = country === 'IN' ? [name, region] : [name, region, getCountryName(country)];
  return parts.filter((part, index) => part && parts.indexOf(part) === index).join(', ');
}
