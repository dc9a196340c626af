/** The two Moon signs of a birth day whose time is unknown: the one of the greater part of the day, and the other. */
import type { Chart } from '#src/astrology/contract.ts';
import { formatIso, parseUt, toInstant } from '#src/astrology/ephemeris/instant.ts';
import { computeSiderealLongitude } from '#src/astrology/ephemeris/longitudes.ts';
import { findBorderTimes } from '#src/astrology/motion/root-finding.ts';
import { SIGN_COUNT } from '#src/astrology/zodiac.ts';
import { content } from '#src/reports/content/content.ts';
import type { TwoMoonSigns } from '#src/reports/content/en/moon/two-moon-signs.ts';
import { createContextsByMoonSign } from '#src/reports/context/possible-moon-signs.ts';
import type { ReportContext, TimeUnknownContext } from '#src/reports/context/report-context.ts';
import {
  computeChartOfInstant,
  getCivilDayOfBirth,
  hasOneMoonSign,
} from '#src/reports/context/unknown-time-range.ts';
import { formatFirstMinute, getSignName } from '#src/reports/text/phrases.ts';
import { HOUR_MS, MINUTE_MS } from './time-units.ts';

export type OtherMoonSign = {
  /** the same report with a chart of the other sign */
  context: ReportContext;
  names: TwoMoonSigns;
  /** neither sign held clearly more of the day */
  isNear: boolean;
};

/** A sign with a smaller share of the day than this is not clearly the more probable one. */
const CLEAR_SHARE = 0.6;
const DAY_HOURS = 24;

/**
 * Undefined if the Moon sign is certain. The Moon stays in a sign for more than two days, so there is one change at most, and
 * the sign at noon, that of `context.chart`, is the one of the greater part of the day.
 */
export function findOtherMoonSign(context: ReportContext): OtherMoonSign | undefined {
  if (!otherMoonSigns.has(context)) otherMoonSigns.set(context, computeOtherMoonSign(context));
  return otherMoonSigns.get(context);
}

/** Cached with its context, whose year and windows are cached too. */
const otherMoonSigns = new WeakMap<ReportContext, OtherMoonSign | undefined>();

function computeOtherMoonSign(context: ReportContext): OtherMoonSign | undefined {
  const [, other] = createContextsByMoonSign(context);
  if (!other || context.isTimeKnown) return undefined;
  const change = findMoonSignChange(context);
  const isOtherLater = change > context.chart.utc;
  const hours = countHours(context, change);
  const clock = formatFirstMinute(change, context.birth.utcOffsetSeconds);
  return {
    context: other,
    names: {
      sign: getSignName(context.chart.grahas.Moon.sign),
      other: getSignName(other.chart.grahas.Moon.sign),
      hours: Math.floor(hours),
      ownHours: content.moon.describeHours(isOtherLater ? { to: clock } : { from: clock }),
      otherHours: content.moon.describeHours(isOtherLater ? { from: clock } : { to: clock }),
      clock,
    },
    isNear: hours / DAY_HOURS < CLEAR_SHARE,
  };
}

/** The given context with its hours of birth, then that of the other Moon sign; without hours if the Moon sign is certain. */
export function listMoonSignsOfDay<C extends ReportContext>(context: C): { context: C; hours: string }[] {
  const other = findOtherMoonSign(context);
  if (!other) return [{ context, hours: '' }];
  return [
    { context, hours: other.names.ownHours },
    { context: other.context as C, hours: other.names.otherHours },
  ];
}

/** The charts of the first and of the last minute of the day at which the Moon is in the sign that it has in the chart. */
export const listEndsOfMoonSign = (context: TimeUnknownContext): Chart[] =>
  listEndsOfMoonSigns(context).filter(({ grahas }) => grahas.Moon.sign === context.chart.grahas.Moon.sign);

/**
 * The charts of the first and of the last minute of the day, and of the minutes before and after the Moon changes its sign. So
 * each other graha that changes its sign on that day is in both signs with each sign of the Moon that it meets.
 */
export function listEndsOfMoonSigns(context: TimeUnknownContext): Chart[] {
  const { earliest, latest } = context.dayRange;
  if (hasOneMoonSign(context)) return [earliest, latest];
  const changeMs = Date.parse(findMoonSignChange(context));
  const aroundChange = [-MINUTE_MS, MINUTE_MS].map((ms) =>
    computeChartOfInstant(context.chart, context.birth, new Date(changeMs + ms).toISOString()),
  );
  return [earliest, ...aroundChange, latest];
}

/** Hours of the day in the sign at noon. */
function countHours({ birth, chart }: TimeUnknownContext, change: string): number {
  const day = getCivilDayOfBirth(birth);
  const [from, to] = change > chart.utc ? [day.from, change] : [change, day.to];
  return (Date.parse(to) - Date.parse(from)) / HOUR_MS;
}

const STEP_DAYS = 0.5;

function findMoonSignChange({ birth, chart }: TimeUnknownContext): string {
  const { from, to } = getCivilDayOfBirth(birth);
  const computeMoon = (ut: number) => computeSiderealLongitude('Moon', toInstant(ut), chart.settings);
  return formatIso(findBorderTimes(computeMoon, SIGN_COUNT, parseUt(from), parseUt(to), STEP_DAYS)[0]!);
}
