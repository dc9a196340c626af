/** The pratyantardasha of an antardasha that favours a part of life most, with its reason. */
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import { content } from '#src/reports/content/content.ts';
import type { Matter, TimingWindow } from '#src/astrology/contract-timing.ts';
import type { DashaPeriod, Graha } from '#src/astrology/contract.ts';
import { listSubPeriods } from '#src/astrology/dashas/vimshottari.ts';
import { countSigns, getHouse, hasAspect, isDusthana, listRuledHouses } from '#src/astrology/houses.ts';
import { MATTER_RULES } from '#src/astrology/timing/matters.ts';
import { findLongestPause } from '#src/reports/chapters/timing/longest-pause.ts';
import { listMonthsWithSegments } from '#src/reports/chapters/timing/month-segments.ts';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import { formatFirstMonth, formatMonthSpan } from '#src/reports/chapters/timing/window-months.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { CONDITION_POINTS } from '#src/reports/facts/condition-scale.ts';
import { isClassicalGraha } from '#src/reports/facts/graha-names.ts';
import { formatGraha } from '#src/reports/text/phrases.ts';
import type { SubPeriodFacts } from './sub-period.ts';

/** `pause`: the time that the answers call ordinary, if the months are in it */
export type BestMonths = { lord: Graha; months: string; reason: string; pause?: Pause };

/** `to` in UTC; `end` is its month as printed */
type Pause = { house: string; to: string; end: string };

/** Shorter pratyantardashas are ranked only if all are shorter, or if they hold a good or best time. */
const MIN_DAYS = 24;
/** The pratyantardashas that are not over, the first shortened to what is left of it. */
export function listRemainingPratyantars(
  { now }: TimeKnownContext,
  { period, from }: SubPeriodFacts,
): DashaPeriod[] {
  const start = from < now ? now : from;
  return listSubPeriods(period)
    .filter(({ end }) => end > start)
    .map((pratyantar) => (pratyantar.start < start ? { ...pratyantar, start } : pratyantar));
}

/** The part of life for which months are ranked: its houses, the most important first, and the matters that have graded windows. */
export type RankedArea = { houses: readonly number[]; matters: readonly Matter[] };

/**
 * The best months come first, those in an ordinary time last. A pratyantardasha within a graded window is cut to it, so
 * that all chapters name the same time.
 */
export function rankMonths(
  context: TimeKnownContext,
  subPeriod: SubPeriodFacts,
  { houses, matters }: RankedArea,
): BestMonths[] {
  const pratyantars = listRemainingPratyantars(context, subPeriod).map((pratyantar) => ({
    pratyantar,
    window: findGradedOverlap(context, pratyantar, matters),
  }));
  const longPratyantars = pratyantars.filter(
    ({ pratyantar, window }) => (window && window.grade > 1) || countDays(pratyantar) >= MIN_DAYS,
  );
  return (longPratyantars.length > 0 ? longPratyantars : pratyantars)
    .map(({ pratyantar, window }) => {
      const pause = window ? undefined : findPause(context, pratyantar, matters);
      const { points, link, place } = judgePratyantar(context, subPeriod, pratyantar.lord, houses);
      const reason = link ?? (window && describeTransits(context, window)) ?? place;
      const windowPoints = WINDOW_POINTS * (window?.grade ?? (pause ? -1 : 0));
      return { pratyantar: window ?? pratyantar, pause, reason, points: points + windowPoints };
    })
    .toSorted((a, b) => b.points - a.points)
    .map(({ pratyantar, pause, reason }) => ({
      lord: pratyantar.lord,
      months: formatMonthSpan(pratyantar.start, pratyantar.end),
      reason: pause ? content.periods.readings.rowReasons.paused(pause.house, pause.end) : reason,
      ...(pause ? { pause } : {}),
    }));
}

/** Multiplied by the grade, 1 to 3. The points of a lord range from -2 to 4, so 7 lets the better grade win. */
const WINDOW_POINTS = 7;

const countDays = ({ start, end }: Pick<DashaPeriod, 'start' | 'end'>): number =>
  (Date.parse(end) - Date.parse(start)) / DAY_MS;

type GradedOverlap = DashaPeriod & { matter: Matter } & Pick<TimingWindow, 'grade'>;

/** The overlap of a pratyantardasha with the window of the best grade, if it has at least MIN_DAYS or half of a shorter window. */
function findGradedOverlap(
  context: TimeKnownContext,
  pratyantar: DashaPeriod,
  matters: readonly Matter[],
): GradedOverlap | undefined {
  return matters
    .flatMap((matter) =>
      getMatterTiming(context, matter)
        .windows.filter(({ from, to }) => from < pratyantar.end && to > pratyantar.start)
        .map(({ from, to, grade }) => ({
          ...pratyantar,
          start: from > pratyantar.start ? from : pratyantar.start,
          end: to < pratyantar.end ? to : pratyantar.end,
          matter,
          grade,
          minDays: Math.min(MIN_DAYS, countDays({ start: from, end: to }) / 2),
        })),
    )
    .filter((graded) => countDays(graded) >= graded.minDays)
    .toSorted((a, b) => b.grade - a.grade || countDays(b) - countDays(a))[0];
}

/** The grahas that support the house in each of the months; undefined if only the periods do. */
function describeTransits(
  context: TimeKnownContext,
  { matter, start, end }: GradedOverlap,
): string | undefined {
  const { segments } = getMatterTiming(context, matter);
  const months = listMonthsWithSegments(segments, { from: start, to: end });
  const supporters = (['Jupiter', 'Saturn'] as const).filter((graha) =>
    months.every(({ segment }) =>
      segment.facts.some((fact) => fact.kind === 'transit' && fact.graha === graha),
    ),
  );
  if (supporters.length === 0) return undefined;
  const house = content.timing.formatHouseNumber(MATTER_RULES[matter].house);
  return content.periods.readings.rowReasons.monthTransits(supporters.map(formatGraha), house);
}

/** The first matter in whose longest time without a window lies more than half of the pratyantardasha: its house, and the month of its end. */
function findPause(
  context: TimeKnownContext,
  pratyantar: DashaPeriod,
  matters: readonly Matter[],
): Pause | undefined {
  return matters
    .flatMap((matter) => {
      const pause = findLongestPause(getMatterTiming(context, matter));
      if (!pause) return [];
      const start = pause.from > pratyantar.start ? pause.from : pratyantar.start;
      const end = pause.to < pratyantar.end ? pause.to : pratyantar.end;
      const house = content.timing.formatHouseNumber(MATTER_RULES[matter].house);
      return countDays({ start, end }) > countDays(pratyantar) / 2
        ? [{ house, to: pause.to, end: formatFirstMonth(pause.to) }]
        : [];
    })
    .at(0);
}

/**
 * Ruling the house counts three points, being in it two, aspecting it one; condition and the house from the lord of the antardasha
 * one each. `link`: the connection with the houses, if there is one
 */
function judgePratyantar(
  { chart }: TimeKnownContext,
  { lord: antarLord }: SubPeriodFacts,
  lord: Graha,
  houses: readonly number[],
): { points: number; link?: string; place: string } {
  const houseFromAntarLord = countSigns(chart, antarLord, lord);
  const shared = CONDITION_POINTS[getCondition(chart, lord)] - (isDusthana(houseFromAntarLord) ? 1 : 0);
  const name = formatGraha(lord);
  const { monthOwn, monthRules, monthOccupies, monthAspects } = content.periods.readings.rowReasons;
  const place = describePlaceFromAntarLord(name, houseFromAntarLord, formatGraha(antarLord));
  const judge = (points: number, house: number, describe: typeof monthRules) => ({
    points: points + shared,
    link: lord === antarLord ? monthOwn(name) : describe(name, content.timing.formatHouseNumber(house)),
    place,
  });
  const ruled = houses.find((house) => listRuledHouses(chart, lord).includes(house));
  if (ruled) return judge(3, ruled, monthRules);
  const occupied = houses.find((house) => getHouse(chart, lord) === house);
  if (occupied) return judge(2, occupied, monthOccupies);
  const aspected = houses.find((house) => isClassicalGraha(lord) && hasAspect(chart, lord, house));
  if (aspected) return judge(1, aspected, monthAspects);
  return { points: shared, place: lord === antarLord ? monthOwn(name) : place };
}

function describePlaceFromAntarLord(name: string, place: number, antarName: string): string {
  const { monthWith, monthPlace } = content.periods.readings.rowReasons;
  return place === 1
    ? monthWith(name, antarName)
    : monthPlace(name, content.timing.formatHouseNumber(place), antarName);
}
