import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { findDhaiyas, findSadeSati } from './saturn.ts';

const toDay = (instant: string) => instant.slice(0, 10);

describe('findSadeSati', () => {
  const chart = computeChart({
    utc: '1996-06-04T09:00:00Z',
    latitude: 25.18,
    longitude: 75.84,
    isTimeKnown: true,
    zone: 'Asia/Kolkata',
  });
  const sadeSatis = findSadeSati(chart);

  it('finds three Sade Satis in ninety years, each of eight or nine years with its retrograde returns', () => {
    expect(sadeSatis.map(({ from, to }) => `${toDay(from)} ${toDay(to)}`)).toEqual([
      '2014-11-02 2023-01-17',
      '2043-12-11 2052-02-24',
      '2073-02-05 2082-01-06',
    ]);
  });

  it('lists phases in the order of the motion of Saturn, with retrograde returns', () => {
    expect(sadeSatis[0]!.phases.map(({ phase, sign }) => `${phase} ${sign}`)).toEqual([
      'rising 8',
      'peak 9',
      'rising 8',
      'peak 9',
      'setting 10',
      'setting 10',
    ]);
  });

  it('finds no Sade Sati after the given age', () => {
    expect(findSadeSati(chart, 40)).toHaveLength(1);
  });

  it('returns a Sade Sati that was running at birth from its beginning', () => {
    const bornDuring = computeChart({
      utc: '2018-06-01T06:00:00Z',
      latitude: 25.18,
      longitude: 75.84,
      isTimeKnown: true,
      zone: 'Asia/Kolkata',
    });
    expect(bornDuring.grahas.Moon.sign).toBe(9);
    expect(toDay(findSadeSati(bornDuring)[0]!.from)).toBe('2014-11-02');
  });
});

describe('findDhaiyas', () => {
  /** Moon in Simha: Saturn entered its fourth sign, Vrischika, in 2014 and its eighth, Meena, in 2025. */
  const chart = computeChart({
    utc: '1944-08-20T01:41:00Z',
    latitude: 18.97,
    longitude: 72.83,
    isTimeKnown: true,
    zone: 'Asia/Kolkata',
  });
  const dhaiyas = findDhaiyas(chart, 85);

  it('finds Saturn in the fourth sign from the Moon and about ten years later in the eighth', () => {
    expect(chart.grahas.Moon.sign).toBe(5);
    expect(dhaiyas.map(({ house, sign, from }) => `${house} ${sign} ${from.slice(0, 4)}`)).toEqual([
      '4 8 1955',
      '8 12 1966',
      '4 8 1984',
      '8 12 1995',
      '4 8 2014',
      '8 12 2025',
    ]);
  });

  it('returns two stays when Saturn retrogrades out of the sign', () => {
    const { from, to, stays } = dhaiyas[4]!;
    expect([toDay(from), toDay(to)]).toEqual(['2014-11-02', '2017-10-26']);
    expect(stays.map((stay) => `${toDay(stay.from)} ${toDay(stay.to)}`)).toEqual([
      '2014-11-02 2017-01-26',
      '2017-06-20 2017-10-26',
    ]);
  });

  it('never returns a stay that overlaps a Sade Sati', () => {
    for (const { stays } of dhaiyas)
      for (const stay of stays)
        for (const { phases } of findSadeSati(chart, 85))
          for (const phase of phases) expect(stay.to <= phase.from || stay.from >= phase.to).toBe(true);
  });
});
