import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { formatIso, parseUt, toInstant } from '#src/astrology/ephemeris/instant.ts';
import { computeSiderealLongitude } from '#src/astrology/ephemeris/longitudes.ts';
import { computeUpagrahas } from './upagraha-tables.ts';

const DELHI = { latitude: 28.61, longitude: 77.21, isTimeKnown: true };
const SECOND = 1 / 86_400;

function getParts(chart: Chart) {
  const { fromParts } = computeUpagrahas(chart);
  if (!fromParts.isAvailable) throw new Error(fromParts.reason);
  return fromParts;
}

describe('computeUpagrahas', () => {
  /** 21 June 1990 was a Thursday: the parts of Jupiter, Venus and Saturn begin at 0/8, 1/8 and 2/8 of the day. */
  it('starts Gulika on a Thursday with the third part of the day', () => {
    const chart = computeChart({ ...DELHI, utc: '1990-06-21T10:00:00Z' });
    const [sunrise, sunset] = [parseUt(chart.panchang.sunrise!), parseUt(chart.panchang.sunset!)];
    const { upagrahas, mandi, isDaytime } = getParts(chart);
    expect(isDaytime).toBe(true);
    const expectAt = (utc: string, share: number) =>
      expect(Math.abs(parseUt(utc) - sunrise - share * (sunset - sunrise))).toBeLessThan(2 * SECOND);
    expectAt(upagrahas.gulika.atStart.utc, 2 / 8);
    expectAt(upagrahas.gulika.atMiddle.utc, 2.5 / 8);
    expectAt(upagrahas.gulika.end, 3 / 8);
    expectAt(mandi.utc, 10 / 30);
    expectAt(upagrahas.kala.atStart.utc, 3 / 8);
    expectAt(upagrahas.mrityu.atStart.utc, 5 / 8);
    expectAt(upagrahas.ardhaprahara.atStart.utc, 6 / 8);
    expectAt(upagrahas.yamaghantaka.atStart.utc, 0);
  });

  /** Friday, 3:00 in the morning: the night of Thursday, whose first lord is the fifth from Jupiter, the Moon. */
  it('uses the night of the day before for a birth before sunrise', () => {
    const chart = computeChart({ ...DELHI, utc: '1990-06-21T21:30:00Z', zone: 'Asia/Kolkata' });
    const evening = computeChart({ ...DELHI, utc: '1990-06-21T10:00:00Z', zone: 'Asia/Kolkata' });
    const [sunset, sunrise] = [parseUt(evening.panchang.sunset!), parseUt(chart.panchang.sunrise!)];
    const { upagrahas, isDaytime } = getParts(chart);
    expect(isDaytime).toBe(false);
    const expected = sunset + (5 / 8) * (sunrise - sunset);
    expect(Math.abs(parseUt(upagrahas.gulika.atStart.utc) - expected)).toBeLessThan(2 * SECOND);
  });

  it('takes the middle of a part half way between its start and its end', () => {
    fc.assert(
      fc.property(births, (birth) => {
        for (const { end, atStart, atMiddle } of Object.values(getParts(computeChart(birth)).upagrahas)) {
          const [start, middle, stop] = [atStart.utc, atMiddle.utc, end].map(parseUt);
          expect(Math.abs(middle! - (start! + stop!) / 2)).toBeLessThan(2 * SECOND);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('places an upagraha at the lagna of a chart for its moment', () => {
    fc.assert(
      fc.property(births, (birth) => {
        const { upagrahas, mandi } = getParts(computeChart(birth));
        for (const { utc, point } of [mandi, upagrahas.gulika.atStart, upagrahas.mrityu.atMiddle]) {
          const { lagna } = computeChart({ ...birth, utc });
          // The instant is rounded to a second, in which the lagna moves by up to 0.04 degrees at latitude 60.
          expect(Math.abs(subtractAngles(point.longitude, lagna!.longitude))).toBeLessThan(0.05);
        }
      }),
      { numRuns: 60 },
    );
  });

  /** When its centre is on the true horizon, the Sun itself is the lagna at sunrise and opposite to it at sunset. */
  it('starts the first part at the Sun at sunrise or opposite to it at sunset', () => {
    fc.assert(
      fc.property(births, (birth) => {
        const chart = computeChart(birth, { sunrise: 'hindu' });
        const { upagrahas, isDaytime } = getParts(chart);
        const starts = Object.values(upagrahas).map(({ atStart }) => atStart);
        const [first] = starts.toSorted((a, b) => parseUt(a.utc) - parseUt(b.utc));
        const sun = computeSiderealLongitude('Sun', toInstant(parseUt(first!.utc)), chart.settings);
        fc.pre(FIRST_LORDS.includes(chart.panchang.vara + (isDaytime ? 0 : 4)));
        const expected = isDaytime ? sun : sun + 180;
        expect(Math.abs(subtractAngles(first!.point.longitude, expected))).toBeLessThan(0.05);
      }),
      { numRuns: 100 },
    );
  });

  it('has no upagrahas of parts without a birth time, and those from the Sun of noon', () => {
    const chart = computeChart({ ...DELHI, utc: '1990-06-21T06:30:00Z', isTimeKnown: false });
    const { fromSun, fromParts } = computeUpagrahas(chart);
    expect(fromParts).toEqual({ isAvailable: false, reason: 'birth-time-unknown' });
    expect(fromSun.upaketu.longitude).toBeCloseTo(chart.grahas.Sun.longitude - 30, 9);
  });

  it.each([89.9, -89.9, 70])('has no upagrahas of parts without sunrise, at latitude %d', (latitude) => {
    const chart = computeChart({ ...DELHI, latitude, utc: '1990-06-21T10:00:00Z' });
    expect(computeUpagrahas(chart).fromParts).toEqual({ isAvailable: false, reason: 'no-sunrise' });
  });
});

/** Weekdays, counted on by four for the night, whose first lord has an upagraha: all but those of Moon and Venus. */
const FIRST_LORDS = [1, 3, 4, 5, 7, 8, 10, 11];

/** 1800 to 2100, where every day has a sunrise. */
const births = fc.record({
  utc: fc.double({ min: -73_000, max: 36_800, noNaN: true }).map(formatIso),
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  isTimeKnown: fc.constant(true),
});
