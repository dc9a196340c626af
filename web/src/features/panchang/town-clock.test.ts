import { describe, expect, it } from 'vitest';
import { listHourTicks } from './band/hour-ticks.ts';
import { WIDE } from './band/layout.ts';
import { addMonths, createTownClock, formatLongDate, formatShortDate } from './town-clock.ts';

const INDIA = [{ from: '2026-10-22T18:30:00Z', offsetSeconds: 19_800 }];
/** The clock of London went back from 2:00 to 1:00 on 25 October 2026. */
const LONDON = [
  { from: '2026-09-30T23:00:00Z', offsetSeconds: 3600 },
  { from: '2026-10-25T01:00:00Z', offsetSeconds: 0 },
];

describe('the clock of a town', () => {
  const clock = createTownClock(INDIA, '2026-11-22');

  it('names the weekday of a time on another date', () => {
    expect(clock.formatMoment('2026-11-22T10:22:30Z')).toBe('3:52 pm');
    expect(clock.formatMoment('2026-11-22T21:07:59Z')).toBe('2:37 am, Monday');
    expect(clock.findOtherDay('2026-11-22T23:44:00Z')).toBe('Mon');
  });

  it.each([
    ['2026-11-22T10:43:00Z', '2026-11-22T12:03:00Z', '4:13–5:33 pm'],
    ['2026-11-22T05:25:00Z', '2026-11-22T06:45:00Z', '10:55 am–12:15 pm'],
    ['2026-11-22T17:50:00Z', '2026-11-22T18:50:00Z', '11:20 pm–12:20 am'],
  ])('writes a span with am and pm only if both occur', (from, to, expected) => {
    expect(clock.formatSpan({ from, to })).toBe(expected);
  });

  it('changes its offset at the instant of the change', () => {
    const london = createTownClock(LONDON, '2026-10-25');
    expect(['2026-10-25T00:59:00Z', '2026-10-25T01:00:00Z'].map(london.formatTime)).toEqual([
      '1:59 am',
      '1:00 am',
    ]);
  });
});

describe('the ticks of the day', () => {
  const listLabels = (offsets: typeof INDIA, date: string, bounds: { from: string; to: string }) =>
    listHourTicks(bounds, WIDE, createTownClock(offsets, date)).flatMap(({ label }) => label ?? []);

  it('have a label every three hours of the clock', () => {
    const bounds = { from: '2026-11-22T01:21:00Z', to: '2026-11-23T01:22:00Z' };
    expect(listLabels(INDIA, '2026-11-22', bounds)).toEqual([
      '9 am',
      'noon',
      '3 pm',
      '6 pm',
      '9 pm',
      'midnight',
      '3 am',
      '6 am',
    ]);
  });

  it('follow a clock that goes back: four hours pass between midnight and three', () => {
    const bounds = { from: '2026-10-24T06:40:00Z', to: '2026-10-25T06:42:00Z' };
    const ticks = listHourTicks(bounds, WIDE, createTownClock(LONDON, '2026-10-24'));
    const getX = (label: string) => ticks.find((tick) => tick.label === label)!.x;
    expect((getX('3 am') - getX('midnight')) / (getX('midnight') - getX('9 pm'))).toBeCloseTo(4 / 3, 1);
  });
});

describe('dates of the page', () => {
  it('are written in full and in short', () => {
    expect([formatLongDate('2026-11-22'), formatShortDate('2026-11-21')]).toEqual([
      '22 November 2026',
      'Sat 21 Nov',
    ]);
  });

  it('lead to the first day of the month before and after, across a year', () => {
    expect([addMonths('2026-12-31', 1), addMonths('2026-01-31', -1)]).toEqual(['2027-01-01', '2025-12-01']);
  });
});
