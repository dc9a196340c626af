/**
 * The intervals of birth time within which a limb of the panchang, the Moon phase, a motion or a combustion does not change.
 * They assume the speeds at birth, so they are exact to a minute or two.
 */
import { getCombustionLimit } from '#src/astrology/combustion.ts';
import type { Chart, Graha, Span } from '#src/astrology/contract.ts';
import { subtractAngles, normalize } from '#src/astrology/ephemeris/angle.ts';
import { toInstant, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { computeSpeed } from '#src/astrology/ephemeris/longitudes.ts';
import { moonPhases } from '#src/reports/content/en/moon/moon-phase.ts';
import { MINUTE_MS } from './time-units.ts';
import { findIntervalBetweenChanges, UNBOUNDED, createInterval } from './birth-time-interval.ts';

const DAY_MINUTES = 1440;

const PANCHANG_LIMBS = ['tithi', 'yoga', 'karana', 'vara'] as const;
export type PanchangLimb = (typeof PANCHANG_LIMBS)[number];
export const isPanchangLimb = (word: string): word is PanchangLimb =>
  (PANCHANG_LIMBS as readonly string[]).includes(word);

export function findPanchangLimbInterval(chart: Chart, limb: PanchangLimb): Span {
  if (limb === 'vara') return findWeekdayInterval(chart);
  const { Sun, Moon } = chart.grahas;
  const sunFactor = limb === 'yoga' ? 1 : -1;
  const size = LIMB_DEGREES[limb];
  const passedDegrees = normalize(Moon.longitude + sunFactor * Sun.longitude) % size;
  const speed = (Moon.speed + sunFactor * Sun.speed) / DAY_MINUTES;
  return createInterval(chart.utc, passedDegrees / speed, (size - passedDegrees) / speed);
}

const LIMB_DEGREES = { tithi: 12, yoga: 360 / 27, karana: 6 } as const;

/** From sunrise to sunrise; before the sunrise of the date it is still the weekday of the date before. */
function findWeekdayInterval({ utc, panchang: { sunrise } }: Chart): Span {
  if (sunrise === null) return UNBOUNDED;
  const minutesAfterSunrise = (Date.parse(utc) - Date.parse(sunrise)) / MINUTE_MS;
  return minutesAfterSunrise < 0
    ? createInterval(utc, DAY_MINUTES + minutesAfterSunrise, -minutesAfterSunrise)
    : createInterval(utc, minutesAfterSunrise, DAY_MINUTES - minutesAfterSunrise);
}

/** The interval in which a graha stays in its part of the zodiac, if all parts have `size` degrees. */
export function findEqualPartInterval({ utc, grahas }: Chart, graha: Graha, size: number): Span {
  const { longitude, speed } = grahas[graha];
  const passedDegrees = longitude % size;
  return findIntervalBetweenChanges(utc, [-passedDegrees / speed, (size - passedDegrees) / speed]);
}

/** 0 to 7 */
export const getMoonPhaseIndex = ({ panchang: { tithi } }: Chart): number =>
  moonPhases.findIndex(({ upTo }) => tithi <= upTo);

/** A phase lasts several tithis. */
export function findMoonPhaseInterval(chart: Chart): Span {
  const { Sun, Moon } = chart.grahas;
  const phase = getMoonPhaseIndex(chart);
  const [from, to] = [moonPhases[phase - 1]?.upTo ?? 0, moonPhases[phase]!.upTo].map((day) => day * 12);
  const elongation = normalize(Moon.longitude - Sun.longitude);
  const speed = (Moon.speed - Sun.speed) / DAY_MINUTES;
  return createInterval(chart.utc, (elongation - from!) / speed, (to! - elongation) / speed);
}

export function findCombustionInterval({ utc, grahas }: Chart, graha: Graha): Span {
  const { longitude, speed, retrograde } = grahas[graha];
  const limit = getCombustionLimit(graha, retrograde);
  if (limit === null) return UNBOUNDED;
  const distance = subtractAngles(longitude, grahas.Sun.longitude);
  const relativeSpeed = speed - grahas.Sun.speed;
  return findIntervalBetweenChanges(utc, [
    (limit - distance) / relativeSpeed,
    (-limit - distance) / relativeSpeed,
  ]);
}

/** Degrees a day. In four hours the speed of Mercury changes by a thirtieth at most, that of the true node by less than a twentieth. */
const MAX_SPEED_CHANGE = 0.05;
const SAMPLE_DAYS = 1 / 6;

/** Until the graha is stationary, if its speed changes evenly. */
export function findMotionInterval({ utc, grahas, settings }: Chart, graha: Graha): Span {
  const { speed } = grahas[graha];
  if (Math.abs(speed) > MAX_SPEED_CHANGE) return UNBOUNDED;
  const at = parseUt(utc);
  const [before, after] = [-SAMPLE_DAYS, SAMPLE_DAYS].map((days) => {
    const laterSpeed = computeSpeed(graha, toInstant(at + days), settings);
    return (speed * days) / (speed - laterSpeed);
  });
  return findIntervalBetweenChanges(utc, [before!, after!].filter(Number.isFinite));
}
