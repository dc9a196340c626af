/** The modern counts of a name: all letters, vowels, consonants, frequent and missing letters. */
import { content } from '#src/reports/content/content.ts';
import type { NumberResult } from '#src/numerology/contract-numbers.ts';
import type { Statement } from '#src/reports/contract.ts';
import { hasNoLetters, getNumerology } from '#src/reports/facts/numerology-context.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { createStatement } from '#src/reports/text/statement.ts';
import { formatList } from '#src/reports/text/phrases.ts';

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
      `destiny, all letters in one sum, is ${value}`,
      modern,
    ),
    heart
      ? create(
          'name.heart',
          content.numbers.hearts[heart.value]!,
          `its vowels ${listLetters(heart)} come to ${heart.value}`,
          modern,
        )
      : create(
          'name.heart',
          content.numbers.nameFormNotes.noHeart,
          'A, E, I, O, U and a Y that acts for them do not occur in it',
        ),
    personality
      ? create(
          'name.personality',
          content.numbers.personalities[personality.value]!,
          `its consonants ${listLetters(personality)} come to ${personality.value}`,
          modern,
        )
      : create('name.personality', content.numbers.nameFormNotes.noFace, 'all its letters are vowels'),
  ];
}

export function writeNameAndDateStatements(context: ReportContext): Statement[] {
  const { soulUrge, maturity, lifePath, destiny } = getNumerology(context);
  if (!soulUrge || !maturity || hasNoLetters(destiny)) return [];
  return [
    createStatement(
      context,
      content.numbers.soulUrges[soulUrge.value]!,
      `by nines, path ${lifePath.value} and destiny ${destiny.value} leave ${soulUrge.value}`,
      ['date.path', 'name.destiny'],
      content.numbers.numberSources.ownRule,
    ),
    createStatement(
      context,
      content.numbers.maturities[maturity.value]!,
      `path ${lifePath.value} and destiny ${destiny.value} end at ${maturity.value}`,
      ['date.path', 'name.destiny'],
      content.numbers.numberSources.modern,
    ),
  ];
}

/** "A, I and O": each letter of a sum once. */
const listLetters = ({ workings }: NumberResult): string =>
  formatList([...new Set(workings.join(' ').match(/\b[A-Z]\b/g))]);

const MAX_FREQUENT_DIGITS = 2;
const MAX_MISSING_DIGITS = 4;

export function writeLetterStatements(context: ReportContext): Statement[] {
  const { letters, loShu } = getNumerology(context);
  if (hasNoLetters(letters)) return [];
  const frequentStatements = letters.strongest.slice(0, MAX_FREQUENT_DIGITS).map((digit) => {
    const { count, letters: digitLetters } = letters.digits[digit - 1]!;
    const because =
      count === 1
        ? `${digitLetters} is its letter for ${digit}`
        : `${count} of the letters are worth ${digit}: ${formatList([...new Set(digitLetters)])}`;
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
    const because = `the name has ${MISSING_LETTER_PHRASES[digit - 1]}, ${isInDate ? `while the date has the digit ${digit}` : `the date no ${digit}`}`;
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
const MISSING_LETTER_PHRASES = [
  'no A, J or S',
  'no B, K or T',
  'no C, L or U',
  'no D, M or V',
  'no E, N or W',
  'no F, O or X',
  'no G, P or Y',
  'no H, Q or Z',
  'no I or R',
] as const;
