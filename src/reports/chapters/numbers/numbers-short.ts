/** A short numerology chapter for reports about the birth chart. */
import { content } from '#src/reports/content/content.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { getGrahaOfNumber } from './number-grahas.ts';
import { hasNoLetters, getNumerology } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { formatDate } from '#src/reports/text/phrases.ts';
import { writeDayStatement, writePairStatement, writeConductorStatement } from './birth-numbers.ts';
import { writeCompoundStatement, writeSingleStatement } from './cheiro-name.ts';
import { writeLead } from './numbers-summary.ts';
import { writeHouseStatement, writeSignStatements } from './graha-placement.ts';
import { writeNextYearStatement, writeYearStatement } from './personal-year.ts';
import { createStatement } from '#src/reports/text/statement.ts';

export const numbersShortChapter: Chapter = {
  write: (context) => ({
    kind: 'essay',
    id: 'numbers-short',
    ...content.numbers.numberHeadings.short,
    highlightedHouses: [],
    isCompact: true,
    lead: content.numbers.numberLeads.brief,
    leadBecause: content.numbers.shortChapterTexts.because(formatDate(context.birth.date)),
    parts: writeParts(context),
  }),
};

function writeParts(context: ReportContext): EssayPart[] {
  const createPart = (id: string, title: string, statements: Statement[]) => ({ id, title, statements });
  const { mulank, bhagyank } = getNumerology(context);
  const titles = content.numbers.shortChapterTexts;
  return [
    createPart('date', titles.date(mulank.value, bhagyank.value), [
      writeLead(context),
      writeDayStatement(context),
      writeConductorStatement(context),
      writePairStatement(context),
    ]),
    createPart('chart', titles.chart, writePlacementStatements(context)),
    createPart('name', titles.name, writeNameStatements(context)),
    createPart('year', titles.year, [writeYearStatement(context), writeNextYearStatement(context)]),
  ];
}

function writePlacementStatements(context: ReportContext): Statement[] {
  const { value } = getNumerology(context).mulank;
  const driver = getGrahaOfNumber(value);
  const houseStatements = context.isTimeKnown ? [writeHouseStatement(context, driver, value)] : [];
  return [...houseStatements, ...writeSignStatements(context, driver)];
}

function writeNameStatements(context: ReportContext): Statement[] {
  const { chaldean } = getNumerology(context);
  if (hasNoLetters(chaldean))
    return [
      createStatement(
        context,
        content.numbers.uncountedName.why.text,
        content.numbers.uncountedName.why.because,
        ['name.length', 'name.unread'],
      ),
    ];
  return [writeCompoundStatement(context, chaldean), writeSingleStatement(context, chaldean)];
}
