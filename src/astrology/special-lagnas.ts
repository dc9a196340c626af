/**
 * Special lagnas. Sources: Brihat Parashara Hora Shastra ch. 3 (pranapada) and ch. 5 (bhava, hora, ghati, varnada);
 * P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 5 (the same and sree); Uttara Kalamrita 4 (indu).
 */
import type { Chart, Point } from './contract.ts';
import type { ClassicalGraha } from './contract-names.ts';
import { type Instant, parseUt, toInstant } from './ephemeris/instant.ts';
import { computeSiderealLongitude } from './ephemeris/longitudes.ts';
import { getSignLord } from './houses.ts';
import { findSunDayBounds } from './shadbala/sun-day.ts';
import { getModality, getNthSign, getPassedShare, getSign, isOddSign, toPoint } from './zodiac.ts';

/** The lagnas that start at the Sun's longitude at sunrise. */
type RisingLagna = 'bhava' | 'hora' | 'ghati' | 'vighati';

export type SpecialLagnas = {
  /** these six are null if the Sun does not rise and set on the day */
  bhava: Point | null;
  hora: Point | null;
  ghati: Point | null;
  vighati: Point | null;
  pranapada: Point | null;
  /** a sign: the sources define no degree for it */
  varnada: number | null;
  sree: Point;
  /** a sign */
  indu: number;
};

/** @returns null if the birth time is unknown */
export function computeSpecialLagnas(chart: Chart): SpecialLagnas | null {
  const { lagna, grahas } = chart;
  if (!lagna) return null;
  return {
    ...computeLagnasFromSunrise(chart, lagna),
    sree: toPoint(computeSreeLagna(lagna.longitude, grahas.Moon.longitude)),
    indu: computeInduLagna(lagna.sign, grahas.Moon.sign),
  };
}

function computeLagnasFromSunrise(
  chart: Chart,
  lagna: Point,
): Pick<SpecialLagnas, RisingLagna | 'pranapada' | 'varnada'> {
  const sunrise = findSunrise(chart);
  if (!sunrise) return WITHOUT_SUNRISE;
  const minutes = (parseUt(chart.utc) - sunrise.ut) * 1440;
  const sunAtRise = computeSiderealLongitude('Sun', sunrise, chart.settings);
  const { bhava, hora, ghati, vighati } = computeRisingLagnas(sunAtRise, minutes);
  return {
    bhava: toPoint(bhava),
    hora: toPoint(hora),
    ghati: toPoint(ghati),
    vighati: toPoint(vighati),
    pranapada: toPoint(computePranapada(chart.grahas.Sun.longitude, minutes)),
    varnada: computeVarnadaLagna(lagna.sign, toPoint(hora).sign),
  };
}

const WITHOUT_SUNRISE = {
  bhava: null,
  hora: null,
  ghati: null,
  vighati: null,
  pranapada: null,
  varnada: null,
};

/**
 * The last sunrise before the birth, by the definition of the chart's settings. Jagannatha Hora uses the definition
 * `hindu`; almanac sunrise is four minutes earlier in India, which moves the hora lagna by two degrees.
 */
function findSunrise({ utc, latitude, longitude, settings }: Chart): Instant | null {
  const bounds = findSunDayBounds(parseUt(utc), { latitude, longitude }, settings.sunrise);
  return bounds && toInstant(bounds.rise);
}

/**
 * Degrees a minute: a sign in five ghatis (of 24 minutes), in two and a half, in one, and in 15 vighatis (of 24
 * seconds). The last is the rate of Jagannatha Hora; the textbooks do not have the vighati lagna, and other programs
 * move it by a sign in one vighati.
 */
const RATES: Record<RisingLagna, number> = { bhava: 1 / 4, hora: 1 / 2, ghati: 5 / 4, vighati: 5 };

/**
 * @param minutes since sunrise
 * @returns degrees, which may exceed 360
 */
export const computeRisingLagnas = (sunAtRise: number, minutes: number): Record<RisingLagna, number> => ({
  bhava: sunAtRise + RATES.bhava * minutes,
  hora: sunAtRise + RATES.hora * minutes,
  ghati: sunAtRise + RATES.ghati * minutes,
  vighati: sunAtRise + RATES.vighati * minutes,
});

/** Degrees that are added while the Sun is in a movable, a fixed and a dual sign. */
const PRANAPADA_ADDITIONS = [0, 240, 120] as const;

/**
 * A sign in 15 vighatis, from the Sun at birth, as in Jagannatha Hora.
 * @param minutes since sunrise
 * @returns degrees, which may exceed 360
 */
export const computePranapada = (sunAtBirth: number, minutes: number): number =>
  sunAtBirth + 5 * minutes + PRANAPADA_ADDITIONS[getModality(getSign(sunAtBirth))]!;

/**
 * The share of its nakshatra that the Moon has passed, times 360 degrees, added to the lagna.
 * @returns degrees, which may exceed 360
 */
export const computeSreeLagna = (lagna: number, moon: number): number =>
  lagna + getPassedShare(moon, 27) * 360;

/** The rays (kalas) of the grahas. */
const KALAS: Record<ClassicalGraha, number> = {
  Sun: 30,
  Moon: 16,
  Mars: 6,
  Mercury: 8,
  Jupiter: 10,
  Venus: 12,
  Saturn: 1,
};

/**
 * The kalas of the lords of the ninth from the lagna and from the Moon are added; as many signs as the remainder of the
 * division by 12 (12 for none) are counted from the Moon.
 */
export function computeInduLagna(lagnaSign: number, moonSign: number): number {
  const [fromLagna, fromMoon] = [lagnaSign, moonSign].map((sign) => KALAS[getSignLord(getNthSign(sign, 9))]);
  return getNthSign(moonSign, (fromLagna! + fromMoon!) % 12 || 12);
}

/**
 * An odd sign counts from Aries, an even one backwards from Pisces. The counts of lagna and hora lagna are added if both
 * are odd or both even, else the smaller one is subtracted. The result is counted in the direction of the lagna: a choice,
 * as authors differ on this last step. B. V. Raman, Sanjay Rath, Narasimha Rao and Jagannatha Hora count so; in the
 * translations of BPHS by R. Santhanam and G. C. Sharma the parity of the result decides the direction.
 */
export function computeVarnadaLagna(lagnaSign: number, horaSign: number): number {
  const [lagnaCount, horaCount] = [lagnaSign, horaSign].map((sign) => (isOddSign(sign) ? sign : 13 - sign));
  const total =
    isOddSign(lagnaSign) === isOddSign(horaSign)
      ? lagnaCount! + horaCount!
      : Math.abs(lagnaCount! - horaCount!);
  const count = total % 12 || 12;
  return isOddSign(lagnaSign) ? count : 13 - count;
}
