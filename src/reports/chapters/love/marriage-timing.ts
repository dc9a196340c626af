/** The antardashas of partnership, in a table and in words. */
import { content } from '#src/reports/content/content.ts';
import type { DashaPeriod, Graha } from '#src/astrology/contract.ts';
import type { TimingWindow } from '#src/astrology/contract-timing.ts';
import { getHouse } from '#src/astrology/houses.ts';
import { computeDashaDaysPerMinute } from '#src/astrology/sensitivity.ts';
import { writeNearSadeSatiStatements } from '#src/reports/chapters/answers/sade-sati-answer.ts';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import {
  getPartnershipRoles,
  getTwentyFirstBirthday,
  listPartnershipPeriods,
  type PartnershipPeriod,
} from './partnership-periods.ts';
import { findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { formatMonthSpan } from '#src/reports/chapters/timing/window-months.ts';
import { chooseTextOfLaterYears } from '#src/reports/text/text-of-later-years.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { findMiddleDate } from '#src/reports/year/dated-periods.ts';
import {
  toUppercaseFirst,
  formatGraha,
  formatLongDate,
  formatOrdinal,
  formatShortDate,
  getGrahaName,
} from '#src/reports/text/phrases.ts';

export const marriageTimingChapter: Chapter = {
  withTime: (context) => {
    const periods = listPartnershipPeriods(context);
    if (periods.length === 0) return null;
    return {
      kind: 'table',
      id: 'love-timing',
      ...content.love.loveHeadings.timing,
      lead: content.love.timingLead,
      tables: [buildTable(context, periods)],
      statements: [
        writeCurrentPeriodStatement(context),
        ...writePeriodStatements(context),
        ...writeNearSadeSatiStatements(context, 'love-marriage'),
      ],
    };
  },
};

function buildTable(context: TimeKnownContext, periods: readonly PartnershipPeriod[]): Table {
  const texts = content.love.timingTable;
  const days = Math.max(1, Math.round(computeDashaDaysPerMinute(context.chart)));
  const hasMonths = periods.some(({ windows }) => windows.length > 0);
  return {
    caption: [texts.caption(texts.days(days)), ...(hasMonths ? [texts.monthsCaption] : [])].join(' '),
    head: [...texts.head, ...(hasMonths ? [texts.monthsHead] : [])],
    rows: periods.map((period) => [...buildRow(period), ...(hasMonths ? [formatMonths(period)] : [])]),
  };
}

function buildRow({ maha, antar, role, isSupportedByMaha }: PartnershipPeriod): string[] {
  const texts = content.love.timingTable;
  return [
    formatShortDate(antar.start),
    formatShortDate(antar.end),
    antar.lord === maha.lord
      ? texts.ownPeriod(getGrahaName(antar.lord))
      : texts.period(getGrahaName(antar.lord), getGrahaName(maha.lord)),
    texts.link(role.phrase, isSupportedByMaha ? formatGraha(maha.lord) : undefined),
  ];
}

/** More do not fit in a row. */
const MAX_WINDOWS_IN_ROW = 3;

const formatMonths = ({ windows }: PartnershipPeriod): string =>
  windows.length === 0
    ? content.love.timingTable.noMonths
    : sortByGrade(windows)
        .slice(0, MAX_WINDOWS_IN_ROW)
        .toSorted((a, b) => a.from.localeCompare(b.from))
        .map(({ grade, from, to }) =>
          content.love.timingTable.months(content.answers.gradeLabels[grade], formatMonthSpan(from, to)),
        )
        .join('; ');

/** The best first, and of equal grades the earlier one, as on the first page. */
const sortByGrade = (windows: readonly TimingWindow[]): TimingWindow[] =>
  windows.toSorted((a, b) => b.grade - a.grade || a.from.localeCompare(b.from));

function writeCurrentPeriodStatement(context: TimeKnownContext): Statement {
  const { chart, now } = context;
  const twentyFirstBirthday = getTwentyFirstBirthday(context);
  if (Date.parse(twentyFirstBirthday) > Date.parse(now))
    return createStatement(
      context,
      content.love.presentPeriod.young,
      content.love.timingReasons.young(formatLongDate(twentyFirstBirthday)),
      ['date.day'],
    );
  const { antar } = findDashasAt(chart, now);
  const kind = classifyPresentPeriod(context, antar);
  const role = getPartnershipRoles(chart).get(antar.lord);
  return createStatement(
    context,
    content.love.presentPeriod[kind],
    content.love.timingReasons[kind](formatGraha(antar.lord), formatLongDate(antar.end), role?.phrase ?? ''),
    [
      'antar',
      (other) => getPartnershipRoles(other.chart).get(antar.lord)?.phrase ?? null,
      (other) => classifyPresentPeriod(other, antar),
    ],
  );
}

type PresentPeriod = 'tied' | 'tiedWithoutWindow' | 'between' | 'betweenWithWindow';

/** By the link of the lord, and by the windows of the first page, so that both pages agree. */
function classifyPresentPeriod(context: TimeKnownContext, antar: DashaPeriod): PresentPeriod {
  const timing = getMatterTiming(context, 'marriage');
  const hasWindow = timing.windows.some(({ from, to }) => from < antar.end && to > context.now);
  if (!getPartnershipRoles(context.chart).has(antar.lord))
    return timing.isOfAge && hasWindow ? 'betweenWithWindow' : 'between';
  return timing.isOfAge && !hasWindow ? 'tiedWithoutWindow' : 'tied';
}

/** As many as fit below the table on one page. */
const MAX_STATEMENTS = 3;

/** Each lord is described once, at its first period. */
const writePeriodStatements = (context: TimeKnownContext): Statement[] =>
  listDescribedPeriods(context).map((period) => writePeriodStatement(context, period));

/** `isFirstOfHouse`: no earlier period has described its house. */
type DescribedPeriod = PartnershipPeriod & { isFirstOfHouse: boolean };

function listDescribedPeriods(context: TimeKnownContext): DescribedPeriod[] {
  const periods = listPartnershipPeriods(context);
  const lords = periods.map(({ antar }) => antar.lord);
  const describedPeriods = periods
    .filter(({ antar }, i) => lords.indexOf(antar.lord) === i)
    .slice(0, MAX_STATEMENTS);
  const houses = describedPeriods.map(({ antar }) => getHouse(context.chart, antar.lord));
  return describedPeriods.map((period, i) => ({
    ...period,
    isFirstOfHouse: houses.indexOf(houses[i]!) === i,
  }));
}

function writePeriodStatement(context: TimeKnownContext, period: DescribedPeriod): Statement {
  const { antar, role, isFirstOfHouse, windows } = period;
  const { lord } = antar;
  const house = getHouse(context.chart, lord);
  const graha = formatGraha(lord);
  const dates = describeDates(antar, windows);
  const houseText = isFirstOfHouse ? ` ${content.love.periodByHouse[house - 1]!}` : '';
  const { periodByLord, latePeriodByLord, periodWithoutMonths, timingReasons } = content.love;
  const isUngraded = isWithoutMonths(context, period);
  const text = isUngraded
    ? periodWithoutMonths[lord]
    : chooseTextOfLaterYears(context, periodByLord[lord], latePeriodByLord[lord]);
  const reason =
    role.kind === 'occupies'
      ? timingReasons.period(graha, role.phrase)
      : timingReasons.periodWithHouse(graha, role.phrase, formatOrdinal(house));
  return createStatement(
    context,
    `${dates} ${text}${houseText}`,
    isUngraded ? timingReasons.withoutMonths(reason) : reason,
    [
      ...new Set([`antar-on.${findMiddleDate(antar)}`, ...(role.key ? [role.key] : []), `${lord}.house`]),
      (other) => describeRole(other, lord),
    ],
    content.love.loveSources.dasha,
  );
}

/** A period of the ten years of the answers in which they grade no month: its text advises no step. */
const isWithoutMonths = (context: TimeKnownContext, { antar, windows }: PartnershipPeriod): boolean =>
  windows.length === 0 &&
  getMatterTiming(context, 'marriage').isOfAge &&
  Date.parse(antar.start) < Date.parse(context.now) + GRADED_YEARS * YEAR_MS;

const GRADED_YEARS = 10;

function describeDates({ lord, start, end }: DashaPeriod, windows: readonly TimingWindow[]): string {
  const phrases = [toUppercaseFirst(formatGraha(lord)), formatLongDate(start), formatLongDate(end)] as const;
  const [strongest] = sortByGrade(windows);
  return strongest
    ? content.love.describePeriodWithMonths(...phrases, formatMonthSpan(strongest.from, strongest.to, 'long'))
    : content.love.describePeriodDates(...phrases);
}

/** What the text depends on besides the lord; null if its period is not among those described. */
function describeRole(context: TimeKnownContext, lord: Graha): string | null {
  const period = listDescribedPeriods(context).find(({ antar }) => antar.lord === lord);
  return period
    ? [
        period.role.phrase,
        period.isFirstOfHouse,
        period.windows.length > 0,
        isWithoutMonths(context, period),
      ].join()
    : null;
}
