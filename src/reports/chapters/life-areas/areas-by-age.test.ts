/** The areas of life for readers of forty and of sixty or more. Reports are made in November 2026. */
import { describe, expect, test } from 'vitest';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { memoize } from '#src/astrology/ephemeris/memoize.ts';
import * as byAge from '#src/reports/content/en/life-areas/by-age/index.ts';
import type { AreaId } from '#src/reports/content/en/life-areas/life-areas.ts';
import { ASHA, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { createHouseCharts } from '#src/testing/reports/house-charts.ts';
import { collectStrings } from '#src/testing/reports/printed-text.ts';
import { lifeAreasChapter } from './life-areas.ts';

const charts = createHouseCharts();

/** The texts of the areas for a reader born in that year, without repetitions. */
const writeAreas = memoize((birthYear: number): ReadonlyMap<string, ReadonlySet<string>> => {
  const birth = { ...ASHA.birth, date: `${birthYear}-05-01` };
  const pages = charts.map((chart) =>
    writeChapter(lifeAreasChapter, createContext(removeSensitivity({ ...ASHA, birth, chart }))),
  );
  const parts = pages.flatMap((page) => (page?.kind === 'essay' ? page.parts : []));
  const texts = Map.groupBy(parts, ({ id }) => id);
  return new Map(
    [...texts].map(([id, ofArea]) => [
      id,
      new Set(ofArea.flatMap(({ statements }) => statements.map(({ text }) => text))),
    ]),
  );
});

const listTexts = (area: AreaId, birthYear: number): string[] => [
  ...writeAreas(birthYear).get(`area-${area}`)!,
];

describe('areas of life of older readers', () => {
  test.each([
    [
      'partnership',
      1996,
      1986,
      /proposal|engagement|\bmeet (?:a possible|first|people)|before (?:a|the) (?:marriage|deal)|rishta|introduce the partner/i,
    ],
    [
      'work',
      1996,
      1966,
      /promotion|\bapply\b|\bposts?\b|interview|salary|\bCV\b|career|\bboss\b|seniors?\b|\bjob/i,
    ],
    ['home', 1996, 1966, /career|office|instalment|\bloan/i],
    ['money', 1996, 1960, /salary|\braise\b|bonus|school fees|employer|\bPPF\b/i],
    [
      'learning',
      1996,
      1966,
      /\bexam|degree|coaching|institute|higher study|new job or a new city|employers|college/i,
    ],
  ] as const)(
    '%s: a reader born in %i reads of beginnings, one born in %i does not',
    (area, young, old, words) => {
      expect(listTexts(area, young).filter((text) => words.test(text))).not.toEqual([]);
      expect(listTexts(area, old).filter((text) => words.test(text))).toEqual([]);
    },
  );

  test('every text for an age is used', () => {
    const printed = new Set(
      (['home', 'partnership', 'work', 'money', 'learning'] as const).flatMap((area) =>
        listTexts(area, 1960),
      ),
    );
    const { marriedPartnership, retiredHome, retiredWork, retiredMoney, retiredLearning } = byAge;
    // A judgement needs a certain balance of votes, which these charts do not all have.
    const texts = [marriedPartnership, retiredHome, retiredWork, retiredMoney, retiredLearning].map(
      ({ judgements: _, ...others }) => others,
    );
    expect(collectStrings(texts).filter((text) => !printed.has(text))).toEqual([]);
  });

  test('texts for an age are as long as the others', () => {
    const countWords = (text: string) => text.split(' ').length;
    const texts = collectStrings([
      byAge.marriedPartnership,
      byAge.retiredHome,
      byAge.retiredWork,
      byAge.retiredMoney,
      byAge.retiredLearning,
    ]);
    expect(texts.filter((text) => countWords(text) < 12 || countWords(text) > 45)).toEqual([]);
  });
});

describe('areas of life of a reader of seventeen', () => {
  const listIntros = (date: string) => {
    const birth = { ...ASHA.birth, date };
    const page = writeChapter(lifeAreasChapter, createContext(removeSensitivity({ ...ASHA, birth })));
    return page?.kind === 'essay' ? page.parts.map(({ intro }) => intro).join(' ') : '';
  };

  test('say how to read partnership, work and money now', () => {
    expect(listIntros('2009-06-04')).toMatch(
      /for friendship now.*for study and duties now.*for pocket money now/,
    );
  });

  test('are read without it from eighteen on', () => {
    expect(listIntros('2008-06-04')).not.toMatch(/ now[;.]/);
  });
});
