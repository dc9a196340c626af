import { describe, expect, test } from 'vitest';
import { KABIR, createReportInput } from '#src/testing/fixtures/people.ts';
import { determineLifeStage, getAgeAt, isChild, isInChildhood } from './life-stage.ts';
import { createContext } from './report-context.ts';

const createContextAt = (birthDate: string, madeAt: string) => {
  const input = createReportInput({ ...KABIR, date: birthDate }, 'free-kundli');
  return createContext({ ...input, order: { ...input.order, madeAt } });
};

describe('age in a report', () => {
  // Midnight in India is 18:30 UTC of the day before. Kabir was born at a later hour of the day.
  test('increases at the Indian midnight with which the birthday begins', () => {
    const context = createContextAt('2000-06-04', '2026-06-04T00:00:00Z');
    expect(getAgeAt(context, '2026-06-03T18:29:59Z')).toBe(25);
    expect(getAgeAt(context, '2026-06-03T18:30:00Z')).toBe(26);
  });

  test('is 0 before the birth', () => {
    expect(getAgeAt(createContextAt('2000-06-04', '2026-06-04T00:00:00Z'), '1999-01-01T00:00:00Z')).toBe(0);
  });
});

describe('life stage', () => {
  test('a child becomes an adult on the sixteenth birthday', () => {
    expect(determineLifeStage(createContextAt('2010-11-21', '2026-11-20T18:29:59Z'))).toBe('child');
    expect(determineLifeStage(createContextAt('2010-11-21', '2026-11-20T18:30:00Z'))).toBe('adult');
  });

  test('an adult is old from the seventieth birthday', () => {
    expect(determineLifeStage(createContextAt('1956-11-21', '2026-11-20T18:29:59Z'))).toBe('adult');
    expect(determineLifeStage(createContextAt('1956-11-21', '2026-11-20T18:30:00Z'))).toBe('old');
  });

  test('the childhood of a child’s report ends on the sixteenth birthday', () => {
    const context = createContextAt('2015-03-01', '2026-11-20T00:00:00Z');
    expect(isChild(context)).toBe(true);
    expect(isInChildhood(context, '2031-02-28T18:29:59Z')).toBe(true);
    expect(isInChildhood(context, '2031-02-28T18:30:00Z')).toBe(false);
  });
});
