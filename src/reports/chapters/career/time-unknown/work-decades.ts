/** The great periods read for work, each date between a first and a last possible day. */
import type { DashaPeriod, Graha } from '#src/astrology/contract.ts';
import { restrictToUnknownTime } from '#src/reports/context/chapter.ts';
import type { EssayPage, Statement } from '#src/reports/contract.ts';
import { decadesFor, mahaAtWork } from '#src/reports/content/en/career/time-unknown/work-decades.ts';
import { dayHeadings, dayLeads } from '#src/reports/content/en/career/time-unknown/career-without-time.ts';
import { sources } from '#src/reports/content/en/common/sources.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement, toSentence } from '#src/reports/text/statement.ts';
import {
  calculateAge,
  toUppercaseFirst,
  grahaName,
  formatLongDate,
  formatShortDate,
} from '#src/reports/text/phrases.ts';
import { introFor, SCHOOL } from '#src/reports/chapters/career/career-stage.ts';
import { bearingKeys, bearingWords, easeOf } from '#src/reports/chapters/career/work-condition.ts';

/** A great period under both ends of the day: the later birth has it earlier. */
type Climate = { lord: Graha; early: DashaPeriod; late: DashaPeriod };

const TOLD = 4;
/** Beyond this age no period is told. */
const LAST = 90;

export const decadesOfDay = restrictToUnknownTime({
  isIncluded: (reading) => climatesOf(reading).length > 0,
  write: (reading) => ({
    kind: 'essay',
    id: 'work-decades',
    ...dayHeadings.decades,
    highlightedHouses: [],
    compact: true,
    lead: dayLeads.decades,
    leadBecause: toSentence(
      'the later in that day you were born, the further the Moon had gone and the earlier each of these dates falls',
    ),
    parts: [partOf(reading)],
  }),
});

function partOf(reading: ReportContext): EssayPage['parts'][number] {
  const statements = climatesOf(reading).map((one) => climateStatement(reading, one));
  return { id: 'climates', title: 'One after another', ...introFor(reading, decadesFor), statements };
}

/** The one that may be running and those after it, as long as there is work in them to speak of. */
function climatesOf({ day, now, birth }: ReportContext): Climate[] {
  const { earliest, latest } = day!;
  const after = (iso: string) => calculateAge(birth.utc, iso);
  return latest.vimshottari
    .flatMap((early): Climate[] => {
      const late = earliest.vimshottari.find(({ lord }) => lord === early.lord);
      return late && late.start >= early.start ? [{ lord: early.lord, early, late }] : [];
    })
    .filter(({ early, late }) => late.end > now && after(late.end) > SCHOOL && after(early.start) < LAST)
    .slice(0, TOLD);
}

function climateStatement(reading: ReportContext, { lord, early, late }: Climate): Statement {
  const { chart } = reading;
  return createStatement(
    reading,
    `${toUppercaseFirst(grahaName(lord))}, ${whenOf(reading, early, late)}. ${mahaAtWork[lord][easeOf(chart, lord)]}`,
    `${grahaName(lord)} is ${bearingWords(chart, lord)}, and ${agesOf(reading, early, late)}`,
    bearingKeys(chart, lord),
    sources.dasha,
  );
}

function whenOf({ now }: ReportContext, early: DashaPeriod, late: DashaPeriod): string {
  const until = `ending between ${formatShortDate(early.end)} and ${formatShortDate(late.end)}`;
  if (early.end <= now) return `running still or lately over, ${until}`;
  if (late.start <= now) return `running now, ${until}`;
  return `beginning between ${formatShortDate(early.start)} and ${formatShortDate(late.start)}`;
}

function agesOf({ birth, now }: ReportContext, early: DashaPeriod, late: DashaPeriod): string {
  const age = (iso: string) => calculateAge(birth.utc, iso);
  if (late.start <= now)
    return `at the latest it gives way on ${formatLongDate(late.end)}, when you are ${age(late.end)}`;
  const [from, to] = [age(early.start), age(late.start)];
  return from === to ? `you are ${from} when it begins` : `you are between ${from} and ${to} when it begins`;
}
