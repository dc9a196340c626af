import { expect, test } from 'vitest';
import { savingsTexts } from '#src/reports/content/en/career/money-houses.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { ASHA } from '#src/testing/fixtures/people.ts';
import { writeSavingsStatement } from './savings.ts';
import type { WeaknessKey } from './work-condition.ts';

const writeSavingsText = (saturn: string, secondLordWeakness?: WeaknessKey) =>
  writeSavingsStatement(
    createContext({
      ...ASHA,
      chart: createChart({ lagna: 'Cancer', Moon: 'Cancer', Mars: 'Gemini', Saturn: saturn }),
    }),
    secondLordWeakness && (() => secondLordWeakness),
  ).text;

test('the statement on saving does not contradict the condition of the second lord', () => {
  expect(writeSavingsText('Libra', 'notWeak')).toBe(savingsTexts.strong);
  expect(writeSavingsText('Libra', 'weak')).toBe(savingsTexts.strongWithWeakLord);
  expect(writeSavingsText('Aries', 'notWeak')).toBe(savingsTexts.weakWithGoodLord);
  expect(writeSavingsText('Aries', 'weak')).toBe(savingsTexts.weak);
  expect(writeSavingsText('Libra')).toBe(savingsTexts.strong);
});
