import { expect, test } from 'vitest';
import { savingTexts } from '#src/reports/content/en/career/money-houses.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { ASHA } from '#src/testing/fixtures/births.ts';
import { writeSavingStatement } from './saving.ts';

const writeSavingText = (saturn: string, secondLordEase?: 'ease' | 'strain') =>
  writeSavingStatement(
    createContext({ ...ASHA, chart: createChart({ lagna: 'Leo', Saturn: saturn }) }),
    secondLordEase,
  ).text;

test('the statement on saving does not contradict the condition of the second lord', () => {
  expect(writeSavingText('Libra', 'ease')).toBe(savingTexts.strong);
  expect(writeSavingText('Libra', 'strain')).toBe(savingTexts.strongYetStrained);
  expect(writeSavingText('Aries', 'ease')).toBe(savingTexts.weakYetEased);
  expect(writeSavingText('Aries', 'strain')).toBe(savingTexts.weak);
  expect(writeSavingText('Libra')).toBe(savingTexts.strong);
});
