/** The four quick calculators of the home page and their inputs. */
import { HOME_RANGES, type Range } from '#web/calculators/home-scores.ts';

/** Typed values by field name. */
export type QuickValues = Record<string, string>;

export type QuickCalculator = {
  id: 'love' | 'friendship' | 'energy' | 'number';
  title: string;
  subtitle: string;
  fields: readonly { name: string; label: string; type?: 'date' }[];
  isFilled: (text: string) => boolean;
  /** the error of a filled field, shown after the button is used */
  findError?: (text: string) => string | undefined;
  /** the possible scores; absent when the result is not a score */
  range?: Range;
  /** delay of the result, from the specification */
  delayMs: number;
};

const isNotEmpty = (text: string) => text.trim() !== '';
const findNameError = (name: string) =>
  /\p{L}/u.test(name) ? undefined : 'Please write the name in letters.';

export const quickCalculators: QuickCalculator[] = [
  {
    id: 'love',
    title: 'Love',
    subtitle: 'Two names on one scale.',
    fields: [
      { name: 'name', label: 'Your name' },
      { name: 'partnerName', label: 'Their name' },
    ],
    isFilled: isNotEmpty,
    findError: findNameError,
    range: HOME_RANGES.love,
    delayMs: 2000,
  },
  {
    id: 'friendship',
    title: 'Friendship',
    subtitle: 'How well two friends get on.',
    fields: [
      { name: 'name', label: 'Your name' },
      { name: 'partnerName', label: 'Your friend’s name' },
    ],
    isFilled: isNotEmpty,
    findError: findNameError,
    range: HOME_RANGES.friendship,
    delayMs: 0,
  },
  {
    id: 'energy',
    title: 'Energy of a day',
    subtitle: 'Your energy on any date you choose.',
    fields: [{ name: 'date', label: 'Date', type: 'date' }],
    isFilled: isNotEmpty,
    range: HOME_RANGES.energy,
    delayMs: 0,
  },
  {
    id: 'number',
    title: 'Your number',
    subtitle: 'Digits added until one is left.',
    fields: [{ name: 'digits', label: 'A birth date, or any number' }],
    isFilled: (text) => /\d/.test(text),
    delayMs: 0,
  },
];
