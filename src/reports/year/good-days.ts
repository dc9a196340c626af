/** Days of a month to use and to spare: by the tara of the day's star and the Moon's distance from its own sign. */
import { isoOf, utOf, utOfMs } from '#src/astrology/ephemeris/instant.ts';
import { houseFrom } from '#src/astrology/zodiac.ts';
import { iso, indianDays, type YearMonth } from './year-months.ts';
import { moonIn, moonSign, moonStar, tithiAt, type MoonTrack } from './moon-track.ts';

/** What the birth may be: more than one without an hour. Then the tara is not counted, and the Moon has to stand well from each of its signs. */
export type Natal = { stars: readonly number[]; signs: readonly number[] };

export type GoodDay = {
  at: string;
  star: number;
  /** 0 Janma to 8 Ati Mitra, from the first possible star */
  tara: number;
  /** signs from the Moon's own */
  place: number;
  waxing: boolean;
  score: number;
};

const HOUR_MS = 3_600_000;

/** Sampat, Kshema, Sadhaka, Mitra, Ati Mitra: Muhurta Chintamani, on tara. */
const TARA_POINTS: Partial<Record<number, number>> = { 1: 3, 3: 2.2, 5: 3, 7: 2.4, 8: 2.8 };
/** Chandra bala; the second, fifth and ninth count in the bright half only. */
const PLACE_POINTS: Partial<Record<number, number>> = { 1: 1.4, 3: 2.4, 6: 2, 7: 2, 10: 2.6, 11: 3 };
const BRIGHT_POINTS: Partial<Record<number, number>> = { 2: 0.8, 5: 0.8, 9: 1 };
/** The empty lunar days of either half: fourth, ninth, fourteenth. */
const EMPTY = new Set([4, 9, 14]);
/** Fierce and sharp stars are for other work than beginnings. */
const STERN = new Set([2, 6, 9, 10, 11, 18, 19, 20, 25]);

const MOST = 4;
const APART_MS = 2 * 24 * HOUR_MS;

export const taraOf = (natal: number, star: number): number => (star - natal + 27) % 9;

/** Up to four, the best first picked, in order of time. */
export function goodDays(track: MoonTrack, month: YearMonth, natal: Natal): GoodDay[] {
  const ranked = indianDays(month.opens, month.to)
    .flatMap((day) => judged(track, day, natal))
    .toSorted((a, b) => b.score - a.score);
  const picked: GoodDay[] = [];
  for (const day of ranked) {
    if (picked.length === MOST) break;
    if (picked.every((other) => other.star !== day.star && apart(other, day) >= APART_MS)) picked.push(day);
  }
  return picked.toSorted((a, b) => a.at.localeCompare(b.at));
}

const apart = (one: GoodDay, other: GoodDay): number => Math.abs(Date.parse(one.at) - Date.parse(other.at));

/** The star of the working hours, where it is the same through them. */
function judged(track: MoonTrack, day: number, { stars, signs }: Natal): GoodDay[] {
  const [morning, noon, evening] = [8, 12, 16].map((hour) => utOfMs(day + hour * HOUR_MS)) as [
    number,
    number,
    number,
  ];
  const star = moonStar(track, noon);
  if (moonStar(track, morning) !== star || moonStar(track, evening) !== star) return [];
  const tithi = tithiAt(track, noon);
  const waxing = tithi <= 15;
  const taras = stars.length > 1 ? [0] : [TARA_POINTS[taraOf(stars[0]!, star)]];
  const places = signs.map((natal) => placePoints(houseFrom(natal, moonSign(track, noon)), waxing));
  if (tithi === 30 || taras.includes(undefined) || places.includes(undefined)) return [];
  const score =
    Math.min(...(taras as number[])) +
    Math.min(...(places as number[])) +
    (waxing ? 0.5 : 0) -
    (EMPTY.has(((tithi - 1) % 15) + 1) ? 1.5 : 0) -
    (STERN.has(star) ? 1 : 0);
  const place = houseFrom(signs[0]!, moonSign(track, noon));
  return [{ at: iso(day + 12 * HOUR_MS), star, tara: taraOf(stars[0]!, star), place, waxing, score }];
}

const placePoints = (place: number, waxing: boolean): number | undefined =>
  PLACE_POINTS[place] ?? (waxing ? BRIGHT_POINTS[place] : undefined);

/** The Moon in the eighth sign from its own: two days and a quarter, every month. Told in the month it begins in. */
export function quietSpans(
  track: MoonTrack,
  month: YearMonth,
  natalSign: number,
): { from: string; to: string }[] {
  const eighth = ((natalSign + 6) % 12) + 1;
  const [from, to] = [utOf(month.from) - 4, utOf(month.to) + 3];
  return moonIn(track, eighth, from, to)
    .map((span) => ({ from: isoOf(span.from), to: isoOf(span.to) }))
    .filter((span) => span.from >= month.from && span.from < month.to && span.to > month.opens);
}

/** The day whose noon finds the Moon in the birth star. */
export const starDays = (track: MoonTrack, month: YearMonth, star: number): string[] =>
  indianDays(month.opens, month.to)
    .map((day) => day + 12 * HOUR_MS)
    .filter((noon) => moonStar(track, utOfMs(noon)) === star)
    .map(iso);
