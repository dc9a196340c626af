import { describe, expect, test } from 'vitest';
import { createPeople, createReportInput, removeTime } from '#src/testing/fixtures/people.ts';
import { createContext } from '#src/reports/context/report-context.ts';
import { hasOneMoonSign } from '#src/reports/context/unknown-time-range.ts';
import { getSignName } from '#src/reports/text/phrases.ts';
import { findOtherMoonSign } from './moon-signs-of-day.ts';

const contexts = createPeople(60).map((person) => createContext(createReportInput(removeTime(person))));

describe('the other Moon sign of a birth day', () => {
  test('exists only on a day on which the Moon changed its sign', () => {
    for (const context of contexts)
      expect(findOtherMoonSign(context) === undefined).toBe(hasOneMoonSign(context));
  });

  test('has the smaller share of the day, in its first or its last hours', () => {
    const others = contexts.flatMap((context) => {
      const other = findOtherMoonSign(context);
      return other ? [{ context, other }] : [];
    });
    expect(others.length).toBeGreaterThan(10);
    for (const { context, other } of others) {
      const { sign, other: otherSign, hours, otherHours } = other.names;
      expect(hours).toBeGreaterThanOrEqual(12);
      expect(hours).toBeLessThan(24);
      expect(sign).toBe(getSignName(context.chart.grahas.Moon.sign));
      const isLater = otherHours.startsWith('after');
      const chart = isLater ? context.dayRange!.latest : context.dayRange!.earliest;
      expect(otherSign).toBe(getSignName(chart.grahas.Moon.sign));
      if (other.isNear) expect(hours).toBeLessThan(15);
    }
    expect(new Set(others.map(({ other }) => other.isNear)).size).toBe(2);
  });
});
