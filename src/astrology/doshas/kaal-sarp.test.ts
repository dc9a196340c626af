import { describe, expect, it } from 'vitest';
import { RASHIS } from '#src/astrology/contract.ts';
import { type ChartPositions, createChart } from '#src/testing/reports/create-chart.ts';
import { judgeKaalSarp } from './kaal-sarp.ts';

/** All seven grahas are between Rahu at 10 Aries and Ketu at 10 Libra. */
const FULL_KAAL_SARP: ChartPositions = {
  lagna: 'Aries',
  Rahu: 'Aries 10',
  Sun: 'Aries 12',
  Moon: 'Libra 8',
  Mars: 'Taurus',
  Mercury: 'Gemini',
  Jupiter: 'Cancer',
  Venus: 'Leo',
  Saturn: 'Virgo',
};
const judgeKaalSarpOf = (positions: ChartPositions) => judgeKaalSarp(createChart(positions));

describe('judgeKaalSarp', () => {
  it('returns full when all seven grahas are between the nodes, also within the signs of the nodes', () => {
    expect(judgeKaalSarpOf(FULL_KAAL_SARP)).toMatchObject({
      verdict: 'full',
      direction: 'ascending',
      outside: [],
      onAxis: [],
    });
  });

  it('returns descending when the grahas are between Ketu and Rahu', () => {
    const descending = judgeKaalSarpOf({ ...FULL_KAAL_SARP, Rahu: 'Libra 10' });
    expect(descending).toMatchObject({ verdict: 'full', direction: 'descending', type: 'Takshak' });
  });

  it('returns partial when one graha is outside, also when it is near a node', () => {
    expect(judgeKaalSarpOf({ ...FULL_KAAL_SARP, Moon: 'Libra 11.5' })).toMatchObject({
      verdict: 'partial',
      outside: ['Moon'],
    });
    expect(judgeKaalSarpOf({ ...FULL_KAAL_SARP, Sun: 'Aries 8' })).toMatchObject({
      verdict: 'partial',
      outside: ['Sun'],
    });
  });

  it('returns partial when a graha is within a degree of a node', () => {
    expect(judgeKaalSarpOf({ ...FULL_KAAL_SARP, Moon: 'Libra 9.1' })).toMatchObject({
      verdict: 'partial',
      outside: [],
      onAxis: ['Moon'],
    });
    expect(judgeKaalSarpOf({ ...FULL_KAAL_SARP, Moon: 'Libra 8.9' }).verdict).toBe('full');
  });

  it('returns none when two grahas are outside, and names them', () => {
    const kaalSarp = judgeKaalSarpOf({ ...FULL_KAAL_SARP, Sun: 'Pisces', Moon: 'Libra 12' });
    expect(kaalSarp).toMatchObject({ verdict: 'none', type: null, outside: ['Sun', 'Moon'] });
  });

  it.each([
    [1, 'Anant'],
    [2, 'Kulik'],
    [3, 'Vasuki'],
    [4, 'Shankhpal'],
    [5, 'Padma'],
    [6, 'Mahapadma'],
    [7, 'Takshak'],
    [8, 'Karkotak'],
    [9, 'Shankhchud'],
    [10, 'Ghatak'],
    [11, 'Vishdhar'],
    [12, 'Sheshnag'],
  ])('returns for Rahu in house %i the type %s', (house, type) => {
    const lagna = RASHIS[(13 - house) % 12]!.english;
    expect(judgeKaalSarpOf({ ...FULL_KAAL_SARP, lagna }).type).toBe(type);
  });

  it('returns no type if the birth time is unknown', () => {
    const { lagna: _lagna, ...withoutTime } = FULL_KAAL_SARP;
    expect(judgeKaalSarpOf(withoutTime)).toMatchObject({ verdict: 'full', type: null });
  });

  it('returns a source that says the rule is modern', () => {
    expect(judgeKaalSarpOf(FULL_KAAL_SARP).source).toMatch(/not in the classical texts/);
  });
});
