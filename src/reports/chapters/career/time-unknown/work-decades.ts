/** The mahadashas as periods of work, each date given as a range. */
import { content } from '#src/reports/content/content.ts';
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import type { DashaPeriod, Graha } from '#src/astrology/contract.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { getAgeAt } from '#src/reports/context/life-stage.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { toUppercaseFirst, formatGraha, formatLongDate, formatShortDate } from '#src/reports/text/phrases.ts';
import {
  getTimeUnknownTexts,
  writeIntroForAge,
  SCHOOL_AGE_LIMIT,
} from '#src/reports/chapters/career/career-stage.ts';
import { getWeaknessKey } from '#src/reports/chapters/career/work-condition.ts';

/**
 * The earliest and the latest possible dates of a mahadasha: those of a birth at the end and at the beginning of the day, because
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
      ...getTimeUnknownTexts(context).timeUnknownHeadings.decades,
      highlightedHouses: [],
      isCompact: true,
      lead: getTimeUnknownTexts(context).timeUnknownLeads.decades,
      leadBecause: toSentence(content.career.timeUnknown.decadesTexts.leadReason),
      parts: [writePart(context, ranges)],
    };
  },
};

function writePart(context: TimeUnknownContext, ranges: readonly MahaDashaRange[]): EssayPart {
  const statements = ranges.map((range) => writeMahaDashaStatement(context, range));
  return {
    id: 'maha-dashas',
    title: content.career.timeUnknown.decadesTexts.partTitle,
    ...writeIntroForAge(context, content.career.timeUnknown.workDecadesIntro),
    statements,
  };
}

/** The current mahadasha and the following ones, from school age to the age of 90. */
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
  const { decadesTexts } = content.career.timeUnknown;
  const { mahaAtWork } = getTimeUnknownTexts(context);
  return createStatement(
    context,
    decadesTexts.dated(
      toUppercaseFirst(formatGraha(lord)),
      describeDates(context, earliest, latest),
      mahaAtWork[lord][getWeaknessKey(chart, lord)],
    ),
    decadesTexts.reason(
      formatGraha(lord),
      describeCondition(chart, lord),
      describeAges(context, earliest, latest),
    ),
    listConditionKeys(chart, lord),
    content.common.sources.dasha,
  );
}

function describeDates({ now }: TimeUnknownContext, earliest: DashaPeriod, latest: DashaPeriod): string {
  const { maybeOver, running, coming } = content.career.timeUnknown.decadesTexts;
  const ends = [formatShortDate(earliest.end), formatShortDate(latest.end)] as const;
  if (earliest.end <= now) return maybeOver(...ends);
  if (latest.start <= now) return running(...ends);
  return coming(formatShortDate(earliest.start), formatShortDate(latest.start));
}

function describeAges(context: TimeUnknownContext, earliest: DashaPeriod, latest: DashaPeriod): string {
  const { latestEnd, ageAtStart, agesAtStart } = content.career.timeUnknown.decadesTexts;
  if (latest.start <= context.now)
    return latestEnd(formatLongDate(latest.end), getAgeAt(context, latest.end));
  const [from, to] = [getAgeAt(context, earliest.start), getAgeAt(context, latest.start)];
  return from === to ? ageAtStart(from!) : agesAtStart(from!, to!);
}
