/**
 * The intervals of birth time within which a limb of the panchang, the Moon phase, a motion or a combustion does not change.
 * They are computed from the speeds at birth, so they are exact to a minute or two.
 */
import { content } from '#src/reports/content/content.ts';
import { getCombustionLimit } from '#src/astrology/combustion.ts';
import { listDignityBorders } from '#src/astrology/dignity.ts';
import type { Chart, Graha, BirthTimeInterval } from '#src/astrology/contract.ts';
import { subtractAngles, normalize } from '#src/astrology/ephemeris/angle.ts';
import { toInstant, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { computeSpeed } from '#src/astrology/ephemeris/longitudes.ts';
import { DAY_MINUTES, MINUTE_MS } from './time-units.ts';
import { UNBOUNDED } from '#src/astrology/birth-time-interval.ts';
import { findIntervalBetweenChanges, createInterval } from './interval-around-birth.ts';

const PANCHANG_LIMBS = ['tithi', 'yoga', 'karana', 'vara'] as const;
export type PanchangLimb = (typeof PANCHANG_LIMBS)[number];
export const isPanchangLimb = (word: string): word is PanchangLimb =>
  (PANCHANG_LIMBS as readonly string[]).includes(word);

export function findPanchangLimbInterval(chart: Chart, limb: PanchangLimb): BirthTimeInterval {
  if (limb === 'vara') return findWeekdayInterval(chart);
  const { Sun, Moon } = chart.grahas;
  const sunFactor = limb === 'yoga' ? 1 : -1;
  const limbDegrees = LIMB_DEGREES[limb];
  const passedDegrees = normalize(Moon.longitude + sunFactor * Sun.longitude) % limbDegrees;
  const speed = (Moon.speed + sunFactor * Sun.speed) / DAY_MINUTES;
  return createInterval(chart.utc, passedDegrees / speed, (limbDegrees - passedDegrees) / speed);
}

const LIMB_DEGREES = { tithi: 12, yoga: 360 / 27, karana: 6 } as const;

/** A weekday lasts from sunrise to sunrise, so before sunrise the weekday is that of the day before. */
function findWeekdayInterval({ utc, panchang: { sunrise } }: Chart): BirthTimeInterval {
  if (sunrise === null) return UNBOUNDED;
  const minutesAfterSunrise = (Date.parse(utc) - Date.parse(sunrise)) / MINUTE_MS;
  return minutesAfterSunrise < 0
    ? createInterval(utc, DAY_MINUTES + minutesAfterSunrise, -minutesAfterSunrise)
    : createInterval(utc, minutesAfterSunrise, DAY_MINUTES - minutesAfterSunrise);
}

/** The interval in which a graha stays in its part of the zodiac, if the zodiac is divided into parts of `partDegrees`. */
export function findEqualPartInterval(
  { utc, grahas }: Chart,
  graha: Graha,
  partDegrees: number,
): BirthTimeInterval {
  const { longitude, speed } = grahas[graha];
  const passedDegrees = longitude % partDegrees;
  return findIntervalBetweenChanges(utc, [-passedDegrees / speed, (partDegrees - passedDegrees) / speed]);
}

/** 0 to 7, the index in `moonPhases` */
export const getMoonPhaseIndex = ({ panchang: { tithi } }: Chart): number =>
  content.moon.moonPhases.findIndex(({ upTo }) => tithi <= upTo);

/** A phase lasts several tithis of 12 degrees each. */
export function findMoonPhaseInterval(chart: Chart): BirthTimeInterval {
  const { Sun, Moon } = chart.grahas;
  const phase = getMoonPhaseIndex(chart);
  const [fromDegrees, toDegrees] = [
    content.moon.moonPhases[phase - 1]?.upTo ?? 0,
    content.moon.moonPhases[phase]!.upTo,
  ].map((tithi) => tithi * 12);
  const elongation = normalize(Moon.longitude - Sun.longitude);
  const speed = (Moon.speed - Sun.speed) / DAY_MINUTES;
  return createInterval(chart.utc, (elongation - fromDegrees!) / speed, (toDegrees! - elongation) / speed);
}

/** The interval in which a graha passes none of the degrees at which its dignity changes within the sign. */
export function findDignityInterval({ utc, grahas }: Chart, graha: Graha): BirthTimeInterval {
  const { sign, degreeInSign, speed } = grahas[graha];
  return findIntervalBetweenChanges(
    utc,
    listDignityBorders(graha, sign).map((degree) => (degree - degreeInSign) / speed),
  );
}

export function findCombustionInterval({ utc, grahas }: Chart, graha: Graha): BirthTimeInterval {
  const { longitude, speed, isRetrograde } = grahas[graha];
  const limit = getCombustionLimit(graha, isRetrograde);
  if (limit === null) return UNBOUNDED;
  const distance = subtractAngles(longitude, grahas.Sun.longitude);
  const relativeSpeed = speed - grahas.Sun.speed;
  return findIntervalBetweenChanges(utc, [
    (limit - distance) / relativeSpeed,
    (-limit - distance) / relativeSpeed,
  ]);
}

/** Degrees a day. In four hours the speed of Mercury changes by at most 1/30 degree a day, that of the true node by less than 1/20. */
const MAX_SPEED_CHANGE = 0.05;
/** The speed is sampled four hours before and after the birth. */
const SAMPLE_DAYS = 1 / 6;

/** Ends when the graha becomes stationary; its speed is taken to change evenly. */
export function findMotionInterval({ utc, grahas, settings }: Chart, graha: Graha): BirthTimeInterval {
  const { speed } = grahas[graha];
  if (Math.abs(speed) > MAX_SPEED_CHANGE) return UNBOUNDED;
  const birthUt = parseUt(utc);
  const [before, after] = [-SAMPLE_DAYS, SAMPLE_DAYS].map((days) => {
    const sampleSpeed = computeSpeed(graha, toInstant(birthUt + days), settings);
    return (speed * days) / (speed - sampleSpeed);
  });
  return findIntervalBetweenChanges(utc, [before!, after!].filter(Number.isFinite));
}
