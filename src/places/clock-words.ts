/** Offsets, births and places in words, as the confirm sheet and the report say them. */
import { Temporal } from 'temporal-polyfill';
import type { ResolvedBirth } from './contract-birth.ts';
import type { Place } from './contract.ts';
import { countryName } from './country-name.ts';
import { MONTHS, WEEKDAYS } from './calendar-words.ts';
import {
  BOMBAY_SECONDS,
  CALCUTTA_SECONDS,
  localMeanTime,
  STANDARD_SECONDS,
  WAR_SECONDS,
} from './india-clocks.ts';
import { keptMeanTime } from './zone-offsets.ts';

/** "IST, +5:30", "local mean time, +4:38", "CET, +1:00". */
export function clockInWords(place: Place, utc: string, offsetSeconds: number): string {
  return `${clockName(place, utc, offsetSeconds)}, ${offsetInWords(offsetSeconds)}`;
}

/** What a clock is called that goes by the Sun of its own town. */
export const MEAN_TIME = 'local mean time';

const INDIAN_CLOCKS: Record<number, string> = {
  [STANDARD_SECONDS]: 'IST',
  [WAR_SECONDS]: 'war time',
  [BOMBAY_SECONDS]: 'Bombay time',
  [CALCUTTA_SECONDS]: 'Calcutta time',
};

function clockName(place: Place, utc: string, offset: number): string {
  if (place.country === 'IN') return INDIAN_CLOCKS[offset] ?? MEAN_TIME;
  if (offset === localMeanTime(place) && keptMeanTime(place, utc)) return MEAN_TIME;
  return shortName(place.zone, utc) ?? `${place.zone.split('/').at(-1)!.replaceAll('_', ' ')} time`;
}

/** Each kind of English knows the short names of its own part of the world: GMT and CET, PST, AEDT. */
const ENGLISHES = ['en-GB', 'en-US', 'en-AU'];

/** A format of an instant in UTC: no civil time passes through a Date. */
function shortName(zone: string, utc: string): string | undefined {
  const names = ENGLISHES.map((locale) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' });
    return format.formatToParts(Date.parse(utc)).find(({ type }) => type === 'timeZoneName')?.value;
  });
  return names.find((name) => /^[A-Z]{2,5}$/.test(name ?? ''));
}

/** "+5:30", "−3:00", "+4:38:26". */
export function offsetInWords(seconds: number): string {
  const size = Math.abs(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = size % 60 === 0 ? '' : `:${two(size % 60)}`;
  return `${seconds < 0 ? '−' : '+'}${Math.floor(size / 3600)}:${two(Math.floor(size / 60) % 60)}${rest}`;
}

/** "Tuesday 4 June 1996, 2:30 in the afternoon" and "Kota, Rajasthan". */
export function birthInWords({ date, time, timeKind, place }: ResolvedBirth): {
  born: string;
  place: string;
} {
  const day = Temporal.PlainDate.from(date);
  const words = `${WEEKDAYS[day.dayOfWeek - 1]} ${day.day} ${MONTHS[day.month - 1]} ${day.year}`;
  return { born: `${words}, ${timeInWords(time, timeKind)}`, place: placeInWords(place) };
}

function timeInWords(time: string | undefined, kind: ResolvedBirth['timeKind']): string {
  if (kind === 'unknown' || !time) return 'time not known';
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  const words = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${partOfDay(hour, minute)}`;
  return kind === 'approximate' ? `about ${words}` : words;
}

/** The small hours say that the new day has begun: the wrong date there is the commonest error of all. */
function partOfDay(hour: number, minute: number): string {
  if (minute === 0 && hour % 12 === 0) return hour === 0 ? 'midnight, as the day begins' : 'noon';
  if (hour < 4) return 'after midnight';
  if (hour < 12) return 'in the morning';
  if (hour < 17) return 'in the afternoon';
  return hour < 20 ? 'in the evening' : 'at night';
}

export function placeInWords({ name, region, country }: Place): string {
  const parts = country === 'IN' ? [name, region] : [name, region, countryName(country)];
  return parts.filter((part, index) => part && parts.indexOf(part) === index).join(', ');
}
