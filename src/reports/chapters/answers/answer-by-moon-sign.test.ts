/** The first pages for a birth day without a time on which the Moon changed its sign. */
import { describe, expect, test } from 'vitest';
import { writeChapter, type Chapter } from '#src/reports/context/chapter.ts';
import { createContext, type ProductKey, type ReportContext } from '#src/reports/context/report-context.ts';
import type { Answer } from '#src/reports/contract-answers.ts';
import { findOtherMoonSign, type OtherMoonSign } from '#src/reports/facts/moon-signs-of-day.ts';
import { createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { blueprintAnswersChapter } from './blueprint-answers.ts';
import { careerAnswersChapter } from './career-answers.ts';
import { kundliAnswersChapter } from './kundli-answers.ts';
import { loveAnswersChapter } from './love-answers.ts';
import { yearAnswersChapter } from './year-answers.ts';

const PAGES: [ProductKey, Chapter][] = [
  ['janam-kundli', kundliAnswersChapter],
  ['career-wealth', careerAnswersChapter],
  ['love-marriage', loveAnswersChapter],
  ['year-ahead', yearAnswersChapter],
  ['life-blueprint', blueprintAnswersChapter],
];

function writePage(chapter: Chapter, context: ReportContext) {
  const page = writeChapter(chapter, context)!;
  if (page.kind !== 'answers') throw new Error(page.kind);
  return page;
}

/** The report as if the Moon had been in the other sign all day. */
const writeAnswersOfOther = (chapter: Chapter, { context }: OtherMoonSign): Answer[] =>
  writePage(chapter, context).answers;

const people = createPeople(120).map(removeTime);

const listTwoSigned = (product: ProductKey) =>
  people.flatMap((person) => {
    const context = createContext(createReportInput(person, product));
    const other = findOtherMoonSign(context);
    return other ? [{ context, other }] : [];
  });

describe.each(PAGES)('answers of %s on a day with two Moon signs', (product, chapter) => {
  const births = listTwoSigned(product);

  test('name both hours of birth wherever the answer for the other sign is another one', () => {
    expect(births.length).toBeGreaterThan(20);
    for (const { context, other } of births) {
      const { ownHours, otherHours } = other.names;
      const ofOther = writeAnswersOfOther(chapter, other);
      for (const { question, answer, detail = '', windows = [], other: printed } of writePage(
        chapter,
        context,
      ).answers) {
        const expected = ofOther.find((item) => item.question === question);
        const isSame =
          JSON.stringify([answer.text, windows]) ===
          JSON.stringify([expected?.answer.text, expected?.windows ?? []]);
        if (!expected || isSame || !/Moon in|from the Moon/.test(answer.because)) continue;
        const text = `${answer.text} ${detail} ${printed?.text ?? ''}`;
        expect(text).toMatch(new RegExp(`born ${ownHours}`, 'i'));
        expect(text).toMatch(new RegExp(`born ${otherHours}, Moon in ${other.names.other}`, 'i'));
      }
    }
  });

  test('print the times of the other sign with their grades', () => {
    for (const { context, other } of births) {
      const ofOther = writeAnswersOfOther(chapter, other);
      for (const { question, other: printed, ...own } of writePage(chapter, context).answers) {
        if (!printed?.windows && !printed?.steps) continue;
        expect(own.answer.text).toMatch(new RegExp(`born ${other.names.ownHours}`, 'i'));
        const expected = ofOther.find((item) => item.question === question)!;
        const known = (own.windows ?? []).map(({ when, grade }) => `${when} ${grade}`);
        const [shared, own2] = [true, false].map((isShared) =>
          (expected.windows ?? []).filter(
            ({ when, grade }) => known.includes(`${when} ${grade}`) === isShared,
          ),
        );
        expect(printed.windows ?? []).toEqual(own2);
        for (const { when } of shared!) expect(printed.text).toContain(when);
        expect(printed.steps ?? []).toEqual(expected.steps ?? []);
      }
    }
  });

  test('have a table for the other sign only if it held a large part of the day', () => {
    for (const { context, other } of births) {
      const tables = writePage(chapter, context).answers.filter((answer) => answer.other?.windows);
      if (!other.isNear) expect(tables).toEqual([]);
    }
  });

  test('are never firm where they name a sign of the Moon, and the note gives the time of the change', () => {
    for (const { context, other } of births) {
      const { answers, note } = writePage(chapter, context);
      const fromMoon = answers.filter(({ answer }) => answer.because.includes('your Moon in'));
      expect(fromMoon.filter(({ answer }) => answer.certainty?.level !== 'borderline')).toEqual([]);
      expect(note).toContain(other.names.otherHours);
    }
  });
});
