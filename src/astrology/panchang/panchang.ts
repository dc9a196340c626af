/** The five limbs of the day: tithi, yoga and karana from Sun and Moon, vara from sunrise (Surya Siddhanta 2.64-69). */
import type { ChartSettings, Panchang } from '#src/astrology/contract.ts';
import { normalize } from '#src/astrology/ephemeris/angle.ts';
import { civilDay } from './civil-day.ts';
import type { BirthMoment } from '#src/astrology/input.ts';
import { isoOf, utOf } from '#src/astrology/ephemeris/instant.ts';
import { sunTimes } from './sun-times.ts';

/**
 * Longitudes are sidereal degrees. The fifth limb, the nakshatra, is the Moon's own.
 * Where the Sun does not rise on the day, the weekday is the civil one.
 */
export function panchangOf(
  sun: number,
  moon: number,
  birth: BirthMoment,
  sunrise: ChartSettings['sunrise'],
): Panchang {
  const day = civilDay(birth);
  const { rise, set } = sunTimes(day, birth, sunrise);
  const beforeSunrise = birth.timeKnown && rise !== null && utOf(birth.utc) < rise;
  return {
    ...lunarLimbs(sun, moon),
    vara: beforeSunrise ? ((day.weekday + 5) % 7) + 1 : day.weekday,
    sunrise: rise === null ? null : isoOf(rise),
    sunset: set === null ? null : isoOf(set),
  };
}

export function lunarLimbs(sun: number, moon: number): Pick<Panchang, 'tithi' | 'yoga' | 'karana'> {
  const elongation = normalize(moon - sun);
  return {
    tithi: Math.floor(elongation / 12) + 1,
    yoga: Math.floor((normalize(sun + moon) * 27) / 360) + 1,
    karana: Math.floor(elongation / 6) + 1,
  };
}
