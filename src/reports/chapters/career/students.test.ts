/** The career report of readers who are still at school or in their first studies. */
import { expect, test } from 'vitest';
import { currentPeriodLine } from '#src/reports/content/en/career/career-summary.ts';
import { currentPeriodLineOfStudents } from '#src/reports/content/en/career/students.ts';
import { writeChapter } from '#src/reports/context/chapter.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { PLACES, createReportInput, removeSensitivity } from '#src/testing/fixtures/people.ts';
import { createTenYearsChapter } from '#src/reports/chapters/timing/ten-years.ts';
import { careerSummaryChapter } from './career-summary.ts';

/** The reports of the fixtures are made on 21 November 2026: these readers are sixteen to twenty. */
const STUDENTS = [2006, 2007, 2008, 2009, 2010].flatMap((year) =>
  Array.from({ length: 10 }, (_, i) => `${year}-${String(i + 1).padStart(2, '0')}-07`).flatMap((date) =>
    ['03:20', '09:20', '15:20', '21:20'].map((time) => ({ name: 'Student', date, time, place: PLACES[0] })),
  ),
);

const createStudentContext = (student: (typeof STUDENTS)[number]) =>
  createContext(removeSensitivity(createReportInput(student, 'career-wealth')));

test('the present period of a student speaks of study and not of a post', () => {
  const texts = STUDENTS.map((student) =>
    writeChapter(careerSummaryChapter, createStudentContext(student)),
  ).flatMap((page) => (page?.kind === 'summary' ? [page.now!.text] : []));
  for (const line of Object.values(currentPeriodLineOfStudents))
    expect(
      texts.some((text) => text.includes(line)),
      line,
    ).toBe(true);
  for (const line of Object.values(currentPeriodLine))
    expect(texts.filter((text) => text.includes(line))).toEqual([]);
});

test('the ten years at a glance of a student name a first job and no change of work', () => {
  const leads = STUDENTS.map((student) =>
    writeChapter(createTenYearsChapter('career-wealth'), createStudentContext(student)),
  ).flatMap((page) => (page?.kind === 'timing' ? [page.lead] : []));
  expect(leads.filter((lead) => lead.includes('a first or better job')).length).toBeGreaterThan(10);
  expect(leads.filter((lead) => lead.includes('change of work'))).toEqual([]);
});
