/** The four quick instruments of the home page: what they ask and need. */
import { HOME_RANGES, type Range } from '#web/calculators/home-scores.ts';

export type Typed = Record<string, string>;

export type QuickInstrument = {
  id: 'love' | 'friendship' | 'energy' | 'number';
  title: string;
  line: string;
  fields: readonly { name: string; label: string; type?: 'date' }[];
  /** whether a field holds what is needed */
  filled: (text: string) => boolean;
  /** the scale a score is read on */
  range?: Range;
  /** the specification lets love take its time */
  waitMs: number;
};

const something = (text: string) => text.trim() !== '';

export const quickInstruments: QuickInstrument[] = [
  {
    id: 'love',
    title: 'Love',
    line: 'Two names on one scale.',
    fields: [
      { name: 'one', label: 'Your name' },
      { name: 'other', label: 'Their name' },
    ],
    filled: something,
    range: HOME_RANGES.love,
    waitMs: 2000,
  },
  {
    id: 'friendship',
    title: 'Friendship',
    line: 'How far two friends would walk.',
    fields: [
      { name: 'one', label: 'Your name' },
      { name: 'other', label: 'Your friend’s name' },
    ],
    filled: something,
    range: HOME_RANGES.friendship,
    waitMs: 0,
  },
  {
    id: 'energy',
    title: 'Energy of a day',
    line: 'The tide on any date you choose.',
    fields: [{ name: 'date', label: 'Date', type: 'date' }],
    filled: something,
    range: HOME_RANGES.energy,
    waitMs: 0,
  },
  {
    id: 'number',
    title: 'Your number',
    line: 'Digits added until one is left.',
    fields: [{ name: 'digits', label: 'A birth date, or any number' }],
    filled: (text) => /\d/.test(text),
    waitMs: 0,
  },
];
