/** Saturn and Jupiter over the houses of work, gain and store, drawn as two lanes and told one by one. */
import { RASHIS } from '#src/astrology/contract.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Figure, Statement } from '#src/reports/contract.ts';
import { careerHeadings, careerLeads } from '#src/reports/content/en/career/career-headings.ts';
import { careerSources } from '#src/reports/content/en/career/career-sources.ts';
import {
  workLanesTexts,
  noWorkTransit,
  workTransitTexts,
  workTransitTextsWithoutTime,
} from '#src/reports/content/en/career/work-transits.ts';
import { requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatOrdinal, formatShortDate, signName } from '#src/reports/text/phrases.ts';
import {
  type WorkTransit,
  findWorkTransits,
  type SlowPlanet,
  type TransitStay,
  findTransitStays,
  YEARS,
  addYears,
} from './work-periods.ts';

const SLOW_PLANETS: readonly SlowPlanet[] = ['Saturn', 'Jupiter'];
/** The average of each graha is 3.25 and 4.67 bindus a sign. */
const MANY_BINDUS: Record<SlowPlanet, number> = { Saturn: 4, Jupiter: 5 };

/** Without an hour it needs a Moon that kept its sign. */
export const workTransitsChapter: Chapter = {
  isIncluded: ({ day }) => !day || hasOneSign(day, 'Moon'),
  write: (context) => {
    const visits = SLOW_PLANETS.flatMap((graha) => findTransitStays(context.chart, context.now, graha));
    const told = findWorkTransits(context.chart, visits).toSorted((a, b) => (a.from < b.from ? -1 : 1));
    return {
      kind: 'table',
      id: 'work-passages',
      ...careerHeadings.transits,
      lead: careerLeads.passages,
      figures: [buildLanes(context, visits, told)],
      tables: [],
      statements:
        told.length > 0
          ? told.map((passage) => writeTransitStatement(context, passage))
          : [writeNoTransitStatement(context)],
    };
  },
};

function buildLanes(
  context: ReportContext,
  visits: readonly TransitStay[],
  told: readonly WorkTransit[],
): Figure {
  const { chart, now, day } = context;
  const [from, to] = [now, addYears(now, YEARS)];
  const origin = chart.lagna?.sign ?? chart.grahas.Moon.sign;
  const span = (visit: TransitStay) => ({
    from: visit.from > from ? visit.from : from,
    to: visit.to < to ? visit.to : to,
    label: signName(visit.sign),
    short: RASHIS[visit.sign - 1]!.english.slice(0, 3),
    note: formatOrdinal(countHouse(origin, visit.sign)),
    tinted: told.some(({ graha, sign }) => graha === visit.graha && sign === visit.sign),
  });
  return {
    kind: 'lanes',
    caption: day ? workLanesTexts.captionWithoutTime : workLanesTexts.caption,
    from,
    to,
    lanes: SLOW_PLANETS.map((graha) => ({
      label: graha,
      spans: removeOverlap(visits.filter((visit) => visit.graha === graha).map(span)),
    })),
  };
}

/** Where a turn back makes two visits overlap, the drawing gives the border to the later one. */
const removeOverlap = <T extends { from: string; to: string }>(spans: readonly T[]): T[] =>
  spans.map((span, i) => {
    const next = spans[i + 1];
    return next && next.from < span.to ? { ...span, to: next.from } : span;
  });

function writeTransitStatement(context: ReportContext, passage: WorkTransit): Statement {
  const { graha, reference, house, sign } = passage;
  const centre = reference === 'lagna' ? 'the lagna' : 'your Moon';
  const span = describeSpan(passage, centre);
  const where = `${signName(sign)}, where ${graha} goes then, is the ${formatOrdinal(house)} sign from ${centre}`;
  const origin = reference === 'lagna' ? ['lagna.sign', `lord.${house}`] : ['Moon.sign'];
  if (context.day) {
    const because = `${where}, ${signName(context.chart.grahas.Moon.sign)}`;
    return createStatement(
      context,
      `${span} ${workTransitTextsWithoutTime[graha][house]}`,
      because,
      origin,
      careerSources.gochara,
    );
  }
  const points = requireAshtakavarga(context.chart).grahas[graha].bindus[sign - 1]!;
  const text = workTransitTexts[graha][reference][house][points >= MANY_BINDUS[graha] ? 'many' : 'few'];
  const because = `${where}${describeOrigin(context, passage)}; of its own points it has ${points} there`;
  return createStatement(
    context,
    `${span} ${text}`,
    because,
    [...origin, `bindus.${graha}.${sign}`],
    reference === 'lagna' ? careerSources.gocharaLagna : careerSources.gochara,
  );
}

function describeSpan({ graha, house, from, to, hasRetrogradeReturn }: WorkTransit, centre: string): string {
  const back = hasRetrogradeReturn ? ', with a turn back' : '';
  return `${graha} in the ${formatOrdinal(house)} from ${centre}, ${formatShortDate(from)} to ${formatShortDate(to)}${back}.`;
}

const describeOrigin = ({ chart }: ReportContext, { reference }: WorkTransit): string =>
  `, ${signName(reference === 'lagna' ? chart.lagna!.sign : chart.grahas.Moon.sign)}`;

const writeNoTransitStatement = (context: ReportContext): Statement =>
  createStatement(
    context,
    noWorkTransit,
    `the two spend these years in other signs from ${signName(context.chart.grahas.Moon.sign)}`,
    ['Moon.sign'],
  );
