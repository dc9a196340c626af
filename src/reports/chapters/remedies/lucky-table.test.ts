import { describe, expect, test } from 'vitest';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { RASHIS } from '#src/astrology/contract.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import {
  luckyAttributes,
  luckyFifth,
  luckyLord,
  luckyDusthana,
  luckyNinth,
} from '#src/reports/content/en/remedies/lucky.ts';
import { getSignName } from '#src/reports/text/phrases.ts';
import { isFactTrue } from '#src/reports/facts/facts.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { ASHA } from '#src/testing/fixtures/people.ts';
import { luckyChapter } from './lucky-table.ts';

const pages = RASHIS.map(({ english }) => {
  const chart = createChart({ lagna: english });
  const page = writeChapter(luckyChapter, createContext({ ...ASHA, chart }))!;
  if (page.kind !== 'table') throw new Error('Not a table page.');
  return { chart, page };
});

describe('lucky table of the twelve lagnas', () => {
  test('every text on the lucky table is used', () => {
    const printed = new Set(pages.flatMap(({ page }) => page.statements.map(({ text }) => text)));
    const texts = [luckyLord, luckyFifth, luckyNinth, luckyDusthana].flatMap((set) => Object.values(set));
    expect(texts.filter((text) => !printed.has(text))).toEqual([]);
  });

  test('every reason has true facts', () => {
    for (const { chart, page } of pages)
      for (const fact of page.statements.flatMap(({ facts = [] }) => facts))
        expect(isFactTrue(fact, createContext({ ...ASHA, chart })), fact).toBe(true);
  });

  test('the table has three different grahas with different customs', () => {
    for (const { page } of pages) {
      const { head, rows } = page.tables[0]!;
      const trineLords = head.slice(1) as ClassicalGraha[];
      expect(new Set(trineLords).size).toBe(3);
      expect(rows.find(([label]) => label === 'Day')!.slice(1)).toEqual(
        trineLords.map((graha) => luckyAttributes[graha].day),
      );
    }
  });

  test.each([
    ['Gemini', ['an emerald', 'none: also rules the twelfth', 'none: also rules the eighth']],
    ['Leo', ['a ruby', 'none: also rules the eighth', 'a red coral']],
    ['Aries', ['a red coral', 'a ruby', 'none: also rules the twelfth']],
  ])(
    'for %s rising no stone is named for a trine lord that rules a dusthana, but for the lord of the lagna',
    (sign, stones) => {
      const page = pages.find(({ chart }) => getSignName(chart.lagna!.sign) === sign)!.page;
      expect(page.tables[0]!.rows.at(-1)!.slice(1)).toEqual(stones);
    },
  );
});

test('each weekday, number and direction belongs to one graha', () => {
  for (const attribute of ['day', 'number', 'direction'] as const)
    expect(new Set(CLASSICAL_GRAHAS.map((graha) => luckyAttributes[graha][attribute])).size).toBe(7);
});

test('the lucky table is omitted for an unknown birth time', () => {
  expect(writeChapter(luckyChapter, createContext({ ...ASHA, chart: createChart({}) }))).toBeNull();
});
