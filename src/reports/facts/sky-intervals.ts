/** The stretches of birth time within which a limb of the day, a phase, a retreat or a combustion stays as it is. At the pace of the hour: good to a minute or two. */
import { getCombustionLimit } from '#src/astrology/combustion.ts';
import type { Chart, Graha, Span } from '#src/astrology/contract.ts';
import { subtractAngles, normalize } from '#src/astrology/ephemeris/angle.ts';
import { toInstant, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { computeSpeed } from '#src/astrology/ephemeris/longitudes.ts';
import { moonPhases } from '#src/reports/content/en/moon/moon-phase.ts';
import type { PanchangLimb } from './facts.ts';
import { findIntervalBetweenChanges, UNBOUNDED, createInterval } from './birth-time-interval.ts';

const DAY_MINUTES = 1440;

export function findPanchangLimbInterval(chart: Chart, limb: PanchangLimb): Span {
  if (limb === 'vara') return findWeekdayInterval(chart);
  const { Sun, Moon } = chart.grahas;
  const way = limb === 'yoga' ? 1 : -1;
  const size = LIMB_DEGREES[limb];
  const into = normalize(Moon.longitude + way * Sun.longitude) % size;
  const pace = (Moon.speed + way * Sun.speed) / DAY_MINUTES;
  return createInterval(chart.utc, into / pace, (size - into) / pace);
}

const LIMB_DEGREES = { tithi: 12, yoga: 360 / 27, karana: 6 } as const;

/** From the sunrise of that date to the next, or to it from the one before. */
function findWeekdayInterval({ utc, panchang: { sunrise } }: Chart): Span {
  if (sunrise === null) return UNBOUNDED;
  const since = (Date.parse(utc) - Date.parse(sunrise)) / 60_000;
  return since < 0
    ? createInterval(utc, DAY_MINUTES + since, -since)
    : createInterval(utc, since, DAY_MINUTES - since);
}

/** Within one of equal parts of the zodiac, `size` degrees each. */
export function findEqualPartInterval({ utc, grahas }: Chart, graha: Graha, size: number): Span {
  const { longitude, speed } = grahas[graha];
  const past = longitude % size;
  return findIntervalBetweenChanges(utc, [-past / speed, (size - past) / speed]);
}

/** A phase is several lunar days. */
export function findMoonPhaseInterval({ utc, grahas: { Sun, Moon }, panchang: { tithi } }: Chart): Span {
  const phase = moonPhases.findIndex(({ upTo }) => tithi <= upTo);
  const [from, to] = [moonPhases[phase - 1]?.upTo ?? 0, moonPhases[phase]!.upTo].map((day) => day * 12);
  const ahead = normalize(Moon.longitude - Sun.longitude);
  const pace = (Moon.speed - Sun.speed) / DAY_MINUTES;
  return createInterval(utc, (ahead - from!) / pace, (to! - ahead) / pace);
}

export function findCombustionInterval({ utc, grahas }: Chart, graha: Graha): Span {
  const { longitude, speed, retrograde } = grahas[graha];
  const limit = getCombustionLimit(graha, retrograde);
  if (limit === null) return UNBOUNDED;
  const apart = subtractAngles(longitude, grahas.Sun.longitude);
  const pace = speed - grahas.Sun.speed;
  return findIntervalBetweenChanges(utc, [(limit - apart) / pace, (-limit - apart) / pace]);
}

/** In four hours no speed changes by more: Mercury's by a thirtieth of a degree a day, that of the true node by less than a twentieth. */
const MAX_SPEED_CHANGE = 0.05;
const SAMPLE_DAYS = 1 / 6;

/** To the moment at which it stands still, its pace being taken to change evenly. */
export function findMotionInterval({ utc, grahas, settings }: Chart, graha: Graha): Span {
  const { speed } = grahas[graha];
  if (Math.abs(speed) > MAX_SPEED_CHANGE) return UNBOUNDED;
  const at = parseUt(utc);
  const [before, after] = [-SAMPLE_DAYS, SAMPLE_DAYS].map((days) => {
    const there = computeSpeed(graha, toInstant(at + days), settings);
    return (speed * days) / (speed - there);
  });
  return findIntervalBetweenChanges(utc, [before!, after!].filter(Number.isFinite));
}
