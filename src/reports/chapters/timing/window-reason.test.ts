/** The subject of each clause in the reason of a window. */
import { expect, test } from 'vitest';
import { createContext } from '#src/reports/context/report-context.ts';
import { createPeople, createReportInput, PLACES } from '#src/testing/fixtures/people.ts';
import { MATTERS } from '#src/astrology/contract-timing.ts';
import { writeWindowAnswer } from '#src/reports/chapters/answers/window-answer.ts';
import { getMatterTiming } from './report-timing.ts';
import { listWindowReasons } from './window-reason.ts';

const reasons = createPeople(40).flatMap((person) => {
  const context = createContext(createReportInput(person, 'life-blueprint'));
  return (['workChange', 'property', 'money'] as const).flatMap(
    (matter) => writeWindowAnswer(context, matter)?.answer.because ?? [],
  );
});

test('the links of the lord of a period are clauses with a verb', () => {
  const ofPeriods = reasons.filter((reason) => reason.includes('antardasha until'));
  expect(ofPeriods.length).toBeGreaterThan(20);
  for (const reason of ofPeriods)
    expect(reason).toMatch(/ rules the antardasha until [^;]+; it (rules|is|aspects|acts)/);
});

/** Mumbai, 17 August 2002, 7:42 am: a window for work from December 2027 to February 2028 begins in Mars and ends in Rahu. */
const mumbai = createContext(
  createReportInput(
    {
      name: 'Priya',
      date: '2002-08-17',
      time: '07:42',
      place: { ...PLACES[0], name: 'Mumbai', latitude: 19.07, longitude: 72.88 },
    },
    'life-blueprint',
  ),
);

test('a window of two antardashas names both lords with their months', () => {
  expect(writeWindowAnswer(mumbai, 'workChange')!.answer.because).toMatch(
    /^Mars rules the antardasha in Dec\s2027 \(it [^)]+\), then Rahu in Jan to Feb\s2028 \(it is in your 10th\)\./,
  );
});

test('each lord of a window of several antardashas has its months and a link', () => {
  const ofSeveral = createPeople(40)
    .map((person) => createContext(createReportInput(person, 'life-blueprint')))
    .flatMap((context) =>
      MATTERS.flatMap((matter) =>
        getMatterTiming(context, matter).windows.map(
          (window) => listWindowReasons(context, matter, window)[0] ?? '',
        ),
      ),
    )
    .filter((reason) => reason.includes('rules the antardasha in '));
  expect(ofSeveral.length).toBeGreaterThan(20);
  for (const reason of ofSeveral)
    for (const lord of reason.split(/(?<=\)), then /))
      expect(lord).toMatch(/^(the )?\w+( rules the antardasha)? in [\w\s]+\d{4} \(it [^)]+\)$/);
});

test('a lord under a transit is named by its house', () => {
  expect(reasons.some((reason) => /(with|aspects?) the lord of the \d+/.test(reason))).toBe(true);
  expect(reasons.filter((reason) => /\bits lord\b/.test(reason))).toEqual([]);
});
