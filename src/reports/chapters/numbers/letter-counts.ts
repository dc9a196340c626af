/** The modern counts of a name: all letters, vowels, consonants, frequent and missing letters. */
import { content } from '#src/reports/content/content.ts';
import type { NumberResult } from '#src/numerology/contract-numbers.ts';
import type { Statement } from '#src/reports/contract.ts';
import { isSum } from './number-phrases.ts';
import { hasNoLetters, getNumerology } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';

export function writeCountStatements(context: ReportContext): Statement[] {
  const { destiny, heartAndPersonality } = getNumerology(context);
  if (hasNoLetters(destiny) || hasNoLetters(heartAndPersonality)) return [];
  const { heart, personality } = heartAndPersonality;
  const create = (key: string, text: string, because: string, source?: string) =>
    createStatement(context, text, because, [key], source);
  const { modern } = content.numbers.numberSources;
  const { value } = destiny;
  return [
    create(
      'name.destiny',
      content.numbers.destinies[value]!,
      content.numbers.letterReasons.destiny(value),
      modern,
    ),
    heart
      ? create(
          'name.heart',
          content.numbers.hearts[heart.value]!,
          content.numbers.letterReasons.heart(listLetters(heart), heart.value),
          modern,
        )
      : create('name.heart', content.numbers.nameFormNotes.noHeart, content.numbers.letterReasons.noHeart),
    personality
      ? create(
          'name.personality',
          content.numbers.personalities[personality.value]!,
          content.numbers.letterReasons.personality(listLetters(personality), personality.value),
          modern,
        )
      : create(
          'name.personality',
          content.numbers.nameFormNotes.noFace,
          content.numbers.letterReasons.noPersonality,
        ),
  ];
}

export function writeNameAndDateStatements(context: ReportContext): Statement[] {
  const { soulUrge, maturity, lifePath, destiny } = getNumerology(context);
  if (!soulUrge || !maturity || hasNoLetters(destiny)) return [];
  return [
    createStatement(
      context,
      content.numbers.soulUrges[soulUrge.value]!,
      content.numbers.letterReasons.soulUrge(lifePath.value, destiny.value, soulUrge.value),
      ['date.path', 'name.destiny'],
      content.numbers.numberSources.ownRule,
    ),
    createStatement(
      context,
      content.numbers.maturities[maturity.value]!,
      content.numbers.letterReasons.maturity(lifePath.value, destiny.value, maturity.value),
      ['date.path', 'name.destiny'],
      content.numbers.numberSources.modern,
    ),
  ];
}

/** Each letter of a sum once. */
const listLetters = ({ workings }: NumberResult): string[] => [
  ...new Set(
    workings
      .filter(isSum)
      .join(' ')
      .match(/\b[A-Z]\b/g),
  ),
];

const MAX_FREQUENT_DIGITS = 2;
const MAX_MISSING_DIGITS = 4;

export function writeLetterStatements(context: ReportContext): Statement[] {
  const { letters, loShu } = getNumerology(context);
  if (hasNoLetters(letters)) return [];
  const frequentStatements = letters.strongest.slice(0, MAX_FREQUENT_DIGITS).map((digit) => {
    const { count, letters: digitLetters } = letters.digits[digit - 1]!;
    const because =
      count === 1
        ? content.numbers.letterReasons.oneFrequent(digitLetters, digit)
        : content.numbers.letterReasons.frequent(count, digit, [...new Set(digitLetters)]);
    return createStatement(
      context,
      content.numbers.frequentLetters[digit - 1]!,
      because,
      [`name.letters.${digit}`],
      content.numbers.numberSources.modern,
    );
  });
  const missingStatements = letters.missing.slice(0, MAX_MISSING_DIGITS).map((digit) => {
    const isInDate = !loShu.missing.includes(digit);
    const { missing, missingInName } = content.numbers.letterReasons;
    const because = (isInDate ? missingInName : missing)(Array.from(LETTERS_OF_DIGITS[digit - 1]!), digit);
    const keys = [`name.letters.${digit}`, `date.digit.${digit}`];
    return createStatement(
      context,
      (isInDate ? content.numbers.missingLettersInDate : content.numbers.missingLetters)[digit - 1]!,
      because,
      keys,
    );
  });
  return [...frequentStatements, ...missingStatements];
}

/** The Pythagorean letters of each digit, 1 to 9. */
const LETTERS_OF_DIGITS = ['AJS', 'BKT', 'CLU', 'DMV', 'ENW', 'FOX', 'GPY', 'HQZ', 'IR'] as const;
