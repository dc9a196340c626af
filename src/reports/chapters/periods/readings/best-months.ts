/** The pratyantardasha of a sub-period that favours a part of life most, with its reason. */
import { content } from '#src/reports/content/content.ts';
import type { DashaPeriod, Graha } from '#src/astrology/contract.ts';
import { listSubPeriods as listParts } from '#src/astrology/dashas/vimshottari.ts';
import { countSigns, getHouse, hasAspect, isDusthana, listRuledHouses } from '#src/astrology/houses.ts';
import { formatMonthSpan } from '#src/reports/chapters/timing/window-months.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { CONDITION_POINTS } from '#src/reports/facts/condition-scale.ts';
import { isClassicalGraha } from '#src/reports/facts/graha-names.ts';
import { formatGraha } from '#src/reports/text/phrases.ts';
import type { SubPeriodFacts } from './sub-period.ts';

export type BestMonths = { lord: Graha; months: string; reason: string };

/** A shorter part is no choice for a plan. */
const MIN_DAYS = 24;
const DAY_MS = 86_400_000;

/** The pratyantardashas that are not over, the first shortened to what is left of it. */
export function listRemainingParts(
  { now }: TimeKnownContext,
  { period, from }: SubPeriodFacts,
): DashaPeriod[] {
  const start = from < now ? now : from;
  return listParts(period)
    .filter(({ end }) => end > start)
    .map((part) => (part.start < start ? { ...part, start } : part));
}

/** @param houses those of the part of life, the most important first; the best months come first */
export function rankMonths(
  context: TimeKnownContext,
  subPeriod: SubPeriodFacts,
  houses: readonly number[],
): BestMonths[] {
  const parts = listRemainingParts(context, subPeriod);
  const longParts = parts.filter(
    ({ start, end }) => Date.parse(end) - Date.parse(start) >= MIN_DAYS * DAY_MS,
  );
  return (longParts.length > 0 ? longParts : parts)
    .map((part) => ({ part, ...judgePart(context, subPeriod, part.lord, houses) }))
    .toSorted((a, b) => b.points - a.points)
    .map(({ part, reason }) => ({
      lord: part.lord,
      months: formatMonthSpan(part.start, part.end),
      reason,
    }));
}

/** Ruling the house counts three points, being in it two, aspecting it one; condition and place from the sub-lord one each. */
function judgePart(
  { chart }: TimeKnownContext,
  { lord: antarLord }: SubPeriodFacts,
  lord: Graha,
  houses: readonly number[],
): { points: number; reason: string } {
  const place = countSigns(chart, antarLord, lord);
  const shared = CONDITION_POINTS[getCondition(chart, lord)] - (isDusthana(place) ? 1 : 0);
  const name = formatGraha(lord);
  const describe = (reason: string) =>
    lord === antarLord ? content.periods.readings.rowReasons.monthOwn(name) : reason;
  const ruled = houses.find((house) => listRuledHouses(chart, lord).includes(house));
  if (ruled)
    return {
      points: 3 + shared,
      reason: describe(
        content.periods.readings.rowReasons.monthRules(name, content.timing.formatHouseNumber(ruled)),
      ),
    };
  const occupied = houses.find((house) => getHouse(chart, lord) === house);
  if (occupied)
    return {
      points: 2 + shared,
      reason: describe(
        content.periods.readings.rowReasons.monthOccupies(name, content.timing.formatHouseNumber(occupied)),
      ),
    };
  const aspected = houses.find((house) => isClassicalGraha(lord) && hasAspect(chart, lord, house));
  if (aspected)
    return {
      points: 1 + shared,
      reason: describe(
        content.periods.readings.rowReasons.monthAspects(name, content.timing.formatHouseNumber(aspected)),
      ),
    };
  return {
    points: shared,
    reason: describe(
      content.periods.readings.rowReasons.monthPlace(
        name,
        content.timing.formatHouseNumber(place),
        formatGraha(antarLord),
      ),
    ),
  };
}
