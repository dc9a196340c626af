/** The number that a person’s chief sums come to most often. */
import type { Statement } from '#src/reports/contract.ts';
import { recurringNumberTexts, noRecurringNumber } from '#src/reports/content/en/numbers/recurring-number.ts';
import { hasNoLetters, type Numerology, getNumerology } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatList } from '#src/reports/text/phrases.ts';

export function writeRecurringNumberStatement(context: ReportContext): Statement {
  const sums = listSums(getNumerology(context));
  const most = sums
    .map(({ value }) => findEqualSums(sums, value))
    .toSorted((a, b) => b.length - a.length)[0]!;
  const { value } = most[0]!;
  if (most.length < 2)
    return createStatement(context, noRecurringNumber, describeSums(sums), sums.map(getSumKey));
  const because = `${value} is your ${formatList(most.map(({ label }) => label))}`;
  return createStatement(context, recurringNumberTexts[value - 1]!, because, most.map(getSumKey));
}

type Sum = { label: string; value: number; key: string };

/** Life path and birthday number are conductor and driver again; a master number stands for itself. */
function listSums({ mulank, bhagyank, chaldean, destiny, heartAndPersonality }: Numerology): Sum[] {
  const date = [
    { label: 'driver', value: mulank.value, key: 'date.driver' },
    { label: 'conductor', value: bhagyank.value, key: 'date.conductor' },
  ];
  if (hasNoLetters(chaldean) || hasNoLetters(destiny) || hasNoLetters(heartAndPersonality)) return date;
  const { heart, personality } = heartAndPersonality;
  const name = [
    { label: 'name number', value: chaldean.single, key: 'name.figure' },
    { label: 'destiny', value: destiny.value, key: 'name.destiny' },
    { label: 'heart', value: heart?.value ?? 0, key: 'name.heart' },
    { label: 'personality', value: personality?.value ?? 0, key: 'name.personality' },
  ];
  return [...date, ...name].filter(({ value }) => value > 0 && value < 10);
}

const findEqualSums = (sums: readonly Sum[], value: number): Sum[] =>
  sums.filter((one) => one.value === value);
const getSumKey = ({ key }: Sum): string => key;
const describeSums = (sums: readonly Sum[]): string =>
  formatList(sums.map(({ label, value }) => `${label} ${value}`));
