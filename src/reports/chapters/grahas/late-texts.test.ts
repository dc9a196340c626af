/** Older readers have texts without a career, an examination or a wedding to come. */
import { describe, expect, test } from 'vitest';
import { GRAHAS } from '#src/astrology/contract.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext, type ReportContext } from '#src/reports/context/report-context.ts';
import { grahaInHouse } from '#src/reports/content/en/grahas/graha-in-house.ts';
import { grahaInSign } from '#src/reports/content/en/grahas/graha-in-sign.ts';
import * as lateTexts from '#src/reports/content/en/grahas/late-texts.ts';
import { getSignName } from '#src/reports/text/phrases.ts';
import { createReportInput, PLACES, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { collectStrings } from '#src/testing/reports/printed-text.ts';
import { nineGrahasChapter } from './nine-grahas.ts';

function listTexts(context: ReportContext): string[] {
  const page = writeChapter(nineGrahasChapter, context)!;
  if (page.kind !== 'essay') throw new Error('Not an essay page.');
  return page.parts.flatMap(({ statements }) => statements.map(({ text }) => text));
}

const createInput = (year: number, index: number) =>
  removeSensitivity(
    createReportInput({
      name: 'Somebody',
      date: new Date(Date.UTC(year, 0, 1 + index * 17)).toISOString().slice(0, 10),
      time: `${String((index * 5) % 24).padStart(2, '0')}:10`,
      place: PLACES[0],
    }),
  );

const SIGNS = Array.from({ length: 12 }, (_, i) => getSignName(i + 1));
const placeInOneSign = (sign: string) => Object.fromEntries(GRAHAS.map((graha) => [graha, sign]));

const born = Array.from({ length: 240 }, (_, i) => createContext(createInput(1940 + (i % 14), i)));
/** Every graha in every house and sign. */
const createConstructed = (year: number) =>
  SIGNS.flatMap((lagna) =>
    SIGNS.map((sign) => {
      const { Ketu: _, ...positions } = placeInOneSign(sign);
      return createContext({ ...createInput(year, 1), chart: createChart({ lagna, ...positions }) });
    }),
  );

const BEGINNINGS =
  /\b(promotions?|appraisal|competitive exams?|degree|interview|jobs?|after you are qualified|choose a partner|leave that is due|the rank and the pay)\b/i;

describe('a reader of sixty or more', () => {
  const texts = new Set([...born, ...createConstructed(1950)].flatMap(listTexts));

  test('reads nothing of a career or a wedding to come', () => {
    expect([...texts].filter((text) => BEGINNINGS.test(text))).toEqual([]);
  });

  test('every text for older readers is used', () => {
    expect(collectStrings(lateTexts).filter((text) => !texts.has(text))).toEqual([]);
  });
});

test('a reader of thirty has the usual texts', () => {
  const young = Array.from({ length: 60 }, (_, i) => createContext(createInput(1996, i)));
  const late = new Set(collectStrings(lateTexts));
  expect(young.flatMap(listTexts).filter((text) => late.has(text))).toEqual([]);
});

test('every usual text on Venus in a sign and on a graha in a house is used for a reader of thirty', () => {
  const texts = new Set(createConstructed(1996).flatMap(listTexts));
  const usual = [...grahaInSign.Venus, ...Object.values(grahaInHouse).flat()];
  expect(usual.filter((text) => !texts.has(text))).toEqual([]);
});

describe('a reader of forty or more', () => {
  test.each([1984, 1950])('born in %i, reads of no partner to come', (year) => {
    const texts = createConstructed(year).flatMap(listTexts);
    expect(
      texts.filter((text) => /partner[^.]* (is likely|may come)|decide slowly or late/i.test(text)),
    ).toEqual([]);
  });
});
