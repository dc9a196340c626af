/** The usual other spellings of a name’s first word, and what each makes of the count. */
import { chaldeanName, type ChaldeanName } from '#src/numerology/chaldean.ts';
import { latinWords } from '#src/numerology/contract-letters.ts';
import type { Change, Still } from '#src/reports/content/en/numbers/name-spelling.ts';

export type Respelt<Kind> = { kind: Kind; form: string; counted: ChaldeanName };

/** What is written for what; the rest of the word stays. */
type Rule<Kind> = { kind: Kind; when: RegExp; written: string };

const CHANGES: readonly Rule<Change>[] = [
  { kind: 'longU', when: /(?<=[^AEIOU])U(?=[^AEIOU])/, written: 'OO' },
  { kind: 'longA', when: /(?<=[^AEIOU])A(?=[^AEIOU]|$)/, written: 'AA' },
  { kind: 'noFinalA', when: /(?<=[AEIOU][^AEIOU]+[^AEIOUHY])A$/, written: '' },
  { kind: 'finalH', when: /(?<=[AIT])$/, written: 'H' },
  { kind: 'doubled', when: /(?<=[AEIOU])([BDGKLMNPRSTV])(?=[AEIOU]|$)/, written: '$1$1' },
];

const STILLS: readonly Rule<Still>[] = [
  { kind: 'wForV', when: /V/, written: 'W' },
  { kind: 'longI', when: /(?<=[^AEIOU])I(?=[^AEIOU])/, written: 'EE' },
  { kind: 'yForI', when: /I$/, written: 'Y' },
];

const CHANGES_TOLD = 2;

/** At most two, of different figures: those whose figure pleases most come first. */
export function changesOf(name: string, rank: (figure: number) => number): Respelt<Change>[] {
  const all = respelt(name, CHANGES).toSorted((a, b) => rank(b.counted.single) - rank(a.counted.single));
  return all
    .filter(({ counted }, i) => all.findIndex((other) => other.counted.single === counted.single) === i)
    .slice(0, CHANGES_TOLD);
}

export const stillOf = (name: string): Respelt<Still> | undefined => respelt(name, STILLS)[0];

function respelt<Kind>(name: string, rules: readonly Rule<Kind>[]): Respelt<Kind>[] {
  const [first = '', ...others] = latinWords(name);
  if (first.length < 2) return [];
  return rules
    .filter(({ when }) => when.test(first))
    .flatMap(({ kind, when, written }) => {
      const form = [first.replace(when, written), ...others].map(titled).join(' ');
      const counted = chaldeanName(form);
      return counted.kind === 'chaldean' ? [{ kind, form, counted }] : [];
    });
}

/** "ASHA" as it is printed. */
export const titled = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();
