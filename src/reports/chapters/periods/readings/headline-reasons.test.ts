import { expect, test } from 'vitest';
import { formatOrdinal } from '#src/reports/text/phrases.ts';
import { headlines } from '#src/reports/content/en/periods/readings/headlines.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { createPeople, createReportInput, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { subPeriodsOfTwentyYearsChapter } from './sub-period-readings.ts';

const HEADLINES = createPeople(60).flatMap((person) => {
  const context = createContext(removeSensitivity(createReportInput(person, 'life-blueprint')));
  const page = writeChapter(subPeriodsOfTwentyYearsChapter, context);
  return page?.kind === 'subPeriods' ? page.periods.map(({ headline }) => headline) : [];
});

/** Each text belongs to one house. */
const HOUSES_BY_TEXT = new Map(headlines.flatMap((texts, i) => texts.map((text) => [text, i + 1] as const)));

const isHouseNamed = (house: number, reason: string): boolean =>
  new RegExp(`\\b(${formatOrdinal(house)}|${house}(st|nd|rd|th))\\b`).test(reason);

test('the reason of a headline names the house that the headline is about', () => {
  const read = HEADLINES.flatMap(({ text, because }) => {
    const house = HOUSES_BY_TEXT.get(text);
    return house ? [{ house, text, because }] : [];
  });
  expect(read.length).toBeGreaterThan(300);
  expect(read.filter(({ house, because }) => !isHouseNamed(house, because))).toEqual([]);
});

test('a headline on an aspected house has the aspect in its reason', () => {
  expect(HEADLINES.some(({ because }) => /; \w+( \w+)? aspects the \d+\w\w\.$/.test(because))).toBe(true);
});
