/** The great periods read for work, each date between a first and a last possible day. */
import type { DashaPeriod, Graha } from '#src/astrology/contract.ts';
import { restrictToUnknownTime } from '#src/reports/context/chapter.ts';
import type { EssayPage, Statement } from '#src/reports/contract.ts';
import { workDecadesIntro, mahaAtWork } from '#src/reports/content/en/career/time-unknown/work-decades.ts';
import {
  timeUnknownHeadings,
  timeUnknownLeads,
} from '#src/reports/content/en/career/time-unknown/career-without-time.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import {
  calculateAge,
  toUppercaseFirst,
  formatGraha,
  formatLongDate,
  formatShortDate,
} from '#src/reports/text/phrases.ts';
import { writeIntroForAge, SCHOOL_AGE_LIMIT } from '#src/reports/chapters/career/career-stage.ts';
import {
  listConditionKeys,
  describeCondition,
  getEase,
} from '#src/reports/chapters/career/work-condition.ts';

/** A great period under both ends of the day: the later birth has it earlier. */
type MahaDashaRange = { lord: Graha; early: DashaPeriod; late: DashaPeriod };

const MAX_PERIODS = 4;
/** Beyond this age no period is told. */
const MAX_AGE = 90;

export const workDecadesChapter = restrictToUnknownTime({
  isIncluded: (context) => listMahaDashaRanges(context).length > 0,
  write: (context) => ({
    kind: 'essay',
    id: 'work-decades',
    ...timeUnknownHeadings.decades,
    highlightedHouses: [],
    compact: true,
    lead: timeUnknownLeads.decades,
    leadBecause: toSentence(
      'the later in that day you were born, the further the Moon had gone and the earlier each of these dates falls',
    ),
    parts: [writePart(context)],
  }),
});

function writePart(context: ReportContext): EssayPage['parts'][number] {
  const statements = listMahaDashaRanges(context).map((one) => writeMahaDashaStatement(context, one));
  return {
    id: 'climates',
    title: 'One after another',
    ...writeIntroForAge(context, workDecadesIntro),
    statements,
  };
}

/** The one that may be running and those after it, as long as there is work in them to speak of. */
function listMahaDashaRanges({ day, now, birth }: ReportContext): MahaDashaRange[] {
  const { earliest, latest } = day!;
  const after = (iso: string) => calculateAge(birth.utc, iso);
  return latest.vimshottari
    .flatMap((early): MahaDashaRange[] => {
      const late = earliest.vimshottari.find(({ lord }) => lord === early.lord);
      return late && late.start >= early.start ? [{ lord: early.lord, early, late }] : [];
    })
    .filter(
      ({ early, late }) =>
        late.end > now && after(late.end) > SCHOOL_AGE_LIMIT && after(early.start) < MAX_AGE,
    )
    .slice(0, MAX_PERIODS);
}

function writeMahaDashaStatement(context: ReportContext, { lord, early, late }: MahaDashaRange): Statement {
  const { chart } = context;
  return createStatement(
    context,
    `${toUppercaseFirst(formatGraha(lord))}, ${describeDates(context, early, late)}. ${mahaAtWork[lord][getEase(chart, lord)]}`,
    `${formatGraha(lord)} is ${describeCondition(chart, lord)}, and ${describeAges(context, early, late)}`,
    listConditionKeys(chart, lord),
    sources.dasha,
  );
}

function describeDates({ now }: ReportContext, early: DashaPeriod, late: DashaPeriod): string {
  const until = `ending between ${formatShortDate(early.end)} and ${formatShortDate(late.end)}`;
  if (early.end <= now) return `running still or lately over, ${until}`;
  if (late.start <= now) return `running now, ${until}`;
  return `beginning between ${formatShortDate(early.start)} and ${formatShortDate(late.start)}`;
}

function describeAges({ birth, now }: ReportContext, early: DashaPeriod, late: DashaPeriod): string {
  const age = (iso: string) => calculateAge(birth.utc, iso);
  if (late.start <= now)
    return `at the latest it gives way on ${formatLongDate(late.end)}, when you are ${age(late.end)}`;
  const [from, to] = [age(early.start), age(late.start)];
  return from === to ? `you are ${from} when it begins` : `you are between ${from} and ${to} when it begins`;
}
