/** Every number with its working, by school, and how old each school is. */
import type { NumberResult } from '#src/numerology/contract-numbers.ts';
import type { Chapter } from '#src/reports/context/chapter.ts';
import {
  numberHeadings,
  numberSources,
  workingsTexts,
} from '#src/reports/content/en/numbers/number-headings.ts';
import { hasNoLetters, type Numerology, getNumerology } from '#src/reports/facts/numerology-context.ts';
import { createGeneralStatement } from '#src/reports/text/statement.ts';
import { writeRecurringNumberStatement } from './recurring-number.ts';

export const numberWorkingsChapter: Chapter = {
  write: (context) => ({
    kind: 'table',
    id: 'numbers-origins',
    ...numberHeadings.workings,
    lead: workingsTexts.lead,
    tables: [
      {
        caption: workingsTexts.caption,
        head: ['Number', 'Working', 'Comes to'],
        rows: buildWorkingRows(getNumerology(context)),
      },
    ],
    statements: [
      writeRecurringNumberStatement(context),
      createGeneralStatement(workingsTexts.indian.text, workingsTexts.indian.because),
      createGeneralStatement(workingsTexts.cheiro.text, workingsTexts.cheiro.because),
      createGeneralStatement(workingsTexts.modern.text, workingsTexts.modern.because),
      createGeneralStatement(workingsTexts.use.text, workingsTexts.use.because),
    ],
  }),
};

const buildWorkingRows = (numbers: Numerology): string[][] => [
  [numberSources.indian],
  buildRow('Driver, mulank', numbers.mulank),
  buildRow('Conductor, bhagyank', numbers.bhagyank),
  ...buildChaldeanRows(numbers),
  [numberSources.modern],
  buildRow('Life path', numbers.lifePath),
  buildRow('Birthday number', numbers.birthday),
  ...buildNameRows(numbers),
  buildRow('Personal year', numbers.cycles.year),
  buildRow('Personal month', numbers.cycles.month),
  ...buildNameAndDateRows(numbers),
];

const buildRow = (label: string, { steps, value }: NumberResult): string[] => [
  label,
  steps.join('; '),
  String(value),
];

function buildChaldeanRows({ chaldean }: Numerology): string[][] {
  if (hasNoLetters(chaldean)) return [];
  const { steps, compound, single } = chaldean;
  const value = compound === single ? String(single) : `${compound}, ${single}`;
  return [[numberSources.cheiro], ['Name number', steps.join('; '), value]];
}

function buildNameRows({ destiny, heartAndPersonality }: Numerology): string[][] {
  if (hasNoLetters(destiny) || hasNoLetters(heartAndPersonality)) return [];
  const { heart, personality } = heartAndPersonality;
  return [
    buildRow('Destiny, all letters', destiny),
    ...(heart ? [buildRow('Heart, the vowels', heart)] : []),
    ...(personality ? [buildRow('Personality, the consonants', personality)] : []),
  ];
}

function buildNameAndDateRows({ maturity, soulUrge }: Numerology): string[][] {
  if (!maturity || !soulUrge) return [];
  return [buildRow('Maturity', maturity), [numberSources.house], buildRow('Soul urge', soulUrge)];
}
