/** Formats names, times and spans of an answer. */
import { GRAHAS, NAKSHATRAS } from '#src/astrology/contract-names.ts';
import { SIGN_LORDS } from '#src/astrology/contract-sign-lords.ts';
import type { SignVocabulary } from '#src/astrology/contract-sign-names.ts';
import { roundUpToMinute } from '#src/places/contract-first-minute.ts';
import { formatCivilTime } from '#web/lib/dates.ts';

type Graha = (typeof GRAHAS)[number];

/** By the clock of the birth, and with the sign names that the member chose. */
export type Wording = { utcOffsetSeconds: number; vocabulary: SignVocabulary };

export const getSignLordName = (sign: number): string => SIGN_LORDS[sign - 1]!;

export const getNakshatra = (nakshatra: number) => NAKSHATRAS[nakshatra - 1]!;

/** "the Sun", "Mars" */
export const formatGraha = (graha: Graha): string =>
  graha === 'Sun' || graha === 'Moon' ? `the ${graha}` : graha;

const PADAS = ['first', 'second', 'third', 'fourth'];
export const formatPada = (pada: number): string => `${PADAS[pada - 1]!} pada`;

/** "2:30 pm" of an instant, by the clock of the birth. */
export function formatClock(iso: string, utcOffsetSeconds: number): string {
  const local = new Date(Date.parse(iso) + utcOffsetSeconds * 1000);
  return formatCivilTime(local.toISOString().slice(11, 16));
}

/** "1:08 pm", the first whole minute of a time that begins at an instant. */
export const formatFirstMinute = (iso: string, utcOffsetSeconds: number): string =>
  formatClock(new Date(roundUpToMinute(Date.parse(iso), utcOffsetSeconds)).toISOString(), utcOffsetSeconds);

/** "a, b or c" */
export const formatChoice = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)!}`;

export type Change = { name: string; from: string };

/** Joins neighbours with the same name: stays in several padas of one sign are one stay. */
export const mergeChanges = (changes: readonly Change[]): Change[] =>
  changes.filter(({ name }, index) => changes[index - 1]?.name !== name);

/** "Dhanu all day", "Dhanu until 3:10 pm, then Makara" */
export function formatChanges(changes: readonly Change[], utcOffsetSeconds: number): string {
  const merged = mergeChanges(changes);
  if (merged.length === 1) return `${merged[0]!.name} all day`;
  return merged
    .map(({ name }, index) => {
      const next = merged[index + 1];
      const start = index === 0 ? name : `then ${name}`;
      return next ? `${start} until ${formatClock(next.from, utcOffsetSeconds)}` : start;
    })
    .join(', ');
}
