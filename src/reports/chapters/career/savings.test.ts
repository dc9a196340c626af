import { expect, test } from 'vitest';
import { savingsTexts } from '#src/reports/content/en/career/money-houses.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { ASHA } from '#src/testing/fixtures/people.ts';
import { writeSavingsStatement } from './savings.ts';
import type { Ease } from './work-condition.ts';

const writeSavingsText = (saturn: string, secondLordEase?: Ease) =>
  writeSavingsStatement(
    createContext({
      ...ASHA,
      chart: createChart({ lagna: 'Cancer', Moon: 'Cancer', Mars: 'Gemini', Saturn: saturn }),
    }),
    secondLordEase && (() => secondLordEase),
  ).text;

test('the statement on saving does not contradict the condition of the second lord', () => {
  expect(writeSavingsText('Libra', 'ease')).toBe(savingsTexts.strong);
  expect(writeSavingsText('Libra', 'strain')).toBe(savingsTexts.strongYetStrained);
  expect(writeSavingsText('Aries', 'ease')).toBe(savingsTexts.weakYetEased);
  expect(writeSavingsText('Aries', 'strain')).toBe(savingsTexts.weak);
  expect(writeSavingsText('Libra')).toBe(savingsTexts.strong);
});
