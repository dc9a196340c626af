/** Every number with its working, by school, and how old each school is. */
import type { Reckoned } from '#src/numerology/contract-numbers.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { numberHeadings, numberSources, origins } from '#src/reports/content/en/numbers/number-headings.ts';
import { hasNoLetters, type Numerology, getNumerology } from '#src/reports/facts/numerology-context.ts';
import { createGeneralStatement } from '#src/reports/text/statement.ts';
import { returnStatement } from './recurring-number.ts';

export const numbersOrigins: Chapter = {
  write: (reading) => ({
    kind: 'table',
    id: 'numbers-origins',
    ...numberHeadings.origins,
    lead: origins.lead,
    tables: [
      {
        caption: origins.caption,
        head: ['Number', 'Working', 'Comes to'],
        rows: sums(getNumerology(reading)),
      },
    ],
    statements: [
      returnStatement(reading),
      createGeneralStatement(origins.indian.text, origins.indian.because),
      createGeneralStatement(origins.cheiro.text, origins.cheiro.because),
      createGeneralStatement(origins.modern.text, origins.modern.because),
      createGeneralStatement(origins.use.text, origins.use.because),
    ],
  }),
};

const sums = (numbers: Numerology): string[][] => [
  [numberSources.indian],
  row('Driver, mulank', numbers.mulank),
  row('Conductor, bhagyank', numbers.bhagyank),
  ...chaldeanRows(numbers),
  [numberSources.modern],
  row('Life path', numbers.lifePath),
  row('Birthday number', numbers.birthday),
  ...nameRows(numbers),
  row('Personal year', numbers.cycles.year),
  row('Personal month', numbers.cycles.month),
  ...bothRows(numbers),
];

const row = (label: string, { steps, value }: Reckoned): string[] => [label, steps.join('; '), String(value)];

function chaldeanRows({ chaldean }: Numerology): string[][] {
  if (hasNoLetters(chaldean)) return [];
  const { steps, compound, single } = chaldean;
  const value = compound === single ? String(single) : `${compound}, ${single}`;
  return [[numberSources.cheiro], ['Name number', steps.join('; '), value]];
}

function nameRows({ destiny, heartAndPersonality }: Numerology): string[][] {
  if (hasNoLetters(destiny) || hasNoLetters(heartAndPersonality)) return [];
  const { heart, personality } = heartAndPersonality;
  return [
    row('Destiny, all letters', destiny),
    ...(heart ? [row('Heart, the vowels', heart)] : []),
    ...(personality ? [row('Personality, the consonants', personality)] : []),
  ];
}

function bothRows({ maturity, soulUrge }: Numerology): string[][] {
  if (!maturity || !soulUrge) return [];
  return [row('Maturity', maturity), [numberSources.house], row('Soul urge', soulUrge)];
}
