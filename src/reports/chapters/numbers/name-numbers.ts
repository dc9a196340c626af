/** The chapter on the name: its numbers by Cheiro and by the modern counts; omitted if the name has no Latin letters. */
import { content } from '#src/reports/content/content.ts';
import { splitLatinWords, findIgnoredLetters } from '#src/numerology/contract-letter-values.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPart, Statement } from '#src/reports/contract.ts';
import { getGrahaOfNumber } from './number-grahas.ts';
import { hasNoLetters, getNumerology } from '#src/reports/facts/numerology-context.ts';
import { listHousesOfGrahas, type ReportContext } from '#src/reports/context/report-context.ts';
import { writeCheiroStatements } from './cheiro-name.ts';
import { writeNameAndDateStatements, writeCountStatements, writeLetterStatements } from './letter-counts.ts';

export const nameNumbersChapter: Chapter = {
  write: (context) => {
    const { chaldean } = getNumerology(context);
    if (hasNoLetters(chaldean)) return null;
    return {
      kind: 'essay',
      id: 'numbers-name',
      ...content.numbers.numberHeadings.name,
      highlightedHouses: listHousesOfGrahas(context, getGrahaOfNumber(chaldean.single)),
      lead: content.numbers.numberLeads.name,
      leadBecause: describeLetterCount(context),
      parts: writeParts(context),
    };
  },
};

function describeLetterCount({ birth: { name } }: ReportContext): string {
  const words = splitLatinWords(name);
  const letters = words.join('').length;
  const ignoredLetters = findIgnoredLetters(name);
  const { all, some } = content.numbers.letterCountReasons;
  return ignoredLetters ? some(letters, words.length, ignoredLetters) : all(letters, words.length);
}

function writeParts(context: ReportContext): EssayPart[] {
  const createPart = (id: string, title: string, statements: Statement[]) => ({ id, title, statements });
  return [
    createPart('cheiro', content.numbers.namePartTitles.cheiro, writeCheiroStatements(context)),
    createPart('counts', content.numbers.namePartTitles.counts, writeCountStatements(context)),
    createPart('both', content.numbers.namePartTitles.both, writeNameAndDateStatements(context)),
    createPart('letters', content.numbers.namePartTitles.letters, writeLetterStatements(context)),
  ];
}
