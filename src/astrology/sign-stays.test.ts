import { describe, expect, it } from 'vitest';
import { computeChart } from './chart.ts';
import { sadeSati } from './saturn.ts';
import { signStays } from './sign-stays.ts';

const day = (instant: string) => instant.slice(0, 10);

describe('the signs a graha passes', () => {
  it('are entered on the days the almanacs print', () => {
    const entries = signStays('Saturn', '2014-01-01T00:00:00Z', '2025-12-31T00:00:00Z').slice(1);
    expect(entries.map(({ sign, from }) => `${sign} ${day(from)}`)).toEqual([
      '8 2014-11-02',
      '9 2017-01-26',
      '8 2017-06-20',
      '9 2017-10-26',
      '10 2020-01-24',
      '11 2022-04-29',
      '10 2022-07-12',
      '11 2023-01-17',
      '12 2025-03-29',
    ]);
  });

  it('tell a turn back from an entry', () => {
    const backwards = signStays('Jupiter', '2026-11-21T00:00:00Z', '2028-12-31T00:00:00Z').filter(
      (stay) => stay.backwards,
    );
    expect(backwards.map(({ sign, from }) => `${sign} ${day(from)}`)).toEqual([
      '4 2027-01-24',
      '5 2028-02-28',
    ]);
  });

  it('follow each other from the beginning of the search to its end', () => {
    const stays = signStays('Mercury', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z');
    expect([stays[0]!.from, stays.at(-1)!.to]).toEqual(['2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z']);
    for (const [index, { to, sign }] of stays.slice(0, -1).entries()) {
      expect(stays[index + 1]!.from).toBe(to);
      expect(stays[index + 1]!.sign).not.toBe(sign);
    }
  });

  it('are left backwards by the mean node, one after the other', () => {
    const stays = signStays('Rahu', '2020-01-01T00:00:00Z', '2031-01-01T00:00:00Z', { node: 'mean' });
    expect(stays.map(({ sign }) => sign)).toEqual([3, 2, 1, 12, 11, 10, 9, 8]);
    expect(stays.slice(1).every(({ backwards }) => backwards)).toBe(true);
  });
});

describe('Sade Sati', () => {
  const chart = computeChart({
    utc: '1996-06-04T09:00:00Z',
    latitude: 25.18,
    longitude: 75.84,
    timeKnown: true,
    zone: 'Asia/Kolkata',
  });
  const passages = sadeSati(chart);

  it('comes about every thirty years of a life and lasts about seven and a half', () => {
    expect(passages.map(({ from, to }) => `${day(from)} ${day(to)}`)).toEqual([
      '2014-11-02 2023-01-17',
      '2043-12-11 2052-02-24',
      '2073-02-05 2082-01-06',
    ]);
  });

  it('tells its phases as Saturn went, turns back included', () => {
    expect(passages[0]!.phases.map(({ phase, sign }) => `${phase} ${sign}`)).toEqual([
      'rising 8',
      'peak 9',
      'rising 8',
      'peak 9',
      'setting 10',
      'setting 10',
    ]);
  });

  it('ends with the age asked for', () => {
    expect(sadeSati(chart, 40)).toHaveLength(1);
  });

  it('shows a passage that was under way at birth from its beginning', () => {
    const bornIn = computeChart({
      utc: '2018-06-01T06:00:00Z',
      latitude: 25.18,
      longitude: 75.84,
      timeKnown: true,
      zone: 'Asia/Kolkata',
    });
    expect(bornIn.grahas.Moon.sign).toBe(9);
    expect(day(sadeSati(bornIn)[0]!.from)).toBe('2014-11-02');
  });
});
