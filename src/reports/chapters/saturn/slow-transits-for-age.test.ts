/** Slow transits of readers of sixteen and seventeen and of those of sixty or more. */
import { describe, expect, test } from 'vitest';
import * as ownTexts from '#src/reports/content/en/saturn/slow-transits-for-age.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { createReportInput, KABIR } from '#src/testing/fixtures/people.ts';
import { collectStrings } from '#src/testing/reports/printed-text.ts';
import { slowTransitsChapter } from './slow-transits.ts';

/** The Moon passes through all signs in a month, and Saturn in thirty years. */
const MOONS = Array.from({ length: 13 }, (_, i) => i * 2 + 1);
const YEARS = Array.from({ length: 12 }, (_, i) => 2022 + Math.round(i * 2.5));

/** "Saturn in Aries, from 3 June 2027 to 17 April 2030, with pauses: …" */
const removeLead = (text: string): string => text.replace(/^\w+ in \w+, (?:until|from) [^:]+: /, '');

const listTexts = (age: number): string[] => [
  ...new Set(
    YEARS.flatMap((year) =>
      MOONS.flatMap((day) => {
        const date = `${year - age}-03-${String(day).padStart(2, '0')}`;
        const input = createReportInput({ ...KABIR, date }, 'year-ahead');
        const order = { ...input.order, madeAt: `${year}-11-21T03:00:00.000Z` };
        const page = writeChapter(slowTransitsChapter, createContext({ ...input, order }));
        return page?.kind === 'table' ? (page.statements ?? []).map(({ text }) => removeLead(text)) : [];
      }),
    ),
  ),
];

const CASES = {
  'sixty or more': {
    age: 72,
    own: ownTexts.seniorSlowTransits,
    foreign: /\bpost\b|resign|interview|\bjob\b|proposal|salary|position at work|best institution|new love/i,
  },
  'sixteen and seventeen': {
    age: 17,
    own: ownTexts.youthSlowTransits,
    foreign: /marriage|proposal|\bjob\b|resign|\bloan\b|sale deed|business|salary|partnership|the post\b/i,
  },
} as const;

// Saturn is in Aries from June to October 2027 and again from February 2028.
test('a slow transit begins with the graha, the sign and the dates', () => {
  const page = writeChapter(slowTransitsChapter, createContext(createReportInput(KABIR, 'sade-sati-check')));
  const texts = page?.kind === 'table' ? (page.statements ?? []).map(({ text }) => text) : [];
  expect(texts[0]).toMatch(/^Saturn in Pisces, until 23 February 2028, with a pause: /);
  expect(texts[1]).toMatch(/^Saturn in Aries, from 3 June 2027 to 17 April 2030, with pauses: /);
});

describe.each(Object.entries(CASES))('a reader of %s', (_, { age, own, foreign }) => {
  const printed = listTexts(age);

  test('reads no slow transit for adults at work', () => {
    expect(printed.length).toBeGreaterThan(30);
    expect(printed.filter((text) => foreign.test(text))).toEqual([]);
  });

  test('reads every text of the own age', () => {
    expect(collectStrings(own).filter((text) => !printed.includes(text))).toEqual([]);
  });
});
