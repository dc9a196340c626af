import { beforeAll, describe, expect, test } from 'vitest';
import { writeChapter } from '#src/reports/context/chapter.ts';
import * as texts from '#src/reports/content/en/common/birth-time-accuracy.ts';
import type { EssayPage } from '#src/reports/contract.ts';
import { isFactTrue } from '#src/reports/facts/facts.ts';
import { createContext, type ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { ASHA, KABIR, createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { classifyClockTime, birthTimeAccuracyChapter } from './birth-time-accuracy.ts';

function writeParts(context: ReportContext): EssayPage['parts'] {
  const page = writeChapter(birthTimeAccuracyChapter, context)!;
  if (page.kind !== 'essay') throw new Error('Not an essay.');
  return page.parts;
}
const listStatements = (context: ReportContext) =>
  writeParts(context).flatMap(({ statements }) => statements);

const PEOPLE_COUNT = 360;
let people: { context: ReportContext; statements: ReturnType<typeof listStatements> }[];
beforeAll(() => {
  const births = createPeople(PEOPLE_COUNT).map((birth, i) =>
    i % 9 ? birth : { ...birth, timeKind: 'approximate' as const },
  );
  people = births.map((birth) => {
    const context = createContext(createReportInput(birth));
    return { context, statements: listStatements(context) };
  });
});

test('every text on the accuracy of the birth time is used', () => {
  const printedTexts = new Set(people.flatMap(({ statements }) => statements.map(({ text }) => text)));
  const textSets = [
    texts.lagnaCertainty,
    texts.clockTimeTexts,
    texts.neighbouringLagna,
    texts.navamsaCertainty,
    texts.padaCertainty,
  ];
  const allTexts = textSets.flatMap((set) => Object.values<string>(set));
  expect(allTexts.filter((text) => !printedTexts.has(text))).toEqual([]);
});

test('every statement on the accuracy of the birth time has true facts', () => {
  const untrue = people.flatMap(({ context, statements }) =>
    statements.flatMap(({ facts = [] }) => facts).filter((fact) => !isFactTrue(fact, context)),
  );
  expect(untrue).toEqual([]);
});

describe('birth at half past two', () => {
  const context = createContext(ASHA);

  test('both neighbouring signs are described with their hours and lords', () => {
    const [, neighbours] = writeParts(context);
    expect(neighbours!.statements.map(({ text, because }) => [text, because])).toEqual([
      [
        texts.neighbouringLagna[4],
        'until 1:08 pm Leo was rising, a sign of the Sun; from it Mercury is in the ninth house, not the eighth.',
      ],
      [
        texts.neighbouringLagna[6],
        'from 3:19 pm Libra was rising, a sign of Venus; from it Mercury is in the seventh house, not the eighth.',
      ],
    ]);
  });

  test('a clock time at half past is classified as a half hour', () =>
    expect(classifyClockTime(context)).toBe('half'));

  test('the text on the lagna is chosen by the certainty of the rising sign', () => {
    for (const { context: person, statements } of people) {
      const level = createStatement(person, '', '', ['lagna.sign']).certainty!.level;
      expect(statements[0]!.text).toBe(texts.lagnaCertainty[level]);
    }
  });

  test('a statement on the distance of the given time from a border has no certainty', () => {
    const marginTexts = [texts.lagnaCertainty, texts.navamsaCertainty, texts.padaCertainty].flatMap((set) =>
      Object.values<string>(set),
    );
    const statements = people.flatMap((person) => person.statements);
    const certainties = statements
      .filter(({ text }) => marginTexts.includes(text))
      .map(({ certainty }) => certainty);
    expect(new Set(certainties)).toEqual(new Set([undefined]));
  });
});

test('the chapter on the accuracy of the birth time is omitted for an unknown birth time', () => {
  expect(
    writeChapter(birthTimeAccuracyChapter, createContext(createReportInput(removeTime(KABIR)))),
  ).toBeNull();
});
