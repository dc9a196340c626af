import { expect, test } from 'vitest';
import {
  formatArc,
  formatClock,
  formatClockRange,
  formatFirstMinute,
  formatCoordinates,
  formatDegrees,
  formatList,
  formatLongDate,
  formatOrdinal,
  formatShortDate,
} from './phrases.ts';

test('degrees are rounded down, so that the end of a sign stays in its sign', () => {
  expect(formatDegrees(18.7667)).toBe('18°46′');
  expect(formatDegrees(29.9999)).toBe('29°59′');
  expect(formatDegrees(0.033)).toBe('0°01′');
  expect(formatDegrees(7)).toBe('7°00′');
});

test('arcs are formatted with seconds', () => {
  expect(formatArc(23.80722)).toBe('23°48′25″');
});

test('dates are formatted in Indian time', () => {
  expect(formatLongDate('1996-06-04T19:00:00Z')).toBe('5 June 1996');
  expect(formatShortDate('2026-09-20T04:00:00Z')).toBe('20 Sep 2026');
});

test('clock times are formatted in the zone of the birth', () => {
  expect(formatClock('1996-06-04T09:00:00Z', 19_800)).toBe('2:30 pm');
  expect(formatClock('1996-06-04T18:35:00Z', 19_800)).toBe('12:05 am');
  expect(formatClockRange('1996-06-04T07:38:00Z', '1996-06-04T09:49:00Z', 19_800)).toBe(
    'from 1:08 to 3:19 pm',
  );
  expect(formatClockRange('1996-06-04T05:38:00Z', '1996-06-04T07:49:00Z', 19_800)).toBe(
    'from 11:08 am to 1:19 pm',
  );
});

test('a range of clock times has the first and the last whole minute in it', () => {
  const format = (from: string, to: string, offset = 19_800) => formatClockRange(from, to, offset);
  expect(format('1996-06-04T07:37:12Z', '1996-06-04T09:49:54Z')).toBe('from 1:08 to 3:19 pm');
  expect(format('1996-06-04T07:37:12Z', '1996-06-04T07:38:54Z')).toBe('at 1:08 pm');
  // The clock of Calcutta, 5:53:28 ahead of UTC.
  expect(format('1930-06-04T06:00:31Z', '1930-06-04T06:10:32Z', 21_208)).toBe('from 11:54 am to 12:04 pm');
  expect(formatFirstMinute('1930-06-04T06:00:32Z', 21_208)).toBe('11:54 am');
});

test('a range of more than half a day names both halves', () => {
  expect(formatClockRange('1985-06-20T09:59:00Z', '1985-06-20T22:00:00Z', 7200)).toBe(
    'from 11:59 am to 12:00 am',
  );
  expect(formatClockRange('1985-06-20T09:59:00Z', '1985-06-21T00:30:00Z', 7200)).toBe(
    'from 11:59 am to 2:30 am',
  );
});

test('coordinates are formatted with the hemisphere', () => {
  expect(formatCoordinates(25.18, 75.83)).toBe('25.18° N, 75.83° E');
  expect(formatCoordinates(-33.87, -70.6)).toBe('33.87° S, 70.60° W');
});

test('the last item of a list follows “and”', () => {
  expect(formatList(['Mars'])).toBe('Mars');
  expect(formatList(['Mars', 'Venus', 'Rahu'])).toBe('Mars, Venus and Rahu');
});

test('houses are ordinal words', () => {
  expect([1, 7, 12].map(formatOrdinal)).toEqual(['first', 'seventh', 'twelfth']);
});
