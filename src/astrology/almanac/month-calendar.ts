/**
 * The calendar of a month: the tithi at each sunrise and the days to mark. The day of a tithi is the one at whose sunrise it
 * runs (udaya tithi). Source: Nirnaya Sindhu, ch. 1.
 */
import type { CalendarDay, DayMark, LimbStay } from '#src/astrology/contract-almanac.ts';
import { DAY_MS, formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { findBorderTimes } from '#src/astrology/motion/root-finding.ts';
import { computeSunTimes } from '#src/astrology/panchang/sun-times.ts';
import { getSign } from '#src/astrology/zodiac.ts';
import { listCivilDays, type AlmanacDay, type AlmanacPlace } from './civil-days.ts';
import { computeSunLongitude } from './lights.ts';
import { listStays } from './limb-stays.ts';
import { findLocalEclipse } from './local-eclipses.ts';
import { computeLunarMonth } from './lunar-month.ts';
import { computeMoonTimes } from './moon-times.ts';

/** @param month YYYY-MM by the clock of the place. @throws ChartInputError for a zone that does not exist */
export function computeMonthCalendar(place: AlmanacPlace, month: string): CalendarDay[] {
  // A day more at both ends, because a tithi at the border may belong to the month before or after.
  const days = listCivilDays(place.zone, getPreviousDate(`${month}-01`), DAYS_OF_LONGEST_MONTH + 2).map(
    (day) => {
      const { rise, set } = computeSunTimes(day, place);
      return { ...day, from: rise ?? day.start, sunset: set };
    },
  );
  const tithis = listStays('tithis', days[0]!.from, days.at(-1)!.end);
  const marks = [
    ...listTithiMarks(tithis, days, place),
    ...listPradoshas(tithis, days),
    ...listSankashtis(tithis, days, place),
    ...listSankrantis(days),
  ];
  return days
    .filter(({ date }) => date.startsWith(month))
    .map(({ date, from }) => ({
      date,
      tithi: findStay(tithis, formatIso(from)).part,
      marks: marks.filter((mark) => mark.date === date).map(({ mark }) => mark),
    }));
}

const DAYS_OF_LONGEST_MONTH = 31;

const getPreviousDate = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

const findStay = (stays: readonly LimbStay[], at: string): LimbStay =>
  stays.find(({ from, to }) => from <= at && at < to)!;

/** `from`: sunrise; midnight where the Sun does not rise. */
type DayFromSunrise = AlmanacDay & { from: number; sunset: number | null };

type MarkOfDate = { date: string; mark: DayMark };

const [PURNIMA, AMAVASYA] = [15, 30];
const EKADASHIS = [11, 26];

function listTithiMarks(
  tithis: readonly LimbStay[],
  days: readonly DayFromSunrise[],
  place: AlmanacPlace,
): MarkOfDate[] {
  return tithis
    .filter(({ part }) => part === PURNIMA || part === AMAVASYA || EKADASHIS.includes(part))
    .flatMap((tithi) => {
      const date = findDateOfTithi(tithi, days);
      const tithiMarks = date ? [{ date, mark: toTithiMark(tithi) }] : [];
      return EKADASHIS.includes(tithi.part)
        ? tithiMarks
        : [...tithiMarks, ...listEclipses(tithi, days, place)];
    });
}

/** Of two sunrises in a tithi the second one counts. A tithi without a sunrise belongs to the day on which it begins. */
function findDateOfTithi({ from, to }: LimbStay, days: readonly DayFromSunrise[]): string | undefined {
  const [begin, end] = [parseUt(from), parseUt(to)];
  const withSunrise = days.findLast((day) => day.from >= begin && day.from < end);
  return (withSunrise ?? days.findLast((day) => day.from < begin))?.date;
}

function toTithiMark({ part, from, to }: LimbStay): DayMark {
  const { amanta: month, isLeap } = computeLunarMonth((parseUt(from) + parseUt(to)) / 2);
  const shared = { month, isLeap, end: to };
  if (part === PURNIMA) return { kind: 'purnima', ...shared };
  if (part === AMAVASYA) return { kind: 'amavasya', ...shared };
  return { kind: 'ekadashi', paksha: part < PURNIMA ? 'shukla' : 'krishna', ...shared };
}

const TRAYODASHIS = [13, 28];
const CHATURTHI_OF_DARK_HALF = 19;

/**
 * Pradosh is the day on which Trayodashi covers more of the first fifth of the night. A Trayodashi outside of both evenings is
 * not marked, because almanacs differ. Source: Dharma Sindhu, on the Pradosha vrata.
 */
function listPradoshas(tithis: readonly LimbStay[], days: readonly DayFromSunrise[]): MarkOfDate[] {
  const evenings = listEvenings(days);
  return tithis
    .filter(({ part }) => TRAYODASHIS.includes(part))
    .flatMap((tithi) => {
      const longest = evenings
        .map((evening) => ({ sunset: evening.from, days: computeOverlap(tithi, evening) }))
        .reduce((best, evening) => (evening.days >= best.days ? evening : best), { sunset: 0, days: 0 });
      return longest.days === 0
        ? []
        : markMoment(longest.sunset, days, { kind: 'pradosh', sunset: formatIso(longest.sunset) });
    });
}

type Evening = { from: number; to: number };

const listEvenings = (days: readonly DayFromSunrise[]): Evening[] =>
  days.flatMap(({ from, sunset }) => {
    if (sunset === null) return [];
    // Sunrise is within minutes the same on the next day. In high latitudes the Sun may set after midnight.
    const nextSunrise = sunset < from ? from : from + 1;
    return [{ from: sunset, to: sunset + (nextSunrise - sunset) / 5 }];
  });

const computeOverlap = (tithi: LimbStay, evening: Evening): number =>
  Math.min(parseUt(tithi.to), evening.to) - Math.max(parseUt(tithi.from), evening.from);

/**
 * Sankashti Chaturthi is the day at whose moonrise the Chaturthi of the dark half runs: the first of two moonrises, and the
 * one after its end if it has none. Source: Dharma Sindhu, on the Sankashta Chaturthi.
 */
function listSankashtis(
  tithis: readonly LimbStay[],
  days: readonly DayFromSunrise[],
  place: AlmanacPlace,
): MarkOfDate[] {
  return tithis
    .filter(({ part }) => part === CHATURTHI_OF_DARK_HALF)
    .flatMap(({ from, to }) => {
      const { rise } = computeMoonTimes(parseUt(from), parseUt(to) + MOONRISE_INTERVAL_DAYS, place);
      return rise === null ? [] : markMoment(rise, days, { kind: 'sankashti', moonrise: formatIso(rise) });
    });
}

/** From one moonrise to the next, at most. */
const MOONRISE_INTERVAL_DAYS = 1.1;

/** A day runs from sunrise to sunrise: a moonrise after midnight belongs to the day before. */
function markMoment(ut: number, days: readonly DayFromSunrise[], mark: DayMark): MarkOfDate[] {
  const day = days.findLast(({ from }) => from <= ut);
  return day ? [{ date: day.date, mark }] : [];
}

/** A full or new moon is the end of its tithi. */
function listEclipses(
  { part, to }: LimbStay,
  days: readonly AlmanacDay[],
  place: AlmanacPlace,
): MarkOfDate[] {
  const eclipse = findLocalEclipse(part === PURNIMA ? 'full-moon' : 'new-moon', parseUt(to), place);
  const date = eclipse && findCivilDate(days, parseUt(eclipse.peak));
  return eclipse && date ? [{ date, mark: { kind: 'eclipse', ...eclipse } }] : [];
}

const findCivilDate = (days: readonly AlmanacDay[], ut: number): string | undefined =>
  days.find(({ start, end }) => start <= ut && ut < end)?.date;

/** Shorter than a stay of the Sun in a sign. */
const SUN_STEP_DAYS = 20;

function listSankrantis(days: readonly AlmanacDay[]): MarkOfDate[] {
  const [from, to] = [days[0]!.start, days.at(-1)!.end];
  return findBorderTimes(computeSunLongitude, 12, from, to, SUN_STEP_DAYS).flatMap((ut) => {
    const date = findCivilDate(days, ut);
    // Half a day later, because the longitude at the border may round to either sign.
    const sign = getSign(computeSunLongitude(ut + 0.5));
    return date ? [{ date, mark: { kind: 'sankranti', sign, at: formatIso(ut) } }] : [];
  });
}
