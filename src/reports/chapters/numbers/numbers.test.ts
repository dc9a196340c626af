/** The numerology chapters for many names and dates. */
import { beforeAll, describe, expect, test } from 'vitest';
import { computeLifePath, reduceDigits } from '#src/numerology/contract-numbers.ts';
import { computePersonalCycles } from '#src/numerology/personal-cycles.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { getNumerology } from '#src/reports/facts/numerology-context.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { ASHA, PLACES, createReportInput } from '#src/testing/fixtures/people.ts';
import { createNumerologyPeople, SPECIAL_NAMES } from '#src/testing/fixtures/numerology-people.ts';
import { listPrintedStrings, listStatements } from '#src/testing/reports/printed-text.ts';
import {
  isBroken,
  listRepeatedSentences,
  listUntrueFacts,
  listVagueReasons,
  writeReportOf,
  type WrittenReport,
} from '#src/testing/reports/report-assertions.ts';
import { listLifeArcs } from './life-arcs.ts';
import { numbersShortChapter } from './numbers-short.ts';
import { listNameForms } from './name-spelling.ts';

let writtenReports: WrittenReport[];

beforeAll(() => {
  writtenReports = createNumerologyPeople(240).map((birth) =>
    writeReportOf(createReportInput(birth, 'numerology-profile')),
  );
});

const describePerson = ({ input: { birth } }: (typeof writtenReports)[number]) =>
  `${birth.name}, ${birth.date}`;

describe('numerology profile for every name and date', () => {
  test('no sentence occurs twice', () => {
    expect(writtenReports.flatMap(listRepeatedSentences)).toEqual([]);
  });

  test('no printed string is empty, undefined or broken', () => {
    expect(writtenReports.filter(isBroken).map(describePerson)).toEqual([]);
  });

  test('every sum in a reason or table is correct', () => {
    const wrongSums = writtenReports.flatMap(({ document }) => {
      const texts = [...listStatements(document).map(({ because }) => because), ...listCells(document)];
      return texts.flatMap((text) =>
        findSums(text).filter(({ parts, total }) => !isSumCorrect(parts, total)),
      );
    });
    expect(wrongSums).toEqual([]);
  });

  test('mulank, bhagyank and personal year are those of the date', () => {
    for (const { input, document } of writtenReports) {
      const { date } = input.birth;
      const summary = document.pages.find((page) => page.kind === 'summary')!;
      const year = computePersonalCycles(date, '2026-11-21').year.value;
      expect(summary.keyFacts[0]!.value).toMatch(
        new RegExp(`^${reduceDigits(Number(date.slice(8)), []).value}, `),
      );
      expect(summary.keyFacts[1]!.value).toMatch(
        new RegExp(`^${reduceDigits(computeLifePath(date).value, []).value}, `),
      );
      expect(summary.now?.title).toContain(`year ${year}`);
    }
  });

  test('every number in a reason belongs to the person', () => {
    const wrongNumbers = writtenReports.flatMap((report) => {
      const numbers = getNumerology(createContext(report.input));
      const { chaldean } = numbers;
      const texts = listStatements(report.document).map(({ because }) => because);
      const listNamed = (pattern: RegExp) =>
        texts.flatMap((because) => [...because.matchAll(pattern)]).map(parseFirstGroup);
      return [
        ...listNamed(/mulank(?: are both)?,? (\d+)/g).filter((n) => n !== numbers.mulank.value),
        ...listNamed(/bhagyank (?:of )?(\d+)/g).filter((n) => n !== numbers.bhagyank.value),
        ...listNamed(/compound of your name is (\d+)/g).filter(
          (n) => chaldean.kind !== 'chaldean' || n !== chaldean.compound,
        ),
      ].map((n) => `${describePerson(report)}: ${n}`);
    });
    expect(wrongNumbers).toEqual([]);
  });

  test('every statement has true facts', () => {
    expect(writtenReports.flatMap(listUntrueFacts)).toEqual([]);
  });

  test('every reason names its number', () => {
    expect(writtenReports.flatMap(listVagueReasons)).toEqual([]);
  });

  test('exactly one life arc is current', () => {
    for (const { document } of writtenReports) {
      const page = document.pages.find(({ id }) => id === 'numbers-pinnacles')!;
      const figure = page.kind === 'table' ? page.figures![0]! : null;
      const gold = figure?.kind === 'timeline' ? figure.spans.filter(({ tone }) => tone === 'gold') : [];
      expect(gold).toHaveLength(1);
    }
  });
});

const parseFirstGroup = ([, digits]: RegExpMatchArray): number => Number(digits);

function listCells({ pages }: ReportDocument): string[] {
  return pages.flatMap((page) =>
    page.kind === 'table' ? page.tables.flatMap(({ rows }) => rows.flat().map(toPlainSpaces)) : [],
  );
}

const toPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

type Sum = { parts: number[]; total: number };

/** "A 1 + S 1 + H 8 = 10": letters before the digits are ignored. */
function findSums(text: string): Sum[] {
  return [...text.matchAll(/((?:[A-Z] )?\d+(?: \+ (?:[A-Z] )?\d+)+) = (\d+)/g)].map(([, left, total]) => ({
    parts: left!.split(' + ').map((part) => Number(part.replace(/^[A-Z] /, ''))),
    total: Number(total),
  }));
}

const isSumCorrect = (parts: number[], total: number): boolean =>
  parts.reduce((sum, n) => sum + n, 0) === total;

describe('unusual names', () => {
  const writeReportFor = (name: string) => {
    const input = createReportInput(
      { name, date: '1990-05-17', time: '06:20', place: PLACES[0] },
      'numerology-profile',
    );
    const document = writeReport(input);
    return { ids: document.pages.map(({ id }) => id), text: listPrintedStrings(document.pages).join('\n') };
  };

  test('a Devanagari name has date, chart and letter table, and no name number', () => {
    const { ids, text } = writeReportFor('आशा राव');
    expect(ids).not.toContain('numbers-name');
    expect(ids).toContain('numbers-spelling');
    expect(text).toContain('A, I, J, Q, Y');
    expect(text).not.toMatch(/compound of your name|Name number/);
  });

  test('a name of consonants has no heart number, a name of vowels no personality number', () => {
    expect(writeReportFor('Ng').text).toContain('so there is no heart number');
    expect(writeReportFor('Io').text).toContain('so there is no personality number');
  });

  test('a name of one letter has a note', () => {
    expect(writeReportFor('A').text).toContain('Your name was given as one letter');
  });

  test('letters and digits in reasons are joined as a list', () => {
    expect(writeReportFor('Anna').text).toContain('2 of the letters are worth 5: N');
    expect(writeReportFor('Arun').text).toContain(
      'the name has no G, P or Y, while the date has the digit 7',
    );
  });

  test('a name partly in another script is counted for its Latin part, with a note', () => {
    expect(writeReportFor('Asha राव').text).toContain('Part of your name is written in another script.');
  });

  test.each(SPECIAL_NAMES)('the report for the name %s has no missing values', (name) => {
    expect(writeReportFor(name).text).not.toMatch(/undefined|null|NaN/);
  });

  test('each form of a name is shown once', () => {
    expect(listNameForms('Asha Devi Rao')).toEqual(['Asha Devi Rao', 'Asha Rao', 'Asha', 'A D Rao']);
    expect(listNameForms('Asha')).toEqual(['Asha']);
  });
});

/** Birth details may name tomorrow in India: in zones ahead of it that day has begun. */
test('the first life arc is current for a birth on the day after the report', () => {
  const input = createReportInput(
    { name: 'Somebody', date: '2026-11-22', time: '00:30', place: PLACES[0] },
    'numerology-profile',
  );
  const [firstArc, ...laterArcs] = listLifeArcs(createContext(input));
  expect(firstArc!.phase).toBe('now');
  expect(new Set(laterArcs.map(({ phase }) => phase))).toEqual(new Set(['coming']));
  expect(() => writeReport(input)).not.toThrow();
});

describe('short numerology chapter', () => {
  test('the personal year is named with its year, and the next one follows', () => {
    const page = writeChapter(numbersShortChapter, createContext(ASHA))!;
    const texts = page.kind === 'essay' ? page.parts.at(-1)!.statements.map(({ text }) => text) : [];
    expect(texts).toEqual([
      expect.stringMatching(/^2026 is the year of /),
      expect.stringMatching(/^2027 is \d for you\. /),
    ]);
  });

  test('the short chapter has eight to ten statements, with and without a birth time', () => {
    for (const input of [ASHA, createReportInput({ name: 'आशा', date: '1996-06-04', place: PLACES[0] })]) {
      const page = writeChapter(numbersShortChapter, createContext(input))!;
      const count = page.kind === 'essay' ? page.parts.flatMap(({ statements }) => statements).length : 0;
      expect(count).toBeGreaterThanOrEqual(8);
      expect(count).toBeLessThanOrEqual(10);
    }
  });
});
