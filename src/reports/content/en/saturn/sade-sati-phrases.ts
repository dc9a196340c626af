/** Names, ages and sentences on the state of Sade Sati. */
import type { SaturnPhase } from '#src/astrology/contract.ts';
import { formatOrdinal, toUppercaseFirst } from '#src/reports/content/en/grammar/index.ts';

type Phase = SaturnPhase['phase'];

export const phaseNames: Record<Phase, string> = {
  rising: 'first part',
  peak: 'middle part',
  setting: 'last part',
};

/** Before the text of a phase that is to come. */
export const phaseDates = (phase: Phase, from: string, to: string): string =>
  `The ${phaseNames[phase]} runs from ${from} to ${to}.`;

/** "age 18 to 26" */
export const passageAges = (from: number, to: number): string =>
  from === 0 ? `from your first year to age ${to}` : `age ${from} to ${to}`;
/** In a column of ages. */
export const passageAgesFromBirth = (to: number): string => (to === 0 ? 'first year' : `birth to ${to}`);
/** In a column of ages: "18 to 26" */
export const passageAgesCell = (from: number, to: number): string => `${from} to ${to}`;

/** "your Moon in Pisces" */
export const yourMoonInSign = (sign: string): string => `your Moon in ${sign}`;
/** "fourth from your Pisces Moon" @param moonSign name of the sign of the Moon */
export const placeFromMoon = (place: number, moonSign: string): string =>
  place === 1 ? `the sign of your ${moonSign} Moon` : `${formatOrdinal(place)} from your ${moonSign} Moon`;

/** Above the figure for one of two possible signs of the Moon. */
export const ifMoonInSign = (sign: string): string => `If your Moon was in ${sign}`;
export const textForMoonSign = (sign: string, text: string): string => `If your Moon was in ${sign}: ${text}`;
/** The reasons for each of two signs of the Moon; the first has no full stop. */
export const reasonsForTwoMoons = (first: string, second: string): string => `${first}; and ${second}`;

/** Sentences of the lead. Dates are long dates. */
export const sadeSatiState = {
  running: (phase: Phase | null, beginning: string, end: string): string =>
    `${phase ? `You are in Sade Sati, in its ${phaseNames[phase]}.` : 'Your Sade Sati is running, though Saturn has left its three signs for some months.'} ${beginning}, and ends on ${end}.`,
  begunBeforeBirth: (date: string): string => `It had begun before your birth, on ${date}`,
  begun: (date: string, age: number): string => `It began on ${date}, ${ageAtDate(age)}`,
  free: (last: string, next: string): string => `You are not in Sade Sati. ${last} ${next}`,
  noLast: 'Since your birth there has been none.',
  last: (date: string, age: number): string => `The last passage ended on ${date}, ${ageAtDate(age)}.`,
  noNext: 'No further one begins before you are ninety.',
  first: (date: string): string => `The first begins on ${date}.`,
  next: (date: string): string => `The next begins on ${date}.`,
} as const;

const ageAtDate = (age: number): string => (age === 0 ? 'in your first year' : `when you were ${age}`);

/** The lead where two signs of the Moon are possible. */
export const sadeSatiLeadForTwoMoons = (answers: readonly string[]): string =>
  `Your Moon changed signs on the day of your birth, and Sade Sati is counted from the Moon. So both answers follow. ${answers.join(' ')}`;

export const sadeSatiBriefly = {
  running: (sign: string, year: string): string => `If your Moon was in ${sign}: Sade Sati runs until ${year}.`,
  next: (sign: string, year: string): string =>
    `If your Moon was in ${sign}: none now, and the next begins in ${year}.`,
  none: (sign: string): string => `If your Moon was in ${sign}: none now, and none before you are ninety.`,
} as const;

export const passageNames = ['First', 'Second', 'Third', 'Fourth', 'Fifth'] as const;

export const captionForMoonSign = (caption: string, sign: string): string => `${caption} Moon in ${sign}.`;

export const passageTable = {
  head: (phaseColumns: readonly string[]): readonly string[] => ['Passage', ...phaseColumns, 'Ends', 'Your age'],
  phaseColumn: (phase: Phase, sign: string): string => `${toUppercaseFirst(phaseNames[phase])}, ${sign}`,
  notReached: 'not reached',
} as const;

export const passageStepsTable = {
  head: {
    running: ['The passage you are in', 'Saturn in', 'From', 'Until', 'How it enters'],
    next: ['The passage to come', 'Saturn in', 'From', 'Until', 'How it enters'],
    last: ['The last passage', 'Saturn in', 'From', 'Until', 'How it enters'],
  },
  phase: (phase: Phase): string => toUppercaseFirst(phaseNames[phase]),
  forward: 'forward',
  retrograde: 'turning back',
  forwardAfterPause: 'forward, after a pause',
  retrogradeAfterPause: 'turning back, after a pause',
} as const;

export const dhaiyaTable = {
  head: ['Dhaiya', 'Saturn in', 'From', 'Until', 'Your age'],
  names: { 4: 'Kantaka, in the fourth', 8: 'Ashtama, in the eighth' },
} as const;
