/** The Sun in a month for readers of different ages. */
import { describe, expect, test } from 'vitest';
import { createContext } from '#src/reports/context/report-context.ts';
import { content } from '#src/reports/content/content.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { monthsShortChapter } from './month-chapters.ts';

/** Sixteen and seventeen, and sixty and more, on 21 November 2026. */
const BIRTH_YEARS = { young: ['2009', '2010'], old: ['1950', '1965'] };
/** What only adults of working age have. */
const ADULT_WORDS = /\b(interview|client|spouse|EMI|match|wedding|promotion|raise|tax|earn|office)\b/i;

function listTexts([first, last]: string[]): string[] {
  return createPeople(60).flatMap((birth, i) => {
    const date = `${i % 2 ? first : last}${birth.date.slice(4)}`.replace('02-29', '02-28');
    const person = i % 5 === 0 ? removeTime({ ...birth, date }) : { ...birth, date };
    const page = writeChapter(
      monthsShortChapter,
      createContext(createReportInput(person, 'life-blueprint')),
      [],
    );
    return page?.kind === 'essay'
      ? page.parts.flatMap(({ statements }) => statements.map(({ text }) => text))
      : [];
  });
}

describe.each(Object.entries(BIRTH_YEARS))('months of %s readers', (_, years) => {
  const texts = listTexts(years);

  test('name no interview, client, spouse or loan', () => {
    expect(texts.filter((text) => ADULT_WORDS.test(text))).toEqual([]);
  });
});

test('every calm text is used', () => {
  const texts = Object.values(BIRTH_YEARS).flatMap(listTexts).join('\n');
  const { supported, unsupported, overNatalGrahas } = content.year.calmSunMonth;
  const unused = [...supported, ...unsupported, ...overNatalGrahas].filter((text) => !texts.includes(text));
  expect(unused).toEqual([]);
});
