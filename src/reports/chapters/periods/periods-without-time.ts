/** The mahadashas for an unknown birth time: each date is a range, and each nakshatra of some hours has a table. */
import { content } from '#src/reports/content/content.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import { computeChartOfInstant } from '#src/reports/context/unknown-time-range.ts';
import { isChild, isRetired } from '#src/reports/context/life-stage.ts';
import { listPossibleMahas, type PossibleMaha } from '#src/reports/facts/possible-mahas.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import {
  describeHoursOfStay,
  describeStars,
  listDescribedNakshatras,
  listNakshatrasWithHours,
  type NakshatraOfDay,
} from '#src/reports/facts/nakshatras-of-day.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import {
  toUppercaseFirst,
  formatFirstMinute,
  formatGraha,
  formatShortDate,
  getNakshatraName,
} from '#src/reports/text/phrases.ts';
import type { TableDraft } from '#src/reports/context/chapter.ts';

export function writePeriodsPageWithoutTime(context: TimeUnknownContext): TableDraft {
  const stays = listDescribedNakshatras(context);
  return {
    kind: 'table',
    id: 'periods',
    ...content.common.headings.periods,
    summary: content.periods.periodsWithoutTime.summary,
    lead: content.periods.periodsWithoutTime.lead,
    tables: stays.map((stay, i) =>
      buildRangeTable(context, stay, i === stays.length - 1 ? describeOmittedStars(context, stays) : ''),
    ),
    statements: writeCurrentPeriodStatements(context),
  };
}

/** Inside a stay, because its ends are rounded to seconds. */
const MARGIN_MS = 2000;

/** For a Moon in one nakshatra. With a later birth every period begins earlier. */
function buildRangeTable(context: TimeUnknownContext, stay: NakshatraOfDay, omittedStars: string): Table {
  const { chart, birth, dayRange } = context;
  // The ends of the day are those of the other chapters, whose dates are the same then.
  const [dayStart, dayEnd] = [dayRange.earliest, dayRange.latest].map(({ utc }) => Date.parse(utc));
  const [firstMs, lastMs] = [Date.parse(stay.from) + MARGIN_MS, Date.parse(stay.to) - MARGIN_MS];
  const [firstBirth, lastBirth] = [
    firstMs - MARGIN_MS <= dayStart! ? dayStart! : firstMs,
    Math.min(lastMs, dayEnd!),
  ].map((ms) => computeChartOfInstant(chart, birth, new Date(ms).toISOString())) as [Chart, Chart];
  const rows = firstBirth.vimshottari.map((maha, i) => [
    toUppercaseFirst(formatGraha(maha.lord)),
    i === 0 ? content.periods.periodsWithoutTime.atBirth : formatShortDate(lastBirth.vimshottari[i]!.start),
    i === 0 ? content.periods.periodsWithoutTime.atBirth : formatShortDate(maha.start),
  ]);
  const caption = content.periods.periodsWithoutTime.caption(
    getNakshatraName(stay.nakshatra),
    describeHoursOfStay(context, stay),
  );
  return {
    caption: omittedStars
      ? `${caption} ${content.periods.periodsWithoutTime.omitted(omittedStars)}`
      : caption,
    head: [...content.periods.periodsWithoutTime.head],
    rows,
  };
}

/** "Ashwini before 12:30 am" */
const describeOmittedStars = (context: TimeUnknownContext, described: readonly NakshatraOfDay[]): string =>
  describeStars(
    context,
    listNakshatrasWithHours(context).filter(
      ({ nakshatra }) => !described.some((stay) => stay.nakshatra === nakshatra),
    ),
  );

/** One period and the next, or every period that may run now by the hour of birth. */
function writeCurrentPeriodStatements(context: TimeUnknownContext): Statement[] {
  const [only, ...others] = listPossibleMahas(context);
  if (others.length > 0) return writePossiblePeriods(context, [only!, ...others]);
  const { lord } = only!;
  return [
    createStatement(
      context,
      chooseText(context, lord),
      content.periods.periodsWithoutTime.currentReason(formatGraha(lord), formatShortDate(context.now)),
      ['maha'],
      content.common.sources.dasha,
    ),
    writeNextPeriod(context, lord),
  ];
}

function chooseText(context: TimeUnknownContext, lord: Graha): string {
  const { about, ask } = content.periods.mahaTheme[lord];
  if (isChild(context)) return getChildTexts(context).childMaha[lord];
  const late = isRetired(context) ? content.periods.lateMahaAbout[lord] : undefined;
  return `${late ?? about} ${ask}`;
}

function writeNextPeriod(context: TimeUnknownContext, lord: Graha): Statement {
  const lords = context.chart.vimshottari.map((maha) => maha.lord);
  const next = lords[(lords.indexOf(lord) + 1) % lords.length]!;
  const texts = isChild(context) ? getChildTexts(context).childMahaLater : content.periods.mahaLater;
  const { next: write, nextReason } = content.periods.periodsWithoutTime;
  return createStatement(
    context,
    write(formatGraha(next), texts[next]),
    nextReason(formatGraha(lord), formatGraha(next)),
    ['maha'],
    content.common.sources.dasha,
  );
}

const writePossiblePeriods = (context: TimeUnknownContext, mahas: readonly PossibleMaha[]): Statement[] =>
  mahas.map(({ lord, until }, i) => {
    const hours = describeHours(context, mahas[i - 1]?.until ?? null, until);
    const { possible, possibleReason } = content.periods.periodsWithoutTime;
    return createStatement(
      context,
      possible(hours, formatGraha(lord), chooseText(context, lord)),
      possibleReason(formatGraha(lord), hours, formatShortDate(context.now)),
      ['maha'],
      content.common.sources.dasha,
    );
  });

function describeHours({ birth }: TimeUnknownContext, from: string | null, until: string | null): string {
  const formatHour = (instant: string) => formatFirstMinute(instant, birth.utcOffsetSeconds);
  return content.moon.describeHours({
    ...(from ? { from: formatHour(from) } : {}),
    ...(until ? { to: formatHour(until) } : {}),
  });
}
