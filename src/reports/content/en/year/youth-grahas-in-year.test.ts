import { expect, test } from 'vitest';
import { GRAHAS } from '#src/astrology/contract.ts';
import { grahaInYear } from './grahas-in-year.ts';
import { youthGrahaInYear } from './youth-grahas-in-year.ts';

const MATTERS_OF_ADULTS =
  /\b(property|a house or a vehicle|buy a house|land|registry|rent|tenant|token|guarantor|inheritance|insurance|tax|loans?|debts?|shares|invest|investment|income|spouse|proposals?|in-laws|quotations|office|salary|clients?|foreign jobs|visa)\b/i;

test('no reader of sixteen or seventeen reads about property, loans, income or marriage in the annual chart', () => {
  const texts = GRAHAS.flatMap((graha) =>
    grahaInYear[graha].map((text, i) => youthGrahaInYear[graha]?.[i + 1] ?? text),
  );
  expect(texts).toHaveLength(108);
  expect(texts.filter((text) => MATTERS_OF_ADULTS.test(text))).toEqual([]);
});
