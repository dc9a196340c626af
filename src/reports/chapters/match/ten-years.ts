/** Ten years of both people in one drawing, and year by year in a table. */
import { content } from '#src/reports/content/content.ts';
import type { Table } from '#src/reports/contract.ts';
import type { TimingChart, TimingLane } from '#src/reports/contract-answers.ts';
import { buildPeriods, getTenYears, YEARS_AHEAD } from '#src/reports/chapters/timing/ten-years-bands.ts';
import { buildLegend, describeLanes, toLaneWindow } from '#src/reports/chapters/timing/ten-years-lanes.ts';
import { hasMonth, type Span } from '#src/reports/chapters/timing/window-months.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatList, getIndianDate } from '#src/reports/text/phrases.ts';
import { getEarlierInstant, getLaterInstant } from '#src/reports/year/year-months.ts';
import {
  listCommonWindows,
  listMatchMatters,
  type CommonWindow,
  type MatchMatter,
} from './common-windows.ts';
import { createMatchChapter, hasKnownMoons, listPersons, type Match } from './match.ts';

export const tenYearsOfBothChapter = createMatchChapter((match) => {
  const { tenYears, matchHeadings } = content.match;
  const matters = listMatchMatters(match);
  if (matters.length === 0) return null;
  const range = getTenYears(match.context.now);
  return {
    kind: 'timing',
    id: 'match-ten-years',
    ...matchHeadings.tenYears,
    lead: tenYears.lead,
    chart: buildChart(match, matters, range),
    caption: tenYears.caption(Number(range.from.slice(0, 4)), Number(range.to.slice(0, 4))),
    guide: [...tenYears.guide],
    ...(hasKnownMoons(match) ? { table: buildYearTable(match, matters) } : {}),
  };
});

/** Above the lanes the periods of the first person, below them those of the second. */
function buildChart(match: Match, matters: readonly MatchMatter[], range: Span): TimingChart {
  const [first, second] = listPersons(match).map(({ context }) => buildPeriods(context, range));
  const lanes = matters.map((matter) => buildLane(match, matter));
  return {
    ...range,
    now: match.context.now,
    todayLabel: content.timing.bandTexts.today,
    description: describeLanes(content.match.tenYears.description, lanes),
    periods: { ...first!, title: match.first.name },
    lanes,
    lowerBands: [{ ...second!, title: match.second.name, note: content.match.tenYears.bandNote }],
    legend: buildLegend(hasKnownMoons(match), lanes),
  };
}

const buildLane = (match: Match, matter: MatchMatter): TimingLane => ({
  title: content.match.laneTitles[matter],
  note: content.match.lanes.note,
  tone: 'favourable',
  windows: listCommonWindows(match, matter).map(toLaneWindow),
});

/** The ten calendar years that begin after now. For two known birth times: without them the periods of a year are unknown. */
function buildYearTable(match: Match, matters: readonly MatchMatter[]): Table {
  const { yearTable } = content.match.tenYears;
  const firstYear = Number(getIndianDate(match.context.now).slice(0, 4)) + 1;
  const windows = matters.map((matter) => ({ matter, windows: listCommonWindows(match, matter) }));
  return {
    caption: yearTable.caption,
    head: yearTable.head(match.first.name, match.second.name),
    rows: Array.from({ length: YEARS_AHEAD }, (_, i) => {
      const year = firstYear + i;
      const range = { from: `${year}-01-01T00:00:00Z`, to: `${year + 1}-01-01T00:00:00Z` };
      return [
        String(year),
        ...listPersons(match).map(({ context }) => describePeriods(context, range)),
        describeMatters(windows, range),
      ];
    }),
  };
}

const describePeriods = (context: ReportContext, range: Span): string =>
  buildPeriods(context, range)
    .spans.map(({ label }) => label)
    .join(content.match.tenYears.yearTable.separator);

type WindowsOfMatter = { matter: MatchMatter; windows: readonly CommonWindow[] };

/** First the matters with a month in the year that is good in both charts, then those with a fair one only. */
function describeMatters(matters: readonly WindowsOfMatter[], range: Span): string {
  const { none, fair, matterSeparator } = content.match.tenYears.yearTable;
  const grades = matters.map(({ matter, windows }) => ({
    name: content.match.laneTitles[matter],
    grade: Math.max(
      0,
      ...windows.filter((window) => hasMonthWithin(window, range)).map(({ grade }) => grade),
    ),
  }));
  const strong = grades.filter(({ grade }) => grade > 1).map(({ name }) => name);
  const weak = grades.filter(({ grade }) => grade === 1).map(({ name }) => name);
  return (
    [
      ...(strong.length > 0 ? [formatList(strong)] : []),
      ...(weak.length > 0 ? [fair(formatList(weak))] : []),
    ].join(matterSeparator) || none
  );
}

const hasMonthWithin = ({ from, to }: Span, range: Span): boolean =>
  hasMonth(getLaterInstant(from, range.from), getEarlierInstant(to, range.to));
