/** The name: Cheiro’s compound and figure, then the modern counts. Left out where no letter of the name can be counted. */
import { splitLatinWords, findUnreadLetters } from '#src/numerology/contract-letters.ts';
import { getHouse } from '#src/astrology/houses.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { EssayPage, Statement } from '#src/reports/contract.ts';
import { numberHeadings } from '#src/reports/content/en/numbers/number-headings.ts';
import { numberLeads } from '#src/reports/content/en/numbers/number-notes.ts';
import { getGrahaOfNumber } from './number-grahas.ts';
import { hasNoLetters, type Numerology, getNumerology } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { writeCheiroStatements } from './cheiro-name.ts';
import { writeNameAndDateStatements, countStatements, writeLetterStatements } from './letter-counts.ts';

export const nameNumbersChapter: Chapter = {
  isIncluded: (context) => !hasNoLetters(getNumerology(context).chaldean),
  write: (context) => {
    const numbers = getNumerology(context);
    return {
      kind: 'essay',
      id: 'numbers-name',
      ...numberHeadings.name,
      highlightedHouses: listHighlightedHouses(context, numbers),
      lead: numberLeads.name,
      leadBecause: describeLetterCount(context),
      parts: writeParts(context),
    };
  },
};

function listHighlightedHouses({ chart, day }: ReportContext, { chaldean }: Numerology): number[] {
  return day || hasNoLetters(chaldean) ? [] : [getHouse(chart, getGrahaOfNumber(chaldean.single))];
}

function describeLetterCount({ birth: { name } }: ReportContext): string {
  const words = splitLatinWords(name);
  const letters = words.join('').length;
  const count = `${letters} ${letters === 1 ? 'letter' : 'letters'} in ${words.length} ${words.length === 1 ? 'word' : 'words'}`;
  const unread = findUnreadLetters(name);
  return unread
    ? `your name has ${count} that can be counted; ${unread} is left as it stands.`
    : `your name has ${count}.`;
}

function writeParts(context: ReportContext): EssayPage['parts'] {
  const part = (id: string, title: string, statements: Statement[]) => ({ id, title, statements });
  return [
    part('cheiro', 'How your name sounds', writeCheiroStatements(context)),
    part('counts', 'All letters, vowels, consonants', countStatements(context)),
    part('both', 'Name and date together', writeNameAndDateStatements(context)),
    part('letters', 'Letters in plenty, letters you lack', writeLetterStatements(context)),
  ];
}
