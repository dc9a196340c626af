/** Computes life path, destiny and soul urge, each with its trait and the steps of its addition. */
import { describeSteps } from '#src/numerology/contract-remarks.ts';
import { computeNumbers, type Numbers } from '#web/calculators/numerology.ts';
import { numberTraits } from '#web/content/calculator-texts/numbers.ts';
import type { CalculatorValues } from './calculator-values.ts';
import { NineDots } from './figures/NineDots.tsx';
import type { Finding, CalculatorResult } from './result.ts';

export function computeNumerology({ name, date }: Pick<CalculatorValues, 'name' | 'date'>): CalculatorResult {
  const numbers = computeNumbers(name, date);
  const findings = toFindings(numbers);
  // the finding NO_DESTINY has no number
  const numbersOfFindings = findings
    .map(({ value }) => Number(value))
    .filter((number) => !Number.isNaN(number));
  return { figure: <NineDots numbers={numbersOfFindings} />, findings };
}

function toFindings({ lifePathNumber, destinyNumber, soulUrgeNumber }: Numbers): Finding[] {
  const lifePathFinding: Finding = {
    label: 'Life path',
    value: String(lifePathNumber.value),
    meaning: numberTraits[lifePathNumber.value]!,
    workings: describeSteps(lifePathNumber.workings),
  };
  if (destinyNumber.kind === 'no-letters' || !soulUrgeNumber) return [lifePathFinding, NO_DESTINY];
  const [lifePath, destiny, soulUrge] = [lifePathNumber, destinyNumber, soulUrgeNumber].map(
    ({ value }) => value,
  );
  const getTrait = (number: number | undefined) => numberTraits[number!]!;
  const getSoulUrgeNote = () => {
    if (soulUrge === lifePath) return REPEATED_NUMBER_TEXTS.soulUrgeEqualsPath;
    return soulUrge === destiny ? REPEATED_NUMBER_TEXTS.soulUrgeEqualsDestiny : undefined;
  };
  return [
    lifePathFinding,
    {
      label: 'Destiny',
      value: String(destiny),
      ...toNote(destiny === lifePath ? REPEATED_NUMBER_TEXTS.destinyEqualsPath : undefined),
      meaning: getTrait(destiny),
      workings: describeSteps(destinyNumber.workings),
    },
    {
      label: 'Soul urge',
      value: String(soulUrge),
      ...toNote(getSoulUrgeNote()),
      meaning: getTrait(soulUrge),
      workings: describeSteps(soulUrgeNumber.workings),
    },
  ];
}

const toNote = (note: string | undefined) => (note ? { note } : {});

/** Notes of a number that occurs a second time. */
const REPEATED_NUMBER_TEXTS = {
  destinyEqualsPath: 'The same as the life path: your name and your date agree.',
  soulUrgeEqualsPath: 'The same as the life path: you want what your path leads to.',
  soulUrgeEqualsDestiny: 'The same as the destiny: your name and your wishes agree.',
};

const NO_DESTINY: Finding = {
  label: 'Destiny and soul urge',
  value: '–',
  meaning: 'They are computed from Latin letters. Write the name as in a passport to get both.',
};
