import { describe, expect, it } from 'vitest';
import {
  formatFirstMonth,
  formatLastMonth,
  formatMonths,
  formatMonthSpan,
  isFirstMonth,
  joinMonths,
} from './window-months.ts';

const NBSP = '\u00a0';

describe('a span of time in months', () => {
  it.each([
    ['2027-02-01T00:00:00Z', '2027-06-28T00:00:00Z', `Feb to Jun${NBSP}2027`],
    ['2027-12-10T00:00:00Z', '2028-02-20T00:00:00Z', `Dec${NBSP}2027 to Feb${NBSP}2028`],
    ['2027-02-03T00:00:00Z', '2027-02-27T00:00:00Z', `Feb${NBSP}2027`],
  ])('from %s to %s is %s', (from, to, text) => {
    expect(formatMonthSpan(from, to)).toBe(text);
  });

  it('leaves out a month of which it has less than half', () => {
    expect(formatMonthSpan('2027-01-20T00:00:00Z', '2027-05-10T00:00:00Z')).toBe(`Feb to Apr${NBSP}2027`);
  });

  it('is the month of its middle if it has half of no month', () => {
    expect(formatMonthSpan('2027-01-18T00:00:00Z', '2027-02-12T00:00:00Z')).toBe(`Jan${NBSP}2027`);
  });

  it('is joined with a span that begins in the next month, and not with one after a pause', () => {
    const spans = [
      { from: '2027-02-01T00:00:00Z', to: '2027-11-28T00:00:00Z' },
      { from: '2026-12-02T00:00:00Z', to: '2027-01-30T00:00:00Z' },
      { from: '2032-08-02T00:00:00Z', to: '2032-10-30T00:00:00Z' },
    ];
    expect(joinMonths(spans).map((months) => formatMonths(months))).toEqual([
      `Dec${NBSP}2026 to Nov${NBSP}2027`,
      `Aug to Oct${NBSP}2032`,
    ]);
  });

  it('can have the full names of the months', () => {
    expect(formatMonthSpan('2027-02-01T00:00:00Z', '2027-06-28T00:00:00Z', 'long')).toBe(
      `February to June${NBSP}2027`,
    );
  });

  it('ends with the last month of the span, also where less than half of a later month belongs to it', () => {
    expect(formatLastMonth('2027-01-20T00:00:00Z', '2027-06-10T00:00:00Z')).toBe(`May${NBSP}2027`);
  });

  it('begins with the first month of which it has half', () => {
    const span = { from: '2027-01-20T00:00:00Z', to: '2027-06-10T00:00:00Z' };
    expect([1, 2, 3].map((month) => isFirstMonth(span, { year: 2027, month }))).toEqual([false, true, false]);
  });

  it('begins in the next month if less than half of its first month belongs to it', () => {
    expect(formatFirstMonth('2031-10-14T00:00:00Z')).toBe(`Oct${NBSP}2031`);
    expect(formatFirstMonth('2031-10-20T00:00:00Z')).toBe(`Nov${NBSP}2031`);
  });
});
