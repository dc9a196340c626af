/** Ten years of both people in one drawing, and year by year in a table. */
import { content } from '#src/reports/content/content.ts';
import type { Table } from '#src/reports/contract.ts';
import type { TimingChart, TimingLane } from '#src/reports/contract-answers.ts';
import {
  buildPeriods,
  getTenYears,
  YEARS_AHEAD,
  type Range,
} from '#src/reports/chapters/timing/ten-years-bands.ts';
import { formatMonthLabel, formatMonthSpan, hasMonth } from '#src/reports/chapters/timing/window-months.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatList, getIndianDate } from '#src/reports/text/phrases.ts';
import { getEarlierInstant, getLaterInstant } from '#src/reports/year/year-months.ts';
import { listCommonWindows, listMatchMatters, type MatchMatter } from './common-windows.ts';
import { createMatchChapter, hasKnownMoons, listPersons, type Match } from './match.ts';

/** Of one matter in the figure. */
const MAX_WINDOWS = 4;

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
function buildChart(match: Match, matters: readonly MatchMatter[], range: Range): TimingChart {
  const [first, second] = listPersons(match).map(({ context }) => buildPeriods(context, range));
  const lanes = matters.map((matter) => buildLane(match, matter));
  return {
    ...range,
    now: match.context.now,
    todayLabel: content.timing.bandTexts.today,
    description: describeFigure(lanes),
    periods: { ...first!, title: match.first.name },
    lanes,
    transits: [
      {
        title: match.second.name,
        note: content.match.tenYears.bandNote,
        spans: second!.spans.map(({ from, to, label }) => ({ from, to, label })),
      },
    ],
    legend: ([3, 2, 1] as const).map((grade) => ({
      grade,
      tone: 'favourable' as const,
      label: content.timing.timingLegend[grade],
    })),
  };
}

const buildLane = (match: Match, matter: MatchMatter): TimingLane => ({
  title: content.match.laneTitles[matter],
  note: content.match.lanes.note,
  tone: 'favourable',
  windows: listCommonWindows(match, matter)
    .slice(0, MAX_WINDOWS)
    .map(({ grade, from, to }) => ({
      grade,
      from,
      to,
      label: formatMonthLabel(from, to, { hasYear: true }),
      shortLabel: formatMonthLabel(from, to, { hasYear: false }),
    })),
});

const describeFigure = (lanes: readonly TimingLane[]): string =>
  [
    content.match.tenYears.description,
    ...lanes.map(({ title, windows }) =>
      content.timing.figureTexts.lane(
        title,
        windows.map(({ grade, from, to }) =>
          content.timing.figureTexts.window(content.answers.gradeLabels[grade], formatMonthSpan(from, to)),
        ),
      ),
    ),
  ].join(' ');

/** The ten calendar years that begin after now. Without a birth time the periods of a year are unknown. */
function buildYearTable(match: Match, matters: readonly MatchMatter[]): Table {
  const { yearTable } = content.match.tenYears;
  const firstYear = Number(getIndianDate(match.context.now).slice(0, 4)) + 1;
  return {
    caption: yearTable.caption,
    head: yearTable.head(match.first.name, match.second.name),
    rows: Array.from({ length: YEARS_AHEAD }, (_, i) => {
      const year = firstYear + i;
      const range = { from: `${year}-01-01T00:00:00Z`, to: `${year + 1}-01-01T00:00:00Z` };
      return [
        String(year),
        ...listPersons(match).map(({ context }) => describePeriods(context, range)),
        describeMatters(match, matters, range),
      ];
    }),
  };
}

/** The sub-periods of a year. */
const describePeriods = (context: ReportContext, range: Range): string => {
  const labels = buildPeriods(context, range).spans.map(({ label }) => label);
  return labels
    .filter((label, i) => label !== labels[i - 1])
    .join(content.match.tenYears.yearTable.separator);
};

/** The matters with a month in the year that is good in both charts, or else those with a fair one. */
function describeMatters(match: Match, matters: readonly MatchMatter[], range: Range): string {
  const { none, fair } = content.match.tenYears.yearTable;
  const listNames = (isWanted: (grade: number) => boolean) =>
    matters
      .filter((matter) =>
        listCommonWindows(match, matter)
          .slice(0, MAX_WINDOWS)
          .some(
            ({ grade, from, to }) =>
              isWanted(grade) && hasMonth(getLaterInstant(from, range.from), getEarlierInstant(to, range.to)),
          ),
      )
      .map((matter) => content.match.laneTitles[matter]);
  const strong = listNames((grade) => grade > 1);
  if (strong.length > 0) return formatList(strong);
  const weak = listNames((grade) => grade === 1);
  return weak.length > 0 ? fair(formatList(weak)) : none;
}
