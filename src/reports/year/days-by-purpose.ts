/** The best days of a month for one purpose, by the nakshatra of the Moon, tara and the place of the Moon. */
import { toUt } from '#src/astrology/ephemeris/instant.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import { DAY_MS, HOUR_MS } from '#src/reports/facts/time-units.ts';
import { toIndianTime } from '#src/reports/text/phrases.ts';
import { countTara, PLACE_SCORES, RIKTA_TITHIS, TARA_SCORES, type NatalMoon } from './good-days.ts';
import { getMoonNakshatra, getMoonSign, getTithi, type MoonTrack } from './moon-track.ts';
import type { RetrogradePeriod } from './sky-events.ts';
import { isWithin, listIndianDays, toIso, type YearMonth } from './year-months.ts';

export const PURPOSES = [
  'sign',
  'buy',
  'travel',
  'interview',
  'propose',
  'lesson',
  'exam',
  'outing',
  'puja',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** `at`: noon in India */
export type PurposeDay = { at: string; nakshatra: number; score: number; hasWeakPlace: boolean };

/** The classes of nakshatras in Muhurta Chintamani. */
const FIXED = [4, 12, 21, 26];
const GENTLE = [5, 14, 17, 27];
const SWIFT = [1, 8, 13];
const TRAVEL = [1, 5, 7, 8, 13, 17, 22, 23, 27];
const LESSON = [1, 5, 7, 8, 13, 14, 15, 17, 22, 27];
/** Fixed and gentle ones for what shall last, swift ones for what shall go quickly, and the customary lists for the others. */
const NAKSHATRAS: Record<Purpose, readonly number[]> = {
  sign: [...FIXED, ...GENTLE, 8],
  buy: [1, 14, 15, 22, 24, 27],
  travel: TRAVEL,
  interview: [...SWIFT, ...GENTLE, 22, 23],
  propose: [4, 5, 10, 12, 13, 15, 17, 19, 21, 26, 27],
  lesson: LESSON,
  exam: [...SWIFT, ...GENTLE, 22],
  outing: TRAVEL,
  puja: [...FIXED, ...SWIFT, 7, 22, 27],
};

const SUNDAY = 0;
const TUESDAY = 2;
const SATURDAY = 6;
/** Offices are closed on Sunday; custom avoids Tuesday and Saturday for agreements and purchases. */
const AVOIDED_WEEKDAYS: Partial<Record<Purpose, readonly number[]>> = {
  sign: [SUNDAY, TUESDAY, SATURDAY],
  buy: [TUESDAY, SATURDAY],
  interview: [SUNDAY],
  propose: [TUESDAY, SATURDAY],
  exam: [SUNDAY],
};

/** The reports advise against agreements while Mercury is retrograde, and against an engagement while Venus is. */
export const RETROGRADE_TO_AVOID: Partial<Record<Purpose, 'Mercury' | 'Venus'>> = {
  sign: 'Mercury',
  propose: 'Venus',
};

/** Chandrashtama: the Moon in the eighth sign from its natal sign, which suits no beginning. */
const LIGHT_PLACE = 8;
/** Weak places, counted from the natal sign of the Moon; days for a purpose without another day. */
const WEAK_PLACES = new Set([4, 12]);
const OTHER_PLACE_SCORE = 0.5;
const WAXING_SCORE = 0.5;
const NEW_MOON_TITHI = 30;

const MAX_DAYS: Partial<Record<Purpose, number>> = { travel: 3, outing: 3 };
const DEFAULT_MAX_DAYS = 2;
const MAX_PURPOSES_OF_DAY = 2;

/** For each purpose its days in the order of time. A day has at most two purposes, given in the order of `purposes`. */
export function findDaysByPurpose(
  track: MoonTrack,
  month: YearMonth,
  natalMoon: NatalMoon,
  purposes: readonly Purpose[],
  retrogrades: readonly RetrogradePeriod[] = [],
): Map<Purpose, PurposeDay[]> {
  const days = listIndianDays(month.firstInstant, month.to).flatMap((midnightMs) =>
    rateDay(track, midnightMs, natalMoon),
  );
  const countByDay = new Map<string, number>();
  return new Map(
    purposes.map((purpose) => {
      const open = days.filter(
        ({ at, nakshatra }) =>
          NAKSHATRAS[purpose].includes(nakshatra) &&
          (countByDay.get(at) ?? 0) < MAX_PURPOSES_OF_DAY &&
          !isInRetrograde(at, RETROGRADE_TO_AVOID[purpose], retrogrades),
      );
      const chosen = chooseDays(open, purpose);
      for (const { at } of chosen) countByDay.set(at, (countByDay.get(at) ?? 0) + 1);
      return [purpose, chosen];
    }),
  );
}

const isInRetrograde = (
  at: string,
  graha: 'Mercury' | 'Venus' | undefined,
  retrogrades: readonly RetrogradePeriod[],
): boolean =>
  graha !== undefined &&
  retrogrades.some((retrograde) => retrograde.graha === graha && isWithin(at, retrograde));

/** Without a suitable day, one day of a weekday or of a place that is otherwise avoided. */
function chooseDays(days: readonly PurposeDay[], purpose: Purpose): PurposeDay[] {
  const isOnGoodWeekday = ({ at }: PurposeDay) =>
    !AVOIDED_WEEKDAYS[purpose]?.includes(toIndianTime(at).getUTCDay());
  const inGoodPlace = days.filter(({ hasWeakPlace }) => !hasWeakPlace);
  const suitable = inGoodPlace.filter(isOnGoodWeekday);
  if (suitable.length > 0) return chooseBest(suitable, MAX_DAYS[purpose] ?? DEFAULT_MAX_DAYS);
  const fallback = [days.filter(isOnGoodWeekday), inGoodPlace].find(({ length }) => length > 0);
  return chooseBest(fallback ?? days, 1);
}

/** The highest scores, with at least one day between two days. */
function chooseBest(days: readonly PurposeDay[], count: number): PurposeDay[] {
  const chosen: PurposeDay[] = [];
  for (const day of days.toSorted((a, b) => b.score - a.score)) {
    if (chosen.length === count) break;
    if (chosen.every(({ at }) => Math.abs(Date.parse(at) - Date.parse(day.at)) >= 2 * DAY_MS))
      chosen.push(day);
  }
  return chosen.toSorted((a, b) => a.at.localeCompare(b.at));
}

/** None if the tara, the tithi or the place of the Moon suits no beginning. */
function rateDay(track: MoonTrack, midnightMs: number, { nakshatras, signs }: NatalMoon): PurposeDay[] {
  const noonMs = midnightMs + 12 * HOUR_MS;
  const noon = toUt(noonMs);
  const nakshatra = getMoonNakshatra(track, noon);
  const tithi = getTithi(track, noon);
  const taraScore = nakshatras.length > 1 ? 0 : TARA_SCORES[countTara(nakshatras[0]!, nakshatra)];
  const places = signs.map((sign) => countHouse(sign, getMoonSign(track, noon)));
  if (
    taraScore === undefined ||
    tithi === NEW_MOON_TITHI ||
    RIKTA_TITHIS.has(((tithi - 1) % 15) + 1) ||
    places.includes(LIGHT_PLACE)
  )
    return [];
  const placeScore = Math.min(...places.map((place) => PLACE_SCORES[place] ?? OTHER_PLACE_SCORE));
  return [
    {
      at: toIso(noonMs),
      nakshatra,
      score: taraScore + placeScore + (tithi <= 15 ? WAXING_SCORE : 0),
      hasWeakPlace: places.some((place) => WEAK_PLACES.has(place)),
    },
  ];
}
