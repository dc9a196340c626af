import { expect, test } from 'vitest';
import { savingTexts } from '#src/reports/content/en/career/money-houses.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { ASHA } from '#src/testing/fixtures/births.ts';
import { writeSavingStatement } from './saving.ts';

const told = (saturn: string, purse?: 'ease' | 'strain') =>
  writeSavingStatement(
    createContext({ ...ASHA, chart: createChart({ lagna: 'Leo', Saturn: saturn }) }),
    purse,
  ).text;

test('the statement on saving does not contradict the condition of the second lord', () => {
  expect(told('Libra', 'ease')).toBe(savingTexts.strong);
  expect(told('Libra', 'strain')).toBe(savingTexts.strongYetStrained);
  expect(told('Aries', 'ease')).toBe(savingTexts.weakYetEased);
  expect(told('Aries', 'strain')).toBe(savingTexts.weak);
  expect(told('Libra')).toBe(savingTexts.strong);
});
