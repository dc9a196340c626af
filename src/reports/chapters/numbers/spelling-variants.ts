/** The usual other spellings of a name’s first word, and what each makes of the count. */
import { computeChaldeanName, type ChaldeanName } from '#src/numerology/chaldean.ts';
import { splitLatinWords } from '#src/numerology/contract-letter-values.ts';
import type { ChangeKind, SameFigureKind } from '#src/reports/content/en/numbers/name-spelling.ts';

type SpellingVariant<Kind> = { kind: Kind; form: string; counted: ChaldeanName };

/** What is written for what; the rest of the word stays. */
type Rule<Kind> = { kind: Kind; when: RegExp; written: string };

const CHANGE_RULES: readonly Rule<ChangeKind>[] = [
  { kind: 'longU', when: /(?<=[^AEIOU])U(?=[^AEIOU])/, written: 'OO' },
  { kind: 'longA', when: /(?<=[^AEIOU])A(?=[^AEIOU]|$)/, written: 'AA' },
  { kind: 'noFinalA', when: /(?<=[AEIOU][^AEIOU]+[^AEIOUHY])A$/, written: '' },
  { kind: 'finalH', when: /(?<=[AIT])$/, written: 'H' },
  { kind: 'doubled', when: /(?<=[AEIOU])([BDGKLMNPRSTV])(?=[AEIOU]|$)/, written: '$1$1' },
];

const SAME_FIGURE_RULES: readonly Rule<SameFigureKind>[] = [
  { kind: 'wForV', when: /V/, written: 'W' },
  { kind: 'longI', when: /(?<=[^AEIOU])I(?=[^AEIOU])/, written: 'EE' },
  { kind: 'yForI', when: /I$/, written: 'Y' },
];

const MAX_CHANGES = 2;

/** At most two, of different figures: those whose figure pleases most come first. */
export function findChangedSpellings(
  name: string,
  rank: (figure: number) => number,
): SpellingVariant<ChangeKind>[] {
  const all = respell(name, CHANGE_RULES).toSorted((a, b) => rank(b.counted.single) - rank(a.counted.single));
  return all
    .filter(({ counted }, i) => all.findIndex((other) => other.counted.single === counted.single) === i)
    .slice(0, MAX_CHANGES);
}

export const findUnchangedSpelling = (name: string): SpellingVariant<SameFigureKind> | undefined =>
  respell(name, SAME_FIGURE_RULES)[0];

function respell<Kind>(name: string, rules: readonly Rule<Kind>[]): SpellingVariant<Kind>[] {
  const [first = '', ...others] = splitLatinWords(name);
  if (first.length < 2) return [];
  return rules
    .filter(({ when }) => when.test(first))
    .flatMap(({ kind, when, written }) => {
      const form = [first.replace(when, written), ...others].map(toTitleCase).join(' ');
      const counted = computeChaldeanName(form);
      return counted.kind === 'chaldean' ? [{ kind, form, counted }] : [];
    });
}

/** "ASHA" as it is printed. */
export const toTitleCase = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();
