/** The chapter on the houses of a child, for charts in which every lord has been in every house. */
import { describe, expect, test } from 'vitest';
import { getHouseLord } from '#src/astrology/houses.ts';
import { createContext, type TimeKnownContext } from '#src/reports/context/report-context.ts';
import { childHouses, childOccupants } from '#src/reports/content/en/child/child-houses.ts';
import type { HouseNumber } from '#src/reports/content/en/houses/house-lord.ts';
import { isFactTrue } from '#src/reports/facts/facts.ts';
import { getCondition } from '#src/reports/facts/graha-condition.ts';
import { writeReport } from '#src/reports/write-report.ts';
import { ASHA, PLACES, createReportInput, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { createHouseCharts } from '#src/testing/reports/house-charts.ts';
import { collectStrings, splitSentences } from '#src/testing/reports/printed-text.ts';
import { writeChildHouses } from './child-houses.ts';

const pages = createHouseCharts().map((chart) => {
  const context = createContext({ ...removeSensitivity(ASHA), chart }) as TimeKnownContext;
  return { context, chart, page: writeChildHouses(context) };
});

const statements = pages.flatMap(({ context, page }) =>
  page.parts.flatMap((part) => part.statements.map((statement) => ({ context, statement }))),
);

describe('houses of a child', () => {
  test('every text on lords, points and occupants is used', () => {
    const printed = new Set(statements.map(({ statement }) => statement.text));
    const texts = collectStrings([
      Object.values(childHouses).map(({ lord, points }) => [lord, points]),
      childOccupants,
    ]);
    expect(texts.filter((text) => !printed.has(text))).toEqual([]);
  });

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
        ...part.statements.flatMap(({ text, because }) => [because, ...splitSentences(text)]),
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
