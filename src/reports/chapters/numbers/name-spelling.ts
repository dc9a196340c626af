/** The forms and usual spellings of a name with their numbers; for a name without Latin letters the table of letter values. */
import { content } from '#src/reports/content/content.ts';
import { computeChaldeanName } from '#src/numerology/chaldean.ts';
import { splitLatinWords, findIgnoredLetters } from '#src/numerology/contract-letter-values.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import type { Statement, Table } from '#src/reports/contract.ts';
import { hasNoLetters, getNumerology } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createGeneralStatement, createStatement } from '#src/reports/text/statement.ts';
import { listOtherSpellings, writeSpellingStatements } from './spelling-value.ts';
import { toTitleCase } from './spelling-variants.ts';
import { joinWorkings } from './number-phrases.ts';

export const nameSpellingChapter: Chapter = {
  write: (context) => {
    const hasNoLatinLetters = hasNoLetters(getNumerology(context).chaldean);
    return {
      kind: 'table',
      id: 'numbers-spelling',
      ...(hasNoLatinLetters ? content.numbers.numberHeadings.name : content.numbers.numberHeadings.spelling),
      ...(hasNoLatinLetters ? { lead: content.numbers.numberLeads.nameless } : {}),
      tables: [hasNoLatinLetters ? createLetterTable() : buildFormTable(context)],
      statements: [
        ...(hasNoLatinLetters ? writeUncountedStatements(context) : writeSpellingStatements(context)),
        createGeneralStatement(content.numbers.respellingNote.text, content.numbers.respellingNote.because),
      ],
    };
  },
};

function writeUncountedStatements(context: ReportContext): Statement[] {
  const ignoredLetters = findIgnoredLetters(context.birth.name);
  const { why, how, sound } = content.numbers.uncountedName;
  const because = ignoredLetters ? content.numbers.nameReasons.notInTables(ignoredLetters) : why.because;
  return [
    createStatement(context, why.text, because, ['name.length', 'name.unread']),
    createGeneralStatement(how.text, how.because),
    createGeneralStatement(sound.text, sound.because),
  ];
}

const createLetterTable = (): Table => ({
  caption: content.numbers.uncountedName.caption,
  head: [...content.numbers.letterTableHead],
  rows: [
    ['1', 'A, I, J, Q, Y'],
    ['2', 'B, K, R'],
    ['3', 'C, G, L, S'],
    ['4', 'D, M, T'],
    ['5', 'E, H, N, X'],
    ['6', 'U, V, W'],
    ['7', 'O, Z'],
    ['8', 'F, P'],
  ],
});

function buildFormTable(context: ReportContext): Table {
  return {
    caption: content.numbers.spellingCaption,
    head: [...content.numbers.spellingTable.head],
    rows: [...new Set([...listNameForms(context.birth.name), ...listOtherSpellings(context)])].map(buildRow),
  };
}

/** The whole name, first and last word, first word, and last word with initials; each form once. */
export function listNameForms(name: string): string[] {
  const words = splitLatinWords(name).map(toTitleCase);
  const [firstWord, lastWord] = [words[0]!, words.at(-1)!];
  const initials = words.slice(0, -1).map((word) => word.charAt(0));
  const forms = [words.join(' '), `${firstWord} ${lastWord}`, firstWord, [...initials, lastWord].join(' ')];
  return words.length === 1 ? [firstWord] : [...new Set(forms)];
}

function buildRow(form: string): string[] {
  const nameNumber = computeChaldeanName(form);
  if (hasNoLetters(nameNumber)) return [form, '', '', ''];
  const { compound, single, workings } = nameNumber;
  return [
    form,
    joinWorkings(workings),
    compound < 10 ? content.numbers.spellingTable.noCompound : String(compound),
    String(single),
  ];
}
