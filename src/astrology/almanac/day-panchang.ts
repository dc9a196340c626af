/** Computes the panchang of one day at one place. */
import type { Ayana, DayPanchang, Ritu } from '#src/astrology/contract-almanac.ts';
import { RITUS } from '#src/astrology/contract-almanac.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import { computeSunTimes } from '#src/astrology/panchang/sun-times.ts';
import { getNakshatra, getSign } from '#src/astrology/zodiac.ts';
import { listCivilDays, type AlmanacPlace } from './civil-days.ts';
import { computeHoursOfDay } from './hours-of-day.ts';
import { computeMoonLongitude, computeSunLongitude } from './lights.ts';
import { listStays } from './limb-stays.ts';
import { computeLunarMonth } from './lunar-month.ts';
import { computeMoonTimes } from './moon-times.ts';

/**
 * @param date YYYY-MM-DD by the clock of the place, from 1800 to 2100
 * @throws ChartInputError for a date or zone that does not exist
 */
export function computeDayPanchang(place: AlmanacPlace, date: string): DayPanchang {
  const [day, nextDay] = listCivilDays(place.zone, date, 2);
  const { start, end, weekday: vara } = day!;
  const { rise, set } = computeSunTimes({ start, end }, place);
  const nextRise = rise === null ? null : computeSunTimes(nextDay!, place).rise;
  const isRegular = rise !== null && set !== null && nextRise !== null && rise < set;
  const [from, to] = isRegular ? [rise, nextRise] : [start, end];
  const moonTimes = computeMoonTimes(from, to, place);
  const sunLongitude = computeSunLongitude(from);
  return {
    date,
    bounds: { from: formatIso(from), to: formatIso(to) },
    vara,
    sunrise: formatOrNull(rise),
    sunset: formatOrNull(set),
    moonrise: formatOrNull(moonTimes.rise),
    moonset: formatOrNull(moonTimes.set),
    tithis: listStays('tithis', from, to),
    nakshatras: listStays('nakshatras', from, to),
    yogas: listStays('yogas', from, to),
    karanas: listStays('karanas', from, to),
    moonSigns: listStays('moonSigns', from, to),
    sun: toSignAndNakshatra(sunLongitude),
    moon: toSignAndNakshatra(computeMoonLongitude(from)),
    month: computeLunarMonth(from),
    ayana: getAyana(sunLongitude),
    ritu: getRitu(sunLongitude),
    hours: isRegular ? computeHoursOfDay(vara, { rise, set, nextRise }) : null,
  };
}

const formatOrNull = (ut: number | null): string | null => (ut === null ? null : formatIso(ut));

const toSignAndNakshatra = (longitude: number) => ({
  sign: getSign(longitude),
  nakshatra: getNakshatra(longitude),
});

/** Half-years and seasons by the sidereal sign of the Sun, from Makara. Source: Surya Siddhanta 14.7-10. */
const getAyana = (longitude: number): Ayana =>
  getSign(longitude) >= 10 || getSign(longitude) <= 3 ? 'uttarayana' : 'dakshinayana';

const getRitu = (longitude: number): Ritu => RITUS[Math.floor(((getSign(longitude) + 2) % 12) / 2)]!;
