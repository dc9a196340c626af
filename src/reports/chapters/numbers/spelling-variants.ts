/** The usual other spellings of the first word of a name, with their numbers. */
import { computeChaldeanName, type ChaldeanName } from '#src/numerology/chaldean.ts';
import { splitLatinWords } from '#src/numerology/contract-letter-values.ts';
import type { ChangeKind, SameFigureKind } from '#src/reports/content/en/numbers/name-spelling.ts';

type SpellingVariant<Kind> = { kind: Kind; form: string; counted: ChaldeanName };

/** Replacements of letters. */
type Rule<Kind> = { kind: Kind; when: RegExp; replacement: string };

const CHANGE_RULES: readonly Rule<ChangeKind>[] = [
  { kind: 'longU', when: /(?<=[^AEIOU])U(?=[^AEIOU])/, replacement: 'OO' },
  { kind: 'longA', when: /(?<=[^AEIOU])A(?=[^AEIOU]|$)/, replacement: 'AA' },
  { kind: 'noFinalA', when: /(?<=[AEIOU][^AEIOU]+[^AEIOUHY])A$/, replacement: '' },
  { kind: 'finalH', when: /(?<=[AIT])$/, replacement: 'H' },
  { kind: 'doubled', when: /(?<=[AEIOU])([BDGKLMNPRSTV])(?=[AEIOU]|$)/, replacement: '$1$1' },
];

const SAME_FIGURE_RULES: readonly Rule<SameFigureKind>[] = [
  { kind: 'wForV', when: /V/, replacement: 'W' },
  { kind: 'longI', when: /(?<=[^AEIOU])I(?=[^AEIOU])/, replacement: 'EE' },
  { kind: 'yForI', when: /I$/, replacement: 'Y' },
];

const MAX_CHANGES = 2;

/** At most two with different figures, the most favourable first. */
export function findChangedSpellings(
  name: string,
  rank: (figure: number) => number,
): SpellingVariant<ChangeKind>[] {
  const all = listSpellings(name, CHANGE_RULES).toSorted(
    (a, b) => rank(b.counted.single) - rank(a.counted.single),
  );
  return all
    .filter(({ counted }, i) => all.findIndex((other) => other.counted.single === counted.single) === i)
    .slice(0, MAX_CHANGES);
}

export const findUnchangedSpelling = (name: string): SpellingVariant<SameFigureKind> | undefined =>
  listSpellings(name, SAME_FIGURE_RULES)[0];

function listSpellings<Kind>(name: string, rules: readonly Rule<Kind>[]): SpellingVariant<Kind>[] {
  const [first = '', ...others] = splitLatinWords(name);
  if (first.length < 2) return [];
  return rules
    .filter(({ when }) => when.test(first))
    .flatMap(({ kind, when, replacement }) => {
      const form = [first.replace(when, replacement), ...others].map(toTitleCase).join(' ');
      const counted = computeChaldeanName(form);
      return counted.kind === 'chaldean' ? [{ kind, form, counted }] : [];
    });
}

/** "ASHA" as it is printed. */
export const toTitleCase = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();
