/** The maha dashas as periods of work, each date given as a range. */
import { content } from '#src/reports/content/content.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import type { DashaPeriod, Graha } from '#src/astrology/contract.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { getAgeAt } from '#src/reports/context/life-stage.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { toUppercaseFirst, formatGraha, formatLongDate, formatShortDate } from '#src/reports/text/phrases.ts';
import { writeIntroForAge, SCHOOL_AGE_LIMIT } from '#src/reports/chapters/career/career-stage.ts';
import { getEase } from '#src/reports/chapters/career/work-condition.ts';

/**
 * The earliest and the latest possible dates of a maha dasha: those of a birth at the end and at the beginning of the day, because
 * the dashas of a later birth begin earlier.
 */
type MahaDashaRange = { lord: Graha; earliest: DashaPeriod; latest: DashaPeriod };

const MAX_PERIODS = 4;
const MAX_AGE = 90;

export const workDecadesChapter: Chapter = {
  withoutTime: (context) => {
    const ranges = listMahaDashaRanges(context);
    if (ranges.length === 0) return null;
    return {
      kind: 'essay',
      id: 'work-decades',
      ...content.career.timeUnknown.timeUnknownHeadings.decades,
      highlightedHouses: [],
      isCompact: true,
      lead: content.career.timeUnknown.timeUnknownLeads.decades,
      leadBecause: toSentence(
        'the later in that day you were born, the further the Moon had gone and the earlier each of these dates falls',
      ),
      parts: [writePart(context, ranges)],
    };
  },
};

function writePart(context: TimeUnknownContext, ranges: readonly MahaDashaRange[]): EssayPart {
  const statements = ranges.map((range) => writeMahaDashaStatement(context, range));
  return {
    id: 'maha-dashas',
    title: 'One after another',
    ...writeIntroForAge(context, content.career.timeUnknown.workDecadesIntro),
    statements,
  };
}

/** The current maha dasha and the following ones, from school age to the age of 90. */
function listMahaDashaRanges(context: TimeUnknownContext): MahaDashaRange[] {
  const { earliest: chartOfFirstMinute, latest: chartOfLastMinute } = context.dayRange;
  return chartOfLastMinute.vimshottari
    .flatMap((earliest): MahaDashaRange[] => {
      const latest = chartOfFirstMinute.vimshottari.find(({ lord }) => lord === earliest.lord);
      return latest && latest.start >= earliest.start ? [{ lord: earliest.lord, earliest, latest }] : [];
    })
    .filter(
      ({ earliest, latest }) =>
        latest.end > context.now &&
        getAgeAt(context, latest.end) > SCHOOL_AGE_LIMIT &&
        getAgeAt(context, earliest.start) < MAX_AGE,
    )
    .slice(0, MAX_PERIODS);
}

function writeMahaDashaStatement(
  context: TimeUnknownContext,
  { lord, earliest, latest }: MahaDashaRange,
): Statement {
  const { chart } = context;
  return createStatement(
    context,
    `${toUppercaseFirst(formatGraha(lord))}, ${describeDates(context, earliest, latest)}. ${content.career.timeUnknown.mahaAtWork[lord][getEase(chart, lord)]}`,
    `${formatGraha(lord)} is ${describeCondition(chart, lord)}, and ${describeAges(context, earliest, latest)}`,
    listConditionKeys(chart, lord),
    content.common.sources.dasha,
  );
}

function describeDates({ now }: TimeUnknownContext, earliest: DashaPeriod, latest: DashaPeriod): string {
  const endPhrase = `ending between ${formatShortDate(earliest.end)} and ${formatShortDate(latest.end)}`;
  if (earliest.end <= now) return `running still or lately over, ${endPhrase}`;
  if (latest.start <= now) return `running now, ${endPhrase}`;
  return `beginning between ${formatShortDate(earliest.start)} and ${formatShortDate(latest.start)}`;
}

function describeAges(context: TimeUnknownContext, earliest: DashaPeriod, latest: DashaPeriod): string {
  if (latest.start <= context.now)
    return `at the latest it gives way on ${formatLongDate(latest.end)}, when you are ${getAgeAt(context, latest.end)}`;
  const [from, to] = [getAgeAt(context, earliest.start), getAgeAt(context, latest.start)];
  return from === to ? `you are ${from} when it begins` : `you are between ${from} and ${to} when it begins`;
}
