/** The chapter on the houses of a child, for charts in which every lord has been in every house. */
import { describe, expect, test } from 'vitest';
import { getHouseLord } from '#src/astrology/houses.ts';
import { getChildTexts } from '#src/reports/context/child-texts.ts';
import { createContext, type TimeKnownContext } from '#src/reports/context/report-context.ts';
import { childHouses } from '#src/reports/content/en/child/child-houses.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import { isFactTrue } from '#src/reports/facts/facts.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { ASHA, PLACES, createReportInput, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { createHouseCharts } from '#src/testing/reports/house-charts.ts';
import { collectStrings, splitPrintedSentences } from '#src/testing/reports/printed-text.ts';
import { writeChildHouses } from './child-houses.ts';

/** The reports of the fixtures are made in November 2026. */
const BIRTH_YEARS = { school: 2018, teenager: 2013 } as const;

const writeHousesOf = (year: number) =>
  createHouseCharts().map((chart) => {
    const input = removeSensitivity(ASHA);
    const birth = { ...input.birth, date: `${year}-06-04` };
    const context = createContext({ ...input, birth, chart }) as TimeKnownContext;
    return { context, chart, page: writeChildHouses(context) };
  });

const pages = writeHousesOf(BIRTH_YEARS.school);
const pagesOfTeenagers = writeHousesOf(BIRTH_YEARS.teenager);

const statements = pages.flatMap(({ context, page }) =>
  page.parts.flatMap((part) => part.statements.map((statement) => ({ context, statement }))),
);

describe('houses of a child', () => {
  test.each([{ ofAge: pages }, { ofAge: pagesOfTeenagers }])(
    'every text of the age on lords, points and occupants is used',
    ({ ofAge }) => {
      const printed = new Set(
        ofAge.flatMap(({ page }) => page.parts.flatMap((part) => part.statements.map(({ text }) => text))),
      );
      const texts = getChildTexts(ofAge[0]!.context);
      const expected = collectStrings([
        Object.values(texts.childHouses).map(({ lord, points }) => [lord, points]),
        texts.childOccupants,
      ]);
      expect(expected.filter((text) => !printed.has(text))).toEqual([]);
    },
  );

  test('a house is described by the condition of its lord', () => {
    for (const { chart, page } of pages) {
      page.parts.forEach((part, i) => {
        const house = (i + 1) as HouseNumber;
        const condition = getCondition(chart, getHouseLord(chart, house), house);
        expect(part.statements[0]!.text).toBe(childHouses[house].lord[condition]);
      });
    }
  });

  test('every reason has true facts', () => {
    const untrue = statements.filter(
      ({ context, statement: { facts } }) =>
        !facts?.length || !facts.every((fact) => isFactTrue(fact, context)),
    );
    expect(untrue.map(({ statement }) => statement)).toEqual([]);
  });

  test('no reason and no sentence occurs twice in the chapter', () => {
    for (const { page } of pages) {
      const printed = page.parts.flatMap((part) => [
        part.intro,
        ...part.statements.flatMap(({ text, because }) => [because, ...splitPrintedSentences(text)]),
      ]);
      expect(printed.filter((text, i) => printed.indexOf(text) !== i)).toEqual([]);
    }
  });

  test('the life blueprint of a child has one chapter on houses, that of an adult twelve pages', () => {
    const listHousePages = (date: string) =>
      writeReport(
        createReportInput({ name: 'Somebody', date, time: '05:10', place: PLACES[0] }, 'life-blueprint'),
      )
        .pages.filter(({ id }) => id.startsWith('house'))
        .map(({ kind }) => kind);
    expect(listHousePages('2018-03-02')).toEqual(['essay']);
    expect(listHousePages('1988-03-02')).toEqual(Array.from({ length: 12 }, () => 'house'));
  });
});
