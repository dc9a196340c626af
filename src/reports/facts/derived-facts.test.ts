import { describe, expect, test } from 'vitest';
import type { BirthTimeInterval } from '#src/astrology/contract.ts';
import {
  createContext,
  type ReportContext,
  type TimeKnownContext,
} from '#src/reports/context/report-context.ts';
import { KABIR, createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { UNBOUNDED } from '#src/astrology/birth-time-interval.ts';
import { evaluateCertainty } from './certainty.ts';
import { findDerivedInterval } from './derived-facts.ts';

const people = createPeople(40).map((birth) => createContext(createReportInput(birth)) as TimeKnownContext);

const toMinutes = ({ birth }: ReportContext, end: string | null): number =>
  end === null ? Infinity : Math.abs(Date.parse(end) - Date.parse(birth.utc)) / 60_000;

/** Ends later than 45 minutes from the birth count as open. */
const listEnds = (context: ReportContext, { from, to }: BirthTimeInterval): number[] =>
  [from, to].map((end) => toMinutes(context, end)).map((minutes) => (minutes < 44 ? minutes : Infinity));

describe('interval of a derived fact', () => {
  test('ends within a minute of the computed ends of the navamsha lagna', () => {
    for (const person of people) {
      const interval = findDerivedInterval(person, [({ chart }) => chart.lagna.navamsaSign], UNBOUNDED);
      const expectedEnds = listEnds(person, person.sensitivity!.navamsaLagna);
      listEnds(person, interval).forEach((end, i) => {
        if (end !== Infinity) expect(expectedEnds[i]! - end).toBeLessThanOrEqual(1);
        else expect(expectedEnds[i]).toBeGreaterThan(43);
        expect(end).toBeLessThanOrEqual(expectedEnds[i]! + 1);
      });
    }
  });

  test('ends exactly where the lagna changes its sign', () => {
    for (const person of people) {
      const interval = findDerivedInterval(person, [({ chart }) => chart.lagna.sign], UNBOUNDED);
      expect(listEnds(person, interval)).toEqual(listEnds(person, person.sensitivity!.lagnaSign));
    }
  });

  test('contains the birth where the lagna changes within a minute of it', () => {
    // born at 4:13 pm; the lagna changes at 4:14 pm
    const person = createContext(createReportInput(createPeople(290).at(-1)!));
    const { from, to } = findDerivedInterval(person, [({ birth }) => birth.utc], UNBOUNDED);
    expect(from! <= person.birth.utc).toBe(true);
    expect(to! >= person.birth.utc).toBe(true);
  });

  test('is open for a value that does not depend on the birth time', () => {
    expect(findDerivedInterval(people[0]!, [({ now }) => now], UNBOUNDED)).toEqual(UNBOUNDED);
  });

  test('is never wider than its limits', () => {
    for (const person of people) {
      const limits = person.sensitivity!.navamsaLagna;
      expect(findDerivedInterval(person, [() => 1], limits)).toEqual(limits);
    }
  });
});

describe('certainty of a derived fact', () => {
  const kabir = createContext(createReportInput(KABIR)) as TimeKnownContext;

  test('a derived fact that changes within 45 minutes needs the minute', () => {
    const readNavamsha = ({ chart }: TimeKnownContext) => chart.lagna.navamsaSign;
    expect(evaluateCertainty(kabir, ['Saturn.sign=9'])?.level).toBe('stable');
    expect(evaluateCertainty(kabir, ['Saturn.sign=9'], [readNavamsha])?.level).toBe('minute-sensitive');
  });

  test('without a birth time a derived fact is stable if it is the same all day', () => {
    // on 25 November 1988 the Moon went from Taurus to Gemini
    const context = createContext(createReportInput(removeTime({ ...KABIR, date: '1988-11-25' })));
    const evaluate = (graha: 'Moon' | 'Saturn') =>
      evaluateCertainty(context, [], [({ chart }: ReportContext) => chart.grahas[graha].sign])?.level;
    expect(evaluate('Saturn')).toBe('stable');
    expect(evaluate('Moon')).toBe('borderline');
  });
});
