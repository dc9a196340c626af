import { expect, it } from 'vitest';
import { formatRelativeDay } from './relative-day.ts';

it('formatRelativeDay is relative to the current day in India', () => {
  const now = '2026-11-21T05:15:00.000Z';
  expect(formatRelativeDay('2026-11-21T18:29:00.000Z', now)).toBe('today, 11:59 pm');
  expect(formatRelativeDay('2026-11-21T18:30:00.000Z', now)).toBe('tomorrow, 12:00 am');
  expect(formatRelativeDay('2026-11-23T21:40:00.000Z', now)).toBe('24 Nov, 3:10 am');
});
