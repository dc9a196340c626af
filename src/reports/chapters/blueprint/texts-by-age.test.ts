import { describe, expect, test } from 'vitest';
import type { Chapter } from '#src/reports/context/chapter.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { PLACES, createPeople, createReportInput, removeSensitivity } from '#src/testing/fixtures/people.ts';
import type { EssayPage } from '#src/reports/contract.ts';
import { collectStrings } from '#src/testing/reports/printed-text.ts';
import { childrenChapter, educationChapter, partnershipChapter } from './subject-chapter.ts';

type Birth = Parameters<typeof createReportInput>[0];

const listPages = (chapter: Chapter, births: readonly Birth[]): EssayPage[] =>
  births.flatMap((birth) => {
    const input = createReportInput(birth, 'life-blueprint');
    const page = writeChapter(chapter, createContext(removeSensitivity(input)));
    return page?.kind === 'essay' ? [{ ...page, chapterNumber: 1 } as EssayPage] : [];
  });

/** For sixty charts of readers born in one year; reports are made in November 2026. */
const writeForYear = (chapter: Chapter, year: number): EssayPage[] =>
  listPages(
    chapter,
    createPeople(60).map((birth) => ({ ...birth, date: `${year}${birth.date.slice(4)}` })),
  );

const listTexts = (chapter: Chapter, year: number) => collectStrings(writeForYear(chapter, year));

const listMatches = (texts: readonly string[], words: RegExp) => texts.filter((text) => words.test(text));

describe('texts by age', () => {
  test('a reader of fifty-two, past the times for a child, reads of no child to come', () => {
    const words = /plan early|a later start|hoped for|parents early/i;
    expect(listMatches(listTexts(childrenChapter, 1974), words)).toEqual([]);
  });

  test('a reader of fifty-six reads of grown children and of no child to come', () => {
    const words = /early for their|plan early|a later start|hoped for|screen time|parents early/i;
    expect(listMatches(listTexts(childrenChapter, 1996), words)).not.toEqual([]);
    expect(listMatches(listTexts(childrenChapter, 1970), words)).toEqual([]);
  });

  test('a reader of sixty-six reads of learning without examinations', () => {
    const words = /examination|\bmarks\b|\bterm\b|scholarship|\bgrant\b|\btests?\b|supervision|your studies/i;
    expect(listMatches(listTexts(educationChapter, 1996), words)).not.toEqual([]);
    expect(listMatches(listTexts(educationChapter, 1960), words)).toEqual([]);
  });

  test('a reader of forty-one reads of a partner who is there', () => {
    const words =
      /is likely to introduce|introduce you|attracts you|after the wedding|before a promise|\bwedding\b|an engagement/i;
    expect(listMatches(listTexts(partnershipChapter, 1996), words)).not.toEqual([]);
    expect(listMatches(listTexts(partnershipChapter, 1985), words)).toEqual([]);
  });

  test('a house with twenty-five points has average support, as on its page', () => {
    const words = /(has few points|not always easy|Save your strength)/;
    const reasons = writeForYear(educationChapter, 1970).flatMap(({ parts }) =>
      parts.flatMap(({ statements }) => statements.map(({ text, because }) => ({ text, because }))),
    );
    const ofTwentyFive = reasons.filter(({ because }) => /\b25 bindus/.test(because));
    expect(ofTwentyFive.length).toBeGreaterThan(0);
    expect(ofTwentyFive.filter(({ text }) => words.test(text))).toEqual([]);
  });

  test('no time for a child begins after the forty-fifth birthday', () => {
    const listYears = (year: number) =>
      writeForYear(childrenChapter, year).flatMap(({ parts }) =>
        parts.flatMap(({ windows = [] }) => windows.map(({ when }) => Number(/\d{4}/.exec(when)![0]))),
      );
    expect(Math.max(...listYears(1982))).toBe(2027);
    expect(Math.max(...listYears(1992))).toBe(2036);
  });
});

test('without a birth time the second time for a child is a good one before a fair one', () => {
  const birth = { name: 'Kavita', date: '1991-05-21', place: PLACES[0] };
  const [page] = listPages(childrenChapter, [birth]);
  const { windows = [], statements } = page!.parts.find(({ id }) => id === 'times')!;
  expect(windows.map(({ grade }) => grade)).toEqual([2, 1, 2, 1]);
  expect(statements[1]!.text).toContain('2034');
});
