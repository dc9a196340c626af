/** The usual other spellings of the first word of a name, with their numbers. */
import { computeChaldeanName, type ChaldeanName } from '#src/numerology/chaldean.ts';
import { splitLatinWords } from '#src/numerology/contract-letter-values.ts';
import type { ChangeKind, SameFigureKind } from '#src/reports/content/en/numbers/name-spelling.ts';

type SpellingVariant<Kind> = { kind: Kind; form: string; nameNumber: ChaldeanName };

/** The first match of `pattern` in a word in capital letters is replaced. */
type SpellingRule<Kind> = { kind: Kind; pattern: RegExp; replacement: string };

const CHANGE_RULES: readonly SpellingRule<ChangeKind>[] = [
  { kind: 'longU', pattern: /(?<=[^AEIOU])U(?=[^AEIOU])/, replacement: 'OO' },
  { kind: 'longA', pattern: /(?<=[^AEIOU])A(?=[^AEIOU]|$)/, replacement: 'AA' },
  { kind: 'noFinalA', pattern: /(?<=[AEIOU][^AEIOU]+[^AEIOUHY])A$/, replacement: '' },
  { kind: 'finalH', pattern: /(?<=[AIT])$/, replacement: 'H' },
  { kind: 'doubled', pattern: /(?<=[AEIOU])([BDGKLMNPRSTV])(?=[AEIOU]|$)/, replacement: '$1$1' },
];

const SAME_FIGURE_RULES: readonly SpellingRule<SameFigureKind>[] = [
  { kind: 'wForV', pattern: /V/, replacement: 'W' },
  { kind: 'longI', pattern: /(?<=[^AEIOU])I(?=[^AEIOU])/, replacement: 'EE' },
  { kind: 'yForI', pattern: /I$/, replacement: 'Y' },
];

const MAX_CHANGES = 2;

/** At most two spellings whose single figures differ from each other and from that of the name, the one with the highest rank first. */
export function listSpellingsWithOtherFigure(
  name: string,
  getRank: (figure: number) => number,
): SpellingVariant<ChangeKind>[] {
  const spellings = listSpellings(name, CHANGE_RULES).toSorted(
    (a, b) => getRank(b.nameNumber.single) - getRank(a.nameNumber.single),
  );
  return spellings
    .filter(
      ({ nameNumber }, i) =>
        spellings.findIndex((other) => other.nameNumber.single === nameNumber.single) === i,
    )
    .slice(0, MAX_CHANGES);
}

export const findSpellingWithSameFigure = (name: string): SpellingVariant<SameFigureKind> | undefined =>
  listSpellings(name, SAME_FIGURE_RULES)[0];

function listSpellings<Kind>(name: string, rules: readonly SpellingRule<Kind>[]): SpellingVariant<Kind>[] {
  const [firstWord = '', ...otherWords] = splitLatinWords(name);
  if (firstWord.length < 2) return [];
  return rules
    .filter(({ pattern }) => pattern.test(firstWord))
    .flatMap(({ kind, pattern, replacement }) => {
      const form = [firstWord.replace(pattern, replacement), ...otherWords].map(toTitleCase).join(' ');
      const nameNumber = computeChaldeanName(form);
      return nameNumber.kind === 'chaldean' ? [{ kind, form, nameNumber }] : [];
    });
}

/** "ASHA" becomes "Asha". */
export const toTitleCase = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();
