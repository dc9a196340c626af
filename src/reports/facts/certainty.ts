/** The certainty of a statement: how far the birth time may differ before its facts change. */
import { content } from '#src/reports/content/content.ts';
import { intersectIntervals } from '#src/astrology/birth-time-interval.ts';
import type { BirthTimeInterval } from '#src/astrology/contract.ts';
import { areAllEqual, getCivilDayOfBirth } from '#src/reports/context/unknown-time-range.ts';
import { STABLE_MINUTES } from './interval-around-birth.ts';
import { findDerivedInterval, readValues, type FactReader } from './derived-facts.ts';
import { MINUTE_MS } from './time-units.ts';
import { describeDivisionBorder } from './divisional-facts.ts';
import { findGrahaAtSignBorder, describeSignBorder } from './sign-borders.ts';
import { createFact, getFactKey } from './facts.ts';
import type { Certainty } from '#src/reports/contract.ts';
import {
  listPossibleCharts,
  withChart,
  type ReportContext,
  type TimeKnownContext,
  type TimeUnknownContext,
} from '#src/reports/context/report-context.ts';
import { findFactIntervals } from './fact-intervals.ts';
import { formatClock, formatClockRange, formatFirstMinute, getSignName } from '#src/reports/text/phrases.ts';

/** Even a carefully noted birth time may be wrong by this much. */
const BORDERLINE_MINUTES = 4;

/**
 * The certainty of a statement; undefined without facts, for facts about the given birth time itself, and without a computed
 * sensitivity.
 * @param readers read the derived facts of the statement
 */
export function evaluateCertainty<C extends ReportContext>(
  context: C,
  facts: readonly string[],
  readers: readonly FactReader<C>[] = [],
): Certainty | undefined {
  const keys = facts.map(getFactKey);
  if (!context.isTimeKnown)
    return evaluateWithoutTime(context, keys, readers as readonly FactReader<ReportContext>[]);
  const grahaAtBorder = keys
    .map((key) => findGrahaAtSignBorder(context.chart, key))
    .find((graha) => graha !== null);
  if (grahaAtBorder)
    return {
      level: 'borderline',
      note: content.common.certaintyNotes.closeCall(describeSignBorder(context.chart, grahaAtBorder)),
    };
  const divisionBorderPhrase = keys
    .map((key) => describeDivisionBorder(context.chart, key))
    .find((phrase) => phrase !== null);
  if (divisionBorderPhrase)
    return { level: 'borderline', note: content.common.certaintyNotes.closeCall(divisionBorderPhrase) };
  const intervals = keys.flatMap((key) => findFactIntervals(context, key));
  const isDerived = readers.length > 0 && context.sensitivity !== undefined;
  if (intervals.length === 0 && !isDerived) return undefined;
  const interval = intersectIntervals(intervals);
  return evaluateInterval(
    context,
    isDerived ? findDerivedInterval(context, readers, interval) : interval,
    keys,
  );
}

function evaluateInterval(
  context: TimeKnownContext,
  interval: BirthTimeInterval,
  keys: readonly string[],
): Certainty {
  const level = classifyInterval(context, interval);
  const limitPhrase =
    describeMidnightChange(context, interval) ??
    content.common.certaintyNotes.holds(describeInterval(context, interval));
  if (level === 'borderline') return { level, note: content.common.certaintyNotes.closeCall(limitPhrase) };
  if (level === 'minute-sensitive')
    return {
      level,
      note: content.common.certaintyNotes.needsMinute(
        describeLagnaLimit(context, interval, keys) ?? limitPhrase,
      ),
    };
  return { level, note: describeStableFact(context, interval, keys) };
}

/** By the minutes from the birth to the nearer end of an interval. */
export function classifyInterval(
  { birth: { utc } }: ReportContext,
  interval: BirthTimeInterval,
): Certainty['level'] {
  const birthMs = Date.parse(utc);
  const minutesBefore = interval.from === null ? Infinity : (birthMs - Date.parse(interval.from)) / MINUTE_MS;
  const minutesAfter = interval.to === null ? Infinity : (Date.parse(interval.to) - birthMs) / MINUTE_MS;
  const marginMinutes = Math.min(minutesBefore, minutesAfter);
  if (marginMinutes < BORDERLINE_MINUTES) return 'borderline';
  return marginMinutes < STABLE_MINUTES ? 'minute-sensitive' : 'stable';
}

function describeStableFact(
  context: TimeKnownContext,
  interval: BirthTimeInterval,
  keys: readonly string[],
): string {
  const { lagna } = context.chart;
  if (keys.some(isNameFact)) return content.common.certaintyNotes.firmForSpelling;
  if (!isLagnaInterval(context, interval)) return content.common.certaintyNotes.firm;
  if (keys.every((key) => key === 'lagna.sign'))
    return content.common.certaintyNotes.firmWithin(describeInterval(context, interval));
  return content.common.certaintyNotes.firmWithLagna(getSignName(lagna.sign));
}

/** The nearer end of the rising sign if that is the limit; null otherwise and for a statement about the rising sign itself. */
function describeLagnaLimit(
  context: TimeKnownContext,
  interval: BirthTimeInterval,
  keys: readonly string[],
): string | null {
  const { lagna } = context.chart;
  if (!isLagnaInterval(context, interval) || keys.every((key) => key === 'lagna.sign')) return null;
  const [fromMs, toMs, birthMs] = [
    Date.parse(interval.from!),
    Date.parse(interval.to!),
    Date.parse(context.birth.utc),
  ];
  const offsetSeconds = context.birth.utcOffsetSeconds;
  const signName = getSignName(lagna.sign);
  const { risesFrom, risesUntil } = content.common.certaintyNotes;
  return birthMs - fromMs < toMs - birthMs
    ? risesFrom(signName, formatFirstMinute(interval.from!, offsetSeconds))
    : risesUntil(signName, formatClock(interval.to!, offsetSeconds));
}

function isLagnaInterval({ sensitivity }: TimeKnownContext, { from, to }: BirthTimeInterval): boolean {
  const lagna = sensitivity?.lagnaSign;
  return from !== null && to !== null && lagna?.from === from && lagna.to === to;
}

/** A fact of the birth date changes at midnight; null unless midnight is the only end within 45 minutes. */
function describeMidnightChange({ birth }: ReportContext, { from, to }: BirthTimeInterval): string | null {
  const isNear = (end: string | null) =>
    end !== null && Math.abs(Date.parse(end) - Date.parse(birth.utc)) < STABLE_MINUTES * MINUTE_MS;
  if (isNear(from) === isNear(to)) return null;
  const civilDay = getCivilDayOfBirth(birth);
  const nearEnd = isNear(from) ? from : to;
  const isAtMidnight = nearEnd === civilDay.from || nearEnd === civilDay.to;
  return isAtMidnight ? content.common.certaintyNotes.midnight : null;
}

function describeInterval(context: ReportContext, { from, to }: BirthTimeInterval): string {
  const offsetSeconds = context.birth.utcOffsetSeconds;
  if (from && to) return formatClockRange(from, to, offsetSeconds);
  if (from) return content.common.certaintyNotes.from(formatFirstMinute(from, offsetSeconds));
  return to
    ? content.common.certaintyNotes.until(formatClock(to, offsetSeconds))
    : content.common.certaintyNotes.allDay;
}

/** For an unknown birth time a fact is true all day or changes during it. */
function evaluateWithoutTime(
  context: TimeUnknownContext,
  keys: readonly string[],
  readers: readonly FactReader<ReportContext>[],
): Certainty | undefined {
  const results = [
    ...keys.filter((key) => !isBirthTimeFact(key)).map((key) => isTrueAllDay(context, key)),
    ...readers.map((read) =>
      areAllEqual(
        listPossibleCharts(context).map((chart) =>
          readValues(withChart<ReportContext>(context, chart), [read]),
        ),
      ),
    ),
  ];
  if (results.length === 0) return undefined;
  if (!results.every(Boolean))
    return { level: 'borderline', note: content.common.certaintyNotes.changesOnDay };
  return {
    level: 'stable',
    note: keys.some(isNameFact)
      ? content.common.certaintyNotes.firmForSpelling
      : content.common.certaintyNotes.firmAtAnyHour,
  };
}

const isTrueAllDay = (context: TimeUnknownContext, key: string): boolean =>
  areAllEqual(listPossibleCharts(context).map((chart) => createFact({ ...context, chart }, key)));

/** Facts of the name depend on its spelling, not on the birth time. */
const isNameFact = (key: string): boolean => key.startsWith('name.');
const isBirthTimeFact = (key: string): boolean => key.startsWith('given.');
