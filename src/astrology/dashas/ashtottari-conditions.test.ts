import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { RASHIS } from '#src/astrology/contract.ts';
import { createChart } from '#src/testing/reports/create-chart.ts';
import {
  isPakshaConditionMet,
  isRahuConditionMet,
  evaluateAshtottariConditions,
} from './ashtottari-conditions.ts';

const DELHI = { latitude: 28.61, longitude: 77.21, zone: 'Asia/Kolkata', isTimeKnown: true };

describe('isRahuConditionMet', () => {
  /** Lagna Virgo, its lord Mercury in Aries: the lagna is the sixth from the lord and does not interfere. */
  it('is true for Rahu in the signs 1, 4, 5, 7, 9 and 10 from the lord of the lagna', () => {
    const signs = RASHIS.map(({ english }) => english).filter((sign) =>
      isRahuConditionMet(createChart({ lagna: 'Virgo', Mercury: 'Aries', Rahu: sign })),
    );
    expect(signs).toEqual(['Aries', 'Cancer', 'Leo', 'Libra', 'Sagittarius', 'Capricorn']);
  });

  it('is false for Rahu in the lagna', () => {
    expect(isRahuConditionMet(createChart({ lagna: 'Aries', Mars: 'Aries', Rahu: 'Aries' }))).toBe(false);
    expect(isRahuConditionMet(createChart({ lagna: 'Aries', Mars: 'Libra', Rahu: 'Aries' }))).toBe(false);
  });

  it('takes Mars as the lord of Scorpio', () => {
    expect(isRahuConditionMet(createChart({ lagna: 'Scorpio', Mars: 'Leo', Rahu: 'Sagittarius' }))).toBe(
      true,
    );
    expect(isRahuConditionMet(createChart({ lagna: 'Scorpio', Mars: 'Leo', Rahu: 'Virgo' }))).toBe(false);
  });
});

describe('isPakshaConditionMet', () => {
  /** Full Moon on 22 December 1999 and 21 January 2000, new Moon on 6 January; sunrise 07:14, sunset 17:36. */
  it.each([
    ['by day in Krishna paksha', '2000-01-01T06:30:00Z', true],
    ['by night in Krishna paksha', '2000-01-01T16:30:00Z', false],
    ['before sunrise in Krishna paksha', '2000-01-01T01:00:00Z', false],
    ['by day in Shukla paksha', '2000-01-15T06:30:00Z', false],
    ['by night in Shukla paksha', '2000-01-15T16:30:00Z', true],
    ['before sunrise in Shukla paksha', '2000-01-15T01:00:00Z', true],
  ])('for a birth %s (%s) is %s', (_when, utc, isMet) => {
    expect(isPakshaConditionMet(computeChart({ ...DELHI, utc }))).toBe(isMet);
  });

  it('counts the time before a sunset after midnight as day', () => {
    const panchang = { ...createChart({}).panchang, tithi: 20 };
    const times = { sunrise: '2000-06-10T02:00:00Z', sunset: '2000-06-10T00:10:00Z' };
    const judge = (utc: string) =>
      isPakshaConditionMet({ isTimeKnown: true, utc, panchang: { ...panchang, ...times } });
    expect(['00:05', '01:00', '02:30', '23:00'].map((time) => judge(`2000-06-10T${time}:00Z`))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });
});

describe('evaluateAshtottariConditions', () => {
  it('returns null for both conditions without a birth time', () => {
    expect(evaluateAshtottariConditions(createChart({}))).toEqual({
      isRahuConditionMet: null,
      isPakshaConditionMet: null,
    });
  });

  it('judges only the condition of Rahu where the Sun does not set', () => {
    const chart = computeChart({
      utc: '2000-06-21T10:00:00Z',
      latitude: 89.9,
      longitude: 20,
      isTimeKnown: true,
    });
    expect(evaluateAshtottariConditions(chart)).toEqual({
      isRahuConditionMet: expect.any(Boolean),
      isPakshaConditionMet: null,
    });
  });
});
