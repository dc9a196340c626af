/** The mark of a window is the same on the page of answers and in its chapter. */
import { expect, test } from 'vitest';
import type { Matter } from '#src/astrology/contract-timing.ts';
import { writeWindowAnswer } from '#src/reports/chapters/answers/window-answer.ts';
import {
  abroadChapter,
  moneyChapter,
  partnershipChapter,
  propertyChapter,
  workChapter,
} from '#src/reports/chapters/blueprint/subject-chapter.ts';
import { writeChapter, type Chapter } from '#src/reports/context/chapter.ts';
import { createContext, type ReportContext } from '#src/reports/context/report-context.ts';
import type { Statement } from '#src/reports/contract.ts';
import { createPeople, createReportInput } from '#src/testing/fixtures/people.ts';

const CHAPTERS: readonly [Matter, Chapter][] = [
  ['abroad', abroadChapter],
  ['money', moneyChapter],
  ['marriage', partnershipChapter],
  ['property', propertyChapter],
  ['promotion', workChapter],
];

function findFirstTime(context: ReportContext, chapter: Chapter): Statement | undefined {
  const page = writeChapter(chapter, context);
  if (page?.kind !== 'essay') return undefined;
  const times = page.parts.find(({ id }) => id === 'times');
  return times?.windows?.length ? times.statements[0] : undefined;
}

test('the first time of a matter has the mark of its answer', () => {
  const marks = createPeople(400)
    .filter((_, i) => i % 16 === 0)
    .map((person) => createContext(createReportInput(person, 'life-blueprint')))
    .flatMap((context) =>
      CHAPTERS.flatMap(([matter, chapter]) => {
        const time = findFirstTime(context, chapter);
        const answer = time && writeWindowAnswer(context, matter)?.answer;
        return answer ? [{ answer: answer.certainty?.note, chapter: time.certainty?.note }] : [];
      }),
    );
  expect(marks.length).toBeGreaterThan(25);
  expect(marks.filter(({ answer, chapter }) => answer !== chapter)).toEqual([]);
});
