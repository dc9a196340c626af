/** The chapters on numbers over many names and dates: reached, true, and nothing said twice. */
import { beforeAll, describe, expect, test } from 'vitest';
import { computeLifePath, reduce } from '#src/numerology/contract-numbers.ts';
import { computePersonalCycles } from '#src/numerology/personal-cycles.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import type { ReportDocument } from '#src/reports/contract.ts';
import { getNumerology } from '#src/reports/facts/numerology-context.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { ASHA, PLACES, reportInput } from '#src/testing/fixtures/births.ts';
import { createNumberPeople, SPECIAL_NAMES } from '#src/testing/fixtures/number-people.ts';
import { listPrintedStrings, listStatements } from '#src/testing/reports/printed-text.ts';
import {
  isBroken,
  listRepeatedSentences,
  listUntrueFacts,
  listVagueReasons,
  write,
  type Written,
} from '#src/testing/reports/report-assertions.ts';
import { numbersShortChapter } from './numbers-short.ts';
import { listNameForms } from './name-spelling.ts';

let written: Written[];

beforeAll(() => {
  written = createNumberPeople(240).map((born) => write(reportInput(born, 'numerology-profile')));
}, 60_000);

const who = ({ input: { birth } }: (typeof written)[number]) => `${birth.name}, ${birth.date}`;

describe('for every name and date', () => {
  test('no sentence stands twice', () => {
    expect(written.flatMap(listRepeatedSentences)).toEqual([]);
  });

  test('nothing printed is empty, undefined or broken', () => {
    expect(written.filter(isBroken).map(who)).toEqual([]);
  });

  test('every sum in a reason or a table is right', () => {
    const wrong = written.flatMap(({ document }) => {
      const told = [...listStatements(document).map(({ because }) => because), ...cellsOf(document)];
      return told.flatMap((text) => sumsIn(text).filter(({ parts, total }) => !addsUp(parts, total)));
    });
    expect(wrong).toEqual([]);
  });

  test('driver, conductor and year are those of the date', () => {
    for (const { input, document } of written) {
      const { date } = input.birth;
      const minute = document.pages.find((page) => page.kind === 'summary')!;
      const year = computePersonalCycles(date, '2026-11-21').year.value;
      expect(minute.keyFacts[0]!.value).toMatch(new RegExp(`^${reduce(Number(date.slice(8)), []).value}, `));
      expect(minute.keyFacts[1]!.value).toMatch(
        new RegExp(`^${reduce(computeLifePath(date).value, []).value}, `),
      );
      expect(minute.now?.title).toContain(`year ${year}`);
    }
  });

  test('every number that a reason names is one of the person’s own', () => {
    const foreign = written.flatMap((one) => {
      const numbers = getNumerology(createContext(one.input));
      const { chaldean } = numbers;
      const told = listStatements(one.document).map(({ because }) => because);
      const named = (pattern: RegExp) =>
        told.flatMap((because) => [...because.matchAll(pattern)]).map(Number1);
      return [
        ...named(/driver(?: are both)?,? (\d+)/g).filter((n) => n !== numbers.mulank.value),
        ...named(/conductor (?:of )?(\d+)/g).filter((n) => n !== numbers.bhagyank.value),
        ...named(/compound of your name is (\d+)/g).filter(
          (n) => chaldean.kind !== 'chaldean' || n !== chaldean.compound,
        ),
      ].map((n) => `${who(one)}: ${n}`);
    });
    expect(foreign).toEqual([]);
  });

  test('every statement rests on facts that hold', () => {
    expect(written.flatMap(listUntrueFacts)).toEqual([]);
  });

  test('every reason names the number it rests on', () => {
    expect(written.flatMap(listVagueReasons)).toEqual([]);
  });

  test('one arc of life is the present one', () => {
    for (const { document } of written) {
      const page = document.pages.find(({ id }) => id === 'numbers-stages')!;
      const figure = page.kind === 'table' ? page.figures![0]! : null;
      const gold = figure?.kind === 'timeline' ? figure.spans.filter(({ tone }) => tone === 'gold') : [];
      expect(gold).toHaveLength(1);
    }
  });
});

const Number1 = ([, digits]: RegExpMatchArray): number => Number(digits);

function cellsOf({ pages }: ReportDocument): string[] {
  return pages.flatMap((page) =>
    page.kind === 'table' ? page.tables.flatMap(({ rows }) => rows.flat()) : [],
  );
}

type Sum = { parts: number[]; total: number };

/** "A 1 + S 1 + H 8 = 10": letters before the digits do not count. */
function sumsIn(text: string): Sum[] {
  return [...text.matchAll(/((?:[A-Z] )?\d+(?: \+ (?:[A-Z] )?\d+)+) = (\d+)/g)].map(([, left, total]) => ({
    parts: left!.split(' + ').map((part) => Number(part.replace(/^[A-Z] /, ''))),
    total: Number(total),
  }));
}

const addsUp = (parts: number[], total: number): boolean => parts.reduce((sum, n) => sum + n, 0) === total;

describe('the names nobody thought of', () => {
  const idsFor = (name: string) => {
    const input = reportInput(
      { name, date: '1990-05-17', time: '06:20', place: PLACES[0] },
      'numerology-profile',
    );
    const document = writeReport(input);
    return { ids: document.pages.map(({ id }) => id), text: listPrintedStrings(document.pages).join('\n') };
  };

  test('a name in Devanagari gets the date, the chart and the table of letters, and no name number', () => {
    const { ids, text } = idsFor('आशा राव');
    expect(ids).not.toContain('numbers-name');
    expect(ids).toContain('numbers-spelling');
    expect(text).toContain('A, I, J, Q, Y');
    expect(text).not.toMatch(/compound of your name|Name number/);
  });

  test('a name of consonants has no heart number, and one of vowels no personality', () => {
    expect(idsFor('Ng').text).toContain('the heart number, which lives by vowels, is left open');
    expect(idsFor('Io').text).toContain('no personality number');
  });

  test('a single letter is told what it is', () => {
    expect(idsFor('A').text).toContain('A name of one letter is the shortest there is');
  });

  test('letters and digits are named in the reasons as one would say them', () => {
    expect(idsFor('Anna').text).toContain('2 of the letters are worth 5: N');
    expect(idsFor('Arun').text).toContain('the name has no G, P or Y, while the date has the digit 7');
  });

  test('half a name in another script is counted for its Latin half, and says so', () => {
    expect(idsFor('Asha राव').text).toContain('Part of the name stands in another script.');
  });

  test.each(SPECIAL_NAMES)('%s is printed without a gap', (name) => {
    expect(idsFor(name).text).not.toMatch(/undefined|null|NaN/);
  });

  test('forms of a name are each shown once', () => {
    expect(listNameForms('Asha Devi Rao')).toEqual(['Asha Devi Rao', 'Asha Rao', 'Asha', 'A D Rao']);
    expect(listNameForms('Asha')).toEqual(['Asha']);
  });
});

describe('the brief chapter', () => {
  test('holds seven to nine statements, with and without an hour', () => {
    for (const input of [ASHA, reportInput({ name: 'आशा', date: '1996-06-04', place: PLACES[0] })]) {
      const page = writeChapter(numbersShortChapter, createContext(input))!;
      const count = page.kind === 'essay' ? page.parts.flatMap(({ statements }) => statements).length : 0;
      expect(count).toBeGreaterThanOrEqual(7);
      expect(count).toBeLessThanOrEqual(9);
    }
  });
});
