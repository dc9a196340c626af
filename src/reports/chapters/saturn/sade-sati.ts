/** Sade Sati: is it now, when was it, when does it come, and how much it weighs for this chart. */
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement, TablePage } from '#src/reports/contract.ts';
import { sadeSatiHeadings } from '#src/reports/content/en/saturn/sade-sati-texts.ts';
import { createContextsByMoonSign, withoutRepeatedTexts } from '#src/reports/context/possible-moon-signs.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { DAY_MS } from './slow-stays.ts';
import { toLowercaseFirst, signName } from '#src/reports/text/phrases.ts';
import { partOf } from '#src/reports/chapters/grahas/nine-grahas.ts';
import { lineOfLife, passageTable, smallTable, stepsTable } from './sade-sati-tables.ts';
import {
  ageStatements,
  phaseStatements,
  smallStatements,
  standingStatement,
  todayStatement,
} from './sade-sati-statements.ts';
import { pointStatements, saturnStatements } from './natal-saturn-statements.ts';
import { passagesOf, stateInWords, type Passages } from './sade-sati-timeline.ts';

type Counted = { reading: ReportContext; passages: Passages };

/** @param full false where another chapter of the report tells of Saturn at birth, and room is short */
const chapter = (full: boolean): Chapter => ({
  write: (reading) => {
    const counted = createContextsByMoonSign(reading).map((one) => ({
      reading: one,
      passages: passagesOf(one),
    }));
    return {
      kind: 'table',
      id: 'sade-sati',
      ...sadeSatiHeadings,
      lead: leadOf(counted),
      figures: counted.map(({ reading: one, passages }, i) =>
        lineOfLife(one, passages, counted.length > 1 ? ifMoon(one) : null, i > 0),
      ),
      tables: tablesOf(reading, counted, full),
      statements: statementsOf(counted, full),
    };
  },
});

export const sadeSati = chapter(true);
export const sadeSatiAlone = chapter(false);

const ifMoon = ({ chart }: ReportContext): string =>
  `If your Moon was in ${signName(chart.grahas.Moon.sign)}`;

function leadOf(counted: readonly Counted[]): string {
  const [first, second] = counted;
  if (!second) return stateInWords(first!.reading, first!.passages);
  const states = counted.map(({ reading, passages }) => `${ifMoon(reading)}: ${brief(passages)}.`);
  return `Your Moon changed signs on the day of your birth, and everything here hangs on the Moon. So both answers follow. ${states.join(' ')}`;
}

function brief({ running, next }: Passages): string {
  if (running) return `Sade Sati runs until ${running.to.slice(0, 4)}`;
  return next ? `none now, and the next begins in ${next.from.slice(0, 4)}` : 'none now, and none ahead';
}

/** The short form gives either the steps of a passage at hand or the small visits, whichever comes first. */
function tablesOf(reading: ReportContext, counted: readonly Counted[], full: boolean): TablePage['tables'] {
  const suffix = (one: ReportContext) =>
    counted.length > 1 ? ` Moon in ${signName(one.chart.grahas.Moon.sign)}.` : '';
  const { passages } = counted[0]!;
  const isNear = passages.running !== undefined || startsWithin(reading, passages, NEAR_YEARS);
  const alone = counted.length === 1;
  return [
    ...counted.map((each) => passageTable(each.reading, each.passages, suffix(each.reading))),
    ...(alone && (full || isNear) ? stepsTable(passages) : []),
    ...(alone && (full || !isNear) ? [smallTable(reading, passages, '')] : []),
  ].filter(({ rows }) => rows.length > 0);
}

const NEAR_YEARS = 5;

const startsWithin = ({ now }: ReportContext, { next }: Passages, years: number): boolean =>
  next !== undefined && Date.parse(next.from) - Date.parse(now) < years * 365.25 * DAY_MS;

function statementsOf(counted: readonly Counted[], full: boolean): Statement[] {
  const first = counted[0]!;
  const untimed = first.reading.day !== undefined;
  return withoutRepeatedTexts([
    ...forEachMoon(counted, (reading, passages) => [todayStatement(reading, passages)]),
    ...forEachMoon(counted, phaseStatements),
    ...pointStatements(first.reading),
    ...(full || untimed ? saturnStatements(first.reading) : []),
    ...(!full && untimed ? partOf(first.reading, 'Saturn').statements : []),
    ...(counted.length === 1 ? ageStatements(first.reading, first.passages) : []),
    ...forEachMoon(counted, smallStatements),
    standingStatement(first.reading),
  ]);
}

/** The same words for both Moons, with the reason of each. */
const together = ([first, second]: Statement[][]): Statement[] =>
  first!.map((one, i) => {
    const other = second?.[i];
    if (!other || other.because === one.because) return one;
    return { ...one, because: `${one.because.replace(/\.$/, '')}; and ${other.because}` };
  });

/** What holds for one of the two Moons of the day says for which. */
function forEachMoon(
  counted: readonly Counted[],
  of: (reading: ReportContext, passages: Passages) => Statement[],
): Statement[] {
  const told = counted.map(({ reading, passages }) => of(reading, passages));
  if (withoutRepeatedTexts(told.flat()).length === told[0]!.length) return together(told);
  return told.flatMap((statements, i) =>
    statements.map((one) => ({
      ...one,
      text: `${ifMoon(counted[i]!.reading)}: ${toLowercaseFirst(one.text)}`,
    })),
  );
}
