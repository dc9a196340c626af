/**
 * Computes the panchang: tithi, yoga and karana from Sun and Moon, vara from sunrise. Source: Surya Siddhanta 2.64-69.
 */
import type { ChartSettings, Panchang } from '#src/astrology/contract.ts';
import { normalize } from '#src/astrology/ephemeris/angle.ts';
import { computeCivilDay } from './civil-day.ts';
import type { BirthMoment } from '#src/astrology/input.ts';
import { formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { memoize } from '#src/astrology/ephemeris/memoize.ts';
import { computeSunTimes } from './sun-times.ts';

/**
 * Longitudes are sidereal degrees. The fifth element, the nakshatra, is the Moon's. On a day without sunrise the
 * weekday is the civil one.
 */
export function computePanchang(
  sunLongitude: number,
  moonLongitude: number,
  birth: BirthMoment,
  sunriseDefinition: ChartSettings['sunrise'],
): Panchang {
  const day = computeCivilDay(birth);
  const { start, end } = day;
  const { latitude, longitude } = birth;
  const { rise, set } = findSunTimes(
    JSON.stringify([{ start, end }, { latitude, longitude }, sunriseDefinition]),
  );
  const isBeforeSunrise = birth.isTimeKnown && rise !== null && parseUt(birth.utc) < rise;
  return {
    ...computeLunarLimbs(sunLongitude, moonLongitude),
    vara: isBeforeSunrise ? ((day.weekday + 5) % 7) + 1 : day.weekday,
    sunrise: rise === null ? null : formatIso(rise),
    sunset: set === null ? null : formatIso(set),
  };
}

/** Cached, because the charts of nearby births have the sunrise of the birth. The key is the arguments of computeSunTimes in JSON. */
const findSunTimes = memoize((key: string) =>
  computeSunTimes(...(JSON.parse(key) as Parameters<typeof computeSunTimes>)),
);

export function computeLunarLimbs(
  sunLongitude: number,
  moonLongitude: number,
): Pick<Panchang, 'tithi' | 'yoga' | 'karana'> {
  const elongation = normalize(moonLongitude - sunLongitude);
  return {
    tithi: Math.floor(elongation / 12) + 1,
    yoga: Math.floor((normalize(sunLongitude + moonLongitude) * 27) / 360) + 1,
    karana: Math.floor(elongation / 6) + 1,
  };
}
