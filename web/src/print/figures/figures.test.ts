import { describe, expect, it } from 'vitest';
import {
  ASHA_BIRTH,
  ASHA_CHART,
  ASHA_CHART_WITHOUT_TIME,
  ASHA_SENSITIVITY,
} from '#src/testing/fixtures/asha-rao.ts';
import { ENGLISH_FRAME } from '#src/testing/fixtures/frame.ts';
import { formatDay, formatHour, formatMonth } from '#web/print/layout/date-format.ts';
import { createClockBand, LANE_LEFT, LANE_RIGHT, type Band } from './clock-band.ts';
import { toAngle, createDashaArc } from './dasha-arc.ts';
import { createMoonDayBand } from './unknown-time-moon.ts';

const NOON = '1996-06-04T06:30:00Z';
const listPiecesInChart = (band: Band) =>
  band.lanes.map(({ name, pieces }) => [name, pieces.find((piece) => piece.isInChart)!.text]);
const hasNoGaps = (band: Band) =>
  band.lanes.every(({ pieces }) => {
    const ends = pieces.map(({ x, width }) => x + width);
    return (
      pieces[0]!.x === LANE_LEFT &&
      Math.abs(ends.at(-1)! - LANE_RIGHT) < 1e-9 &&
      pieces.every(({ x }, i) => i === 0 || Math.abs(x - ends[i - 1]!) < 1e-9)
    );
  });

describe('createClockBand', () => {
  const band = createClockBand(ASHA_CHART, ASHA_BIRTH, ASHA_SENSITIVITY, ENGLISH_FRAME);

  it('has lanes for the lagna, the pada of the Moon, each graha that changes its sign, and the navamsa lagna', () => {
    expect(listPiecesInChart(band)).toEqual([
      ['Lagna', 'Virgo'],
      ['Moon’s quarter', 'Purva Ashadha 4'],
      ['Venus', 'Gemini'],
      ['Navamsha lagna', ''],
    ]);
  });

  it('shows the end of a piece in it, or in the note of the lane if the piece is too narrow', () => {
    expect(band.lanes[0]!.pieces[1]!.endText).toBe('to 3:19');
    expect(band.lanes[3]!.note).toBe('Gemini, 2:21 to 2:35');
  });

  it('names the signs before and after, in reverse order for a retrograde graha', () => {
    expect(band.lanes[0]!.pieces.map(({ text }) => text)).toEqual(['Leo', 'Virgo', 'Libra']);
    expect(band.lanes[2]!.pieces.map(({ text }) => text)).toEqual(['Gemini', 'Taurus']);
  });

  it('places the given birth time in the middle and fills every lane without a gap', () => {
    expect(band.givenTime).toEqual({ x: (LANE_LEFT + LANE_RIGHT) / 2, text: '2:30 pm' });
    expect(hasNoGaps(band)).toBe(true);
  });

  it('has two to nine ticks for every size of the window', () => {
    for (const windowMinutes of [15, 30, 60, 120, 210, 720]) {
      const { ticks } = createClockBand(
        ASHA_CHART,
        ASHA_BIRTH,
        { ...ASHA_SENSITIVITY, windowMinutes },
        ENGLISH_FRAME,
      );
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThanOrEqual(9);
    }
  });
});

describe('createMoonDayBand', () => {
  const band = createMoonDayBand({ ...ASHA_CHART_WITHOUT_TIME, utc: NOON }, ASHA_BIRTH, ENGLISH_FRAME);

  it('marks sign, star and quarter of noon and shows those before and after', () => {
    expect(listPiecesInChart(band)).toEqual([
      ['Sign', 'Sagittarius'],
      ['Star', 'Purva Ashadha'],
      ['Quarter', '4'],
    ]);
    expect(band.lanes.map(({ pieces }) => pieces.map(({ text }) => text))).toEqual([
      ['Sagittarius', 'Capricorn'],
      ['Purva Ashadha', 'Uttara Ashadha'],
      ['2', '3', '4', '1', '2'],
    ]);
  });

  it('covers the day from midnight to midnight without a gap', () => {
    expect(band.ticks.map(({ text }) => text)).toEqual([
      'midnight',
      '4 am',
      '8 am',
      '12 noon',
      '4 pm',
      '8 pm',
      'midnight',
    ]);
    expect(hasNoGaps(band)).toBe(true);
  });
});

describe('createDashaArc', () => {
  const arc = createDashaArc(ASHA_CHART, '2026-11-21T03:11:00Z', ENGLISH_FRAME.names.grahas);

  it('begins with the period at birth and marks each period as lived, now or to come', () => {
    expect(arc.segments.map(({ lord, phase }) => `${lord} ${phase}`)).toEqual([
      'Venus lived',
      'Sun lived',
      'Moon lived',
      'Mars lived',
      'Rahu now',
      'Jupiter coming',
      'Saturn coming',
      'Mercury coming',
    ]);
  });

  it('spans 90 years from left to right, and 120 for a person over 84', () => {
    expect([0, 45, 90].map((age) => toAngle(age, 90))).toEqual([180, 90, 0]);
    expect(arc.spanYears).toBe(90);
    expect(createDashaArc(ASHA_CHART, '2086-01-01T00:00:00Z', ENGLISH_FRAME.names.grahas).spanYears).toBe(
      120,
    );
  });

  it('places the label of today inside the figure at any age', () => {
    for (const year of [1996, 2004, 2012, 2020, 2060, 2070, 2079]) {
      const { at, anchor } = createDashaArc(ASHA_CHART, `${year}-07-01T00:00:00Z`, ENGLISH_FRAME.names.grahas)
        .today.label;
      expect(anchor === 'start' ? 170 - at.x : at.x, String(year)).toBeGreaterThan(24);
    }
  });

  it('omits the name of a segment that is too short for it', () => {
    expect(arc.segments.filter(({ hasName }) => !hasName).map(({ lord }) => lord)).toEqual(['Venus']);
  });
});

it('formats dates in Indian time and hours in the zone of the birth', () => {
  expect(formatDay('2021-08-14T20:00:00Z', ENGLISH_FRAME)).toBe('15 Aug 2021');
  expect(formatMonth('2021-08-31T19:00:00Z', ENGLISH_FRAME)).toBe('Sep 2021');
  const noonMs = Date.parse(NOON);
  expect([
    formatHour(noonMs, 19_800, ENGLISH_FRAME),
    formatHour(noonMs + 3_600_000, 19_800, ENGLISH_FRAME),
    formatHour(noonMs - 43_200_000, 19_800, ENGLISH_FRAME),
  ]).toEqual(['12 noon', '1 pm', 'midnight']);
});
