/**
 * Computes the panchang: tithi, yoga and karana from Sun and Moon, vara from sunrise. Source: Surya Siddhanta 2.64-69.
 */
import type { ChartSettings, Panchang } from '#src/astrology/contract.ts';
import { normalize } from '#src/astrology/ephemeris/angle.ts';
import { computeCivilDay, type CivilDay } from './civil-day.ts';
import type { BirthMoment } from '#src/astrology/input.ts';
import { formatIso, parseUt } from '#src/astrology/ephemeris/instant.ts';
import type { GeographicLocation } from '#src/astrology/ephemeris/longitudes.ts';
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
  const { weekday, start, end } = computeCivilDay(birth);
  const { latitude, longitude } = birth;
  const { rise, set } = findSunTimes(JSON.stringify({ start, end, latitude, longitude, sunriseDefinition }));
  const isBeforeSunrise = birth.isTimeKnown && rise !== null && parseUt(birth.utc) < rise;
  return {
    ...computeLunarLimbs(sunLongitude, moonLongitude),
    vara: isBeforeSunrise ? ((weekday + 5) % 7) + 1 : weekday,
    sunrise: rise === null ? null : formatIso(rise),
    sunset: set === null ? null : formatIso(set),
  };
}

/** The values on which sunrise and sunset depend. */
type SunTimesKey = Pick<CivilDay, 'start' | 'end'> &
  GeographicLocation & { sunriseDefinition: ChartSettings['sunrise'] };

/** Cached, because the charts of nearby births have the sunrise of the birth. The key is a SunTimesKey in JSON. */
const findSunTimes = memoize((json: string) => {
  const key = JSON.parse(json) as SunTimesKey;
  return computeSunTimes(key, key, key.sunriseDefinition);
});

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
