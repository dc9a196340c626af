/** Good days and rest days of a month, by tara and by the distance of the Moon from its natal sign. */
import { formatIso, parseUt, toUt } from '#src/astrology/ephemeris/instant.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import { DAY_MS, HOUR_MS } from '#src/reports/facts/time-units.ts';
import { toIso, listIndianDays, type YearMonth } from './year-months.ts';
import { findStaysInSign, getMoonSign, getMoonNakshatra, getTithi, type MoonTrack } from './moon-track.ts';

/**
 * All possible natal nakshatras and signs of the Moon. With several nakshatras the tara is not counted; with several signs the Moon must
 * be well placed from each.
 */
export type NatalMoon = { nakshatras: readonly number[]; signs: readonly number[] };

export type GoodDay = {
  /** noon in India */
  at: string;
  nakshatra: number;
  /** 0 Janma to 8 Ati Mitra, from the first possible natal nakshatra */
  tara: number;
  /** counted from the natal Moon sign */
  place: number;
  /** the higher, the better */
  score: number;
};

/** Sampat, Kshema, Sadhaka, Mitra, Ati Mitra: the good taras of Muhurta Chintamani. These and the other scores are a rule of this product. */
export const TARA_SCORES: Partial<Record<number, number>> = { 1: 3, 3: 2.2, 5: 3, 7: 2.4, 8: 2.8 };
/** Chandra bala, by the place from the natal Moon; the second, fifth and ninth count in the bright half only. */
export const PLACE_SCORES: Partial<Record<number, number>> = { 1: 1.4, 3: 2.4, 6: 2, 7: 2, 10: 2.6, 11: 3 };
const WAXING_PLACE_SCORES: Partial<Record<number, number>> = { 2: 0.8, 5: 0.8, 9: 1 };
/** Unsuitable for beginnings, in each half of the lunar month. */
export const RIKTA_TITHIS = new Set([4, 9, 14]);
/** Ugra and tikshna nakshatras, which are unsuitable for beginnings. */
const FIERCE_NAKSHATRAS = new Set([2, 6, 9, 10, 11, 18, 19, 20, 25]);

const WAXING_SCORE = 0.5;
const RIKTA_PENALTY = 1.5;
const FIERCE_PENALTY = 1;

const MAX_DAYS = 4;
const MIN_GAP_MS = 2 * DAY_MS;

/** The tara of a nakshatra counted from the birth nakshatra: 0 Janma to 8 Ati Mitra. */
export const countTara = (birthNakshatra: number, nakshatra: number): number =>
  (nakshatra - birthNakshatra + 27) % 9;

/** The best days of a month, at most four, in order of time. */
export function findGoodDays(track: MoonTrack, month: YearMonth, natalMoon: NatalMoon): GoodDay[] {
  const rankedDays = listIndianDays(month.firstInstant, month.to)
    .flatMap((midnightMs) => rateDay(track, midnightMs, natalMoon))
    .toSorted((a, b) => b.score - a.score);
  const goodDays: GoodDay[] = [];
  for (const day of rankedDays) {
    if (goodDays.length === MAX_DAYS) break;
    if (
      goodDays.every((other) => other.nakshatra !== day.nakshatra && measureGapMs(other, day) >= MIN_GAP_MS)
    )
      goodDays.push(day);
  }
  return goodDays.toSorted((a, b) => a.at.localeCompare(b.at));
}

const measureGapMs = (a: GoodDay, b: GoodDay): number => Math.abs(Date.parse(a.at) - Date.parse(b.at));

/**
 * One day, or none if it is unsuitable or the Moon changes its nakshatra between 8 and 16 hours Indian time.
 * @param midnightMs the beginning of the Indian day
 */
function rateDay(track: MoonTrack, midnightMs: number, { nakshatras, signs }: NatalMoon): GoodDay[] {
  const [morning, noon, evening] = [8, 12, 16].map((hour) => toUt(midnightMs + hour * HOUR_MS)) as [
    number,
    number,
    number,
  ];
  const nakshatra = getMoonNakshatra(track, noon);
  if (getMoonNakshatra(track, morning) !== nakshatra || getMoonNakshatra(track, evening) !== nakshatra)
    return [];
  const tithi = getTithi(track, noon);
  const isWaxing = tithi <= 15;
  const taraScores = nakshatras.length > 1 ? [0] : [TARA_SCORES[countTara(nakshatras[0]!, nakshatra)]];
  const placeScores = signs.map((natalSign) =>
    findPlaceScore(countHouse(natalSign, getMoonSign(track, noon)), isWaxing),
  );
  if (tithi === 30 || taraScores.includes(undefined) || placeScores.includes(undefined)) return [];
  const score =
    Math.min(...(taraScores as number[])) +
    Math.min(...(placeScores as number[])) +
    (isWaxing ? WAXING_SCORE : 0) -
    (RIKTA_TITHIS.has(((tithi - 1) % 15) + 1) ? RIKTA_PENALTY : 0) -
    (FIERCE_NAKSHATRAS.has(nakshatra) ? FIERCE_PENALTY : 0);
  const place = countHouse(signs[0]!, getMoonSign(track, noon));
  return [
    {
      at: toIso(midnightMs + 12 * HOUR_MS),
      nakshatra,
      tara: countTara(nakshatras[0]!, nakshatra),
      place,
      score,
    },
  ];
}

const findPlaceScore = (place: number, isWaxing: boolean): number | undefined =>
  PLACE_SCORES[place] ?? (isWaxing ? WAXING_PLACE_SCORES[place] : undefined);

/** Chandrashtama: the Moon in the eighth sign from its natal sign, for 2¼ days a month. Listed in the month in which it begins. */
export function findRestSpans(
  track: MoonTrack,
  month: YearMonth,
  natalSign: number,
): { from: string; to: string }[] {
  return findSpansOverlapping(track, month, natalSign).filter(({ from }) => from >= month.from);
}

/** Also the span that begins in the month before. */
export function findSpansOverlapping(
  track: MoonTrack,
  month: YearMonth,
  natalSign: number,
): { from: string; to: string }[] {
  const eighthSign = ((natalSign + 6) % 12) + 1;
  // Days beyond the month, so that a stay across its border is found whole.
  const [from, to] = [parseUt(month.from) - 4, parseUt(month.to) + 3];
  return findStaysInSign(track, eighthSign, from, to)
    .map((span) => ({ from: formatIso(span.from), to: formatIso(span.to) }))
    .filter((span) => span.from < month.to && span.to > month.firstInstant);
}

/** The noons at which the Moon is in the birth nakshatra; of two days in a row only the first. */
export const findBirthNakshatraDays = (
  track: MoonTrack,
  month: YearMonth,
  birthNakshatra: number,
): string[] =>
  listIndianDays(month.firstInstant, month.to)
    .map((midnightMs) => midnightMs + 12 * HOUR_MS)
    .filter((noonMs) => getMoonNakshatra(track, toUt(noonMs)) === birthNakshatra)
    .filter((noonMs, i, all) => all[i - 1] !== noonMs - DAY_MS)
    .map(toIso);
