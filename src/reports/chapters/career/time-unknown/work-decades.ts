/** The maha dashas as periods of work, each date given as a range. */
import { describeCondition, listConditionKeys } from '#src/reports/text/condition-phrases.ts';
import type { DashaPeriod, Graha } from '#src/astrology/contract.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { workDecadesIntro, mahaAtWork } from '#src/reports/content/en/career/time-unknown/work-decades.ts';
import {
  timeUnknownHeadings,
  timeUnknownLeads,
} from '#src/reports/content/en/career/time-unknown/career-without-time.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import { getAgeAt } from '#src/reports/context/life-stage.ts';
import type { TimeUnknownContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import { toUppercaseFirst, formatGraha, formatLongDate, formatShortDate } from '#src/reports/text/phrases.ts';
import { writeIntroForAge, SCHOOL_AGE_LIMIT } from '#src/reports/chapters/career/career-stage.ts';
import { getEase } from '#src/reports/chapters/career/work-condition.ts';

/** A maha dasha for a birth at the end (`early`) and at the start of the day (`late`): a later birth brings it forward. */
type MahaDashaRange = { lord: Graha; early: DashaPeriod; late: DashaPeriod };

const MAX_PERIODS = 4;
const MAX_AGE = 90;

export const workDecadesChapter: Chapter = {
  withoutTime: (context) => {
    const ranges = listMahaDashaRanges(context);
    if (ranges.length === 0) return null;
    return {
      kind: 'essay',
      id: 'work-decades',
      ...timeUnknownHeadings.decades,
      highlightedHouses: [],
      isCompact: true,
      lead: timeUnknownLeads.decades,
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
    ...writeIntroForAge(context, workDecadesIntro),
    statements,
  };
}

/** The current maha dasha and the following ones, from school age to the age of 90. */
function listMahaDashaRanges(context: TimeUnknownContext): MahaDashaRange[] {
  const { earliest, latest } = context.dayRange;
  return latest.vimshottari
    .flatMap((early): MahaDashaRange[] => {
      const late = earliest.vimshottari.find(({ lord }) => lord === early.lord);
      return late && late.start >= early.start ? [{ lord: early.lord, early, late }] : [];
    })
    .filter(
      ({ early, late }) =>
        late.end > context.now &&
        getAgeAt(context, late.end) > SCHOOL_AGE_LIMIT &&
        getAgeAt(context, early.start) < MAX_AGE,
    )
    .slice(0, MAX_PERIODS);
}

function writeMahaDashaStatement(
  context: TimeUnknownContext,
  { lord, early, late }: MahaDashaRange,
): Statement {
  const { chart } = context;
  return createStatement(
    context,
    `${toUppercaseFirst(formatGraha(lord))}, ${describeDates(context, early, late)}. ${mahaAtWork[lord][getEase(chart, lord)]}`,
    `${formatGraha(lord)} is ${describeCondition(chart, lord)}, and ${describeAges(context, early, late)}`,
    listConditionKeys(chart, lord),
    sources.dasha,
  );
}

function describeDates({ now }: TimeUnknownContext, early: DashaPeriod, late: DashaPeriod): string {
  const endPhrase = `ending between ${formatShortDate(early.end)} and ${formatShortDate(late.end)}`;
  if (early.end <= now) return `running still or lately over, ${endPhrase}`;
  if (late.start <= now) return `running now, ${endPhrase}`;
  return `beginning between ${formatShortDate(early.start)} and ${formatShortDate(late.start)}`;
}

function describeAges(context: TimeUnknownContext, early: DashaPeriod, late: DashaPeriod): string {
  if (late.start <= context.now)
    return `at the latest it gives way on ${formatLongDate(late.end)}, when you are ${getAgeAt(context, late.end)}`;
  const [from, to] = [getAgeAt(context, early.start), getAgeAt(context, late.start)];
  return from === to ? `you are ${from} when it begins` : `you are between ${from} and ${to} when it begins`;
}
