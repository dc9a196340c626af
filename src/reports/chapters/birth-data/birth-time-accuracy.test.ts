import { beforeAll, describe, expect, test } from 'vitest';
import { writeChapter } from '#src/reports/context/chapter.ts';
import * as texts from '#src/reports/content/en/common/birth-time-accuracy.ts';
import type { EssayPage } from '#src/reports/contract.ts';
import { isFactTrue } from '#src/reports/facts/facts.ts';
import { createContext, type ReportContext } from '#src/reports/context/report-context.ts';
import { ASHA, KABIR, createBirths, reportInput, withoutTime } from '#src/testing/fixtures/births.ts';
import { classifyClockTime, birthTimeAccuracyChapter } from './birth-time-accuracy.ts';

function written(context: ReportContext): EssayPage['parts'] {
  const page = writeChapter(birthTimeAccuracyChapter, context)!;
  if (page.kind !== 'essay') throw new Error('Not an essay.');
  return page.parts;
}
const statementsIn = (context: ReportContext) => written(context).flatMap(({ statements }) => statements);

const PEOPLE = 360;
let people: { reading: ReportContext; told: ReturnType<typeof statementsIn> }[];
beforeAll(() => {
  const births = createBirths(PEOPLE).map((born, i) =>
    i % 9 ? born : { ...born, timeKind: 'approximate' as const },
  );
  people = births.map((born) => {
    const context = createContext(reportInput(born));
    return { reading: context, told: statementsIn(context) };
  });
}, 60_000);

test('every text is reached', () => {
  const told = new Set(people.flatMap((one) => one.told.map(({ text }) => text)));
  const sets = [
    texts.lagnaCertainty,
    texts.clockTimeTexts,
    texts.neighbouringLagna,
    texts.navamsaCertainty,
    texts.padaCertainty,
  ];
  const all = sets.flatMap((set) => Object.values<string>(set));
  expect(all.filter((text) => !told.has(text))).toEqual([]);
});

test('every reason rests on facts that hold', () => {
  const untrue = people.flatMap(({ reading: context, told }) =>
    told.flatMap(({ facts = [] }) => facts).filter((fact) => !isFactTrue(fact, context)),
  );
  expect(untrue).toEqual([]);
});

describe('Asha Rao', () => {
  const context = createContext(ASHA);

  test('reads of both neighbours in time, with their hours and their lords', () => {
    const [, neighbours] = written(context);
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

  test('gave a half hour', () => expect(classifyClockTime(context)).toBe('half'));

  test('has marks that say the same as the texts', () => {
    for (const { text, certainty } of people.flatMap(({ told }) => told)) {
      const level = Object.entries(texts.lagnaCertainty).find(([, each]) => each === text)?.[0];
      if (level) expect(certainty?.level).toBe(level);
    }
  });
});

test('without an hour the chapter is left out', () => {
  expect(writeChapter(birthTimeAccuracyChapter, createContext(reportInput(withoutTime(KABIR))))).toBeNull();
});
