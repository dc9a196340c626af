/** Life path, destiny and soul urge, each with its trait and its sums. */
import { computeNumbers, type Numbers } from '#web/calculators/numerology.ts';
import { numberTraits } from '#web/content/calculator-words/numbers.ts';
import type { CalculatorValues } from './calculator-values.ts';
import { NineDots } from './figures/NineDots.tsx';
import type { Finding, CalculatorResult } from './result.ts';

export function computeNumerology({ one, date }: Pick<CalculatorValues, 'one' | 'date'>): CalculatorResult {
  const numbers = computeNumbers(one, date);
  const findings = toFindings(numbers);
  const values = findings.map(({ value }) => Number(value)).filter(Boolean);
  return { figure: <NineDots numbers={values} />, findings };
}

function toFindings({ lifePathNumber, destinyNumber, soulUrgeNumber }: Numbers): Finding[] {
  const path: Finding = {
    label: 'Life path',
    value: String(lifePathNumber.value),
    meaning: numberTraits[lifePathNumber.value]!,
    sums: lifePathNumber.steps,
  };
  if (destinyNumber.kind === 'no-letters' || !soulUrgeNumber) return [path, NO_DESTINY];
  const [first, second, third] = [lifePathNumber, destinyNumber, soulUrgeNumber].map(({ value }) => value);
  const trait = (number: number | undefined) => numberTraits[number!]!;
  return [
    path,
    {
      label: 'Destiny',
      value: String(second),
      meaning: second === first ? REPEATED_NUMBER_TEXTS.destinyAsPath : trait(second),
      sums: destinyNumber.steps,
    },
    {
      label: 'Soul urge',
      value: String(third),
      meaning:
        third === first
          ? REPEATED_NUMBER_TEXTS.soulAsPath
          : third === second
            ? REPEATED_NUMBER_TEXTS.soulAsDestiny
            : trait(third),
      sums: soulUrgeNumber.steps,
    },
  ];
}

/** For a number that occurs twice: its trait is on the page already. */
const REPEATED_NUMBER_TEXTS = {
  destinyAsPath: 'The life path once more: name and date pull one cart.',
  soulAsPath: 'The life path once more: at heart you want what you are on the way to.',
  soulAsDestiny: 'The destiny once more: your name says aloud what you want.',
};

const NO_DESTINY: Finding = {
  label: 'Destiny and soul urge',
  value: '–',
  meaning: 'They are counted in Latin letters. Write the name as it stands in a passport to get both.',
};
