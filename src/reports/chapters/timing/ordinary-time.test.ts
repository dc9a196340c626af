/** The longest time between two windows is an ordinary time: no rule speaks against it, so its row forbids nothing. */
import { expect, test } from 'vitest';
import * as answers from '#src/reports/content/en/answers/index.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { writeWindowAnswer } from '#src/reports/chapters/answers/window-answer.ts';
import { createPeople, createReportInput } from '#src/testing/fixtures/people.ts';

/** All texts of advice of grade 0 within the texts of the answers. */
function listOrdinaryAdvice(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '0' && Array.isArray(part) ? (part as string[]) : listOrdinaryAdvice(part),
  );
}

test('the row of the longest time without a window is called ordinary', () => {
  const labels = createPeople(30)
    .map((person) => createContext(createReportInput(person, 'career-wealth')))
    .flatMap((context) => writeWindowAnswer(context, 'money')?.windows ?? [])
    .flatMap(({ grade, label }) => (grade === 0 ? [label] : []));
  expect(new Set(labels)).toEqual(new Set(['Ordinary']));
});

test('the advice for an ordinary time forbids nothing', () => {
  const advice = listOrdinaryAdvice(answers.windowAnswers);
  expect(advice).toHaveLength(27);
  const all = listOrdinaryAdvice(answers);
  expect(all.length).toBeGreaterThan(60);
  expect(all.filter((text) => /\b(not|no|nothing|nobody|avoid|postpone|later|only)\b/i.test(text))).toEqual(
    [],
  );
});
