/** Saturn and Jupiter over the houses of work, gain and store, drawn as two lanes and told one by one. */
import { RASHIS } from '#src/astrology/contract.ts';
import { houseFrom } from '#src/astrology/zodiac.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Figure, Statement } from '#src/reports/contract.ts';
import { workHeadings, workLeads } from '#src/reports/content/en/career/career-headings.ts';
import { workSources } from '#src/reports/content/en/career/career-sources.ts';
import {
  lanesWords,
  noPassage,
  passages,
  passagesOfDay,
} from '#src/reports/content/en/career/work-transits.ts';
import { requireAshtakavarga } from '#src/reports/facts/chart-metrics.ts';
import { hasOneSign } from '#src/reports/context/unknown-time-range.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { ordinal, formatShortDate, signName } from '#src/reports/text/phrases.ts';
import {
  type Passage,
  passagesOf,
  type Slow,
  type Visit,
  visitsOf,
  YEARS,
  yearsAfter,
} from './work-periods.ts';

const SLOW: readonly Slow[] = ['Saturn', 'Jupiter'];
/** The average of each graha is 3.25 and 4.67 bindus a sign. */
const MANY: Record<Slow, number> = { Saturn: 4, Jupiter: 5 };

/** Without an hour it needs a Moon that kept its sign. */
export const workPassages: Chapter = {
  isIncluded: ({ day }) => !day || hasOneSign(day, 'Moon'),
  write: (reading) => {
    const visits = SLOW.flatMap((graha) => visitsOf(reading.chart, reading.now, graha));
    const told = passagesOf(reading.chart, visits).toSorted((a, b) => (a.from < b.from ? -1 : 1));
    return {
      kind: 'table',
      id: 'work-passages',
      ...workHeadings.passages,
      lead: workLeads.passages,
      figures: [lanesOf(reading, visits, told)],
      tables: [],
      statements:
        told.length > 0
          ? told.map((passage) => passageStatement(reading, passage))
          : [noneStatement(reading)],
    };
  },
};

function lanesOf(reading: ReportContext, visits: readonly Visit[], told: readonly Passage[]): Figure {
  const { chart, now, day } = reading;
  const [from, to] = [now, yearsAfter(now, YEARS)];
  const origin = chart.lagna?.sign ?? chart.grahas.Moon.sign;
  const span = (visit: Visit) => ({
    from: visit.from > from ? visit.from : from,
    to: visit.to < to ? visit.to : to,
    label: signName(visit.sign),
    short: RASHIS[visit.sign - 1]!.english.slice(0, 3),
    note: ordinal(houseFrom(origin, visit.sign)),
    tinted: told.some(({ graha, sign }) => graha === visit.graha && sign === visit.sign),
  });
  return {
    kind: 'lanes',
    caption: day ? lanesWords.captionOfDay : lanesWords.caption,
    from,
    to,
    lanes: SLOW.map((graha) => ({
      label: graha,
      spans: withoutOverlap(visits.filter((visit) => visit.graha === graha).map(span)),
    })),
  };
}

/** Where a turn back makes two visits overlap, the drawing gives the border to the later one. */
const withoutOverlap = <T extends { from: string; to: string }>(spans: readonly T[]): T[] =>
  spans.map((span, i) => {
    const next = spans[i + 1];
    return next && next.from < span.to ? { ...span, to: next.from } : span;
  });

function passageStatement(reading: ReportContext, passage: Passage): Statement {
  const { graha, reference, house, sign } = passage;
  const centre = reference === 'lagna' ? 'the lagna' : 'your Moon';
  const span = spanWords(passage, centre);
  const where = `${signName(sign)}, where ${graha} goes then, is the ${ordinal(house)} sign from ${centre}`;
  const origin = reference === 'lagna' ? ['lagna.sign', `lord.${house}`] : ['Moon.sign'];
  if (reading.day) {
    const because = `${where}, ${signName(reading.chart.grahas.Moon.sign)}`;
    return createStatement(
      reading,
      `${span} ${passagesOfDay[graha][house]}`,
      because,
      origin,
      workSources.gochara,
    );
  }
  const points = requireAshtakavarga(reading.chart).grahas[graha].bindus[sign - 1]!;
  const text = passages[graha][reference][house][points >= MANY[graha] ? 'many' : 'few'];
  const because = `${where}${namedOrigin(reading, passage)}; of its own points it has ${points} there`;
  return createStatement(
    reading,
    `${span} ${text}`,
    because,
    [...origin, `bindus.${graha}.${sign}`],
    reference === 'lagna' ? workSources.gocharaLagna : workSources.gochara,
  );
}

function spanWords({ graha, house, from, to, turns }: Passage, centre: string): string {
  const back = turns ? ', with a turn back' : '';
  return `${graha} in the ${ordinal(house)} from ${centre}, ${formatShortDate(from)} to ${formatShortDate(to)}${back}.`;
}

const namedOrigin = ({ chart }: ReportContext, { reference }: Passage): string =>
  `, ${signName(reference === 'lagna' ? chart.lagna!.sign : chart.grahas.Moon.sign)}`;

const noneStatement = (reading: ReportContext): Statement =>
  createStatement(
    reading,
    noPassage,
    `the two spend these years in other signs from ${signName(reading.chart.grahas.Moon.sign)}`,
    ['Moon.sign'],
  );
