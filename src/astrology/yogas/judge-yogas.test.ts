import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartOf, type ChartWords } from '#src/testing/chart-of.ts';
import { birthOf, referenceChart, referenceCharts } from '#src/testing/reference-charts.ts';
import { yogaCharts } from '#src/testing/yoga-charts.ts';
import { computeChart } from '#src/astrology/chart.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { judgeYogas, YOGAS, type YogaKey } from './judge-yogas.ts';

const getRule = (key: YogaKey) => YOGAS.find((yoga) => yoga.key === key)!;
const judgeYoga = (key: YogaKey, words: ChartWords) => getRule(key).judge(chartOf(words));
const present = (chart: Chart): YogaKey[] =>
  judgeYogas(chart)
    .filter(({ verdict }) => verdict.present)
    .map(({ yoga }) => yoga.key);
const families = [...new Set(YOGAS.map(({ family }) => family))];

describe.each(families)('of the family %s', (family) => {
  const cases = yogaCharts.filter(({ key }) => getRule(key).family === family);

  it.each(cases)('$key is there, and is just missed when one thing is moved', ({ key, has, misses }) => {
    expect(judgeYoga(key, has)).toMatchObject({ present: true });
    expect(judgeYoga(key, misses)).toMatchObject({ present: false });
  });
});

describe('every yoga', () => {
  it('has a chart with it and a chart without it', () => {
    expect(yogaCharts.map(({ key }) => key).toSorted()).toEqual(YOGAS.map(({ key }) => key).toSorted());
  });

  it('has its own key, name and rule, and names its source', () => {
    for (const part of ['key', 'name', 'rule'] as const)
      expect(new Set(YOGAS.map((yoga) => yoga[part])).size).toBe(YOGAS.length);
    expect(YOGAS.filter(({ source }) => source.length < 8)).toEqual([]);
  });

  it('is judged without an hour where its rule counts no houses, and only there', () => {
    expect(judgeYogas(chartOf({})).map(({ yoga }) => yoga.key)).toEqual(
      YOGAS.filter(({ needsLagna }) => !needsLagna).map(({ key }) => key),
    );
  });
});

describe('cancellations', () => {
  const alone: ChartWords = {
    lagna: 'Aries',
    Moon: 'Taurus',
    Mars: 'Virgo',
    Mercury: 'Pisces 5',
    Jupiter: 'Sagittarius',
    Venus: 'Pisces',
    Saturn: 'Virgo 25',
  };

  it.each([
    ['a planet with the Moon', { Venus: 'Taurus' }, 'Venus keeps the Moon company in Taurus'],
    [
      'a planet in an angle from the Moon',
      { Saturn: 'Aquarius' },
      'nobody stands beside the Moon, but Saturn stands in the tenth sign from it, an angle',
    ],
    [
      'a planet in an angle from the lagna',
      { Jupiter: 'Libra' },
      'nobody stands beside the Moon, but Jupiter in the seventh house, an angle, keeps watch',
    ],
  ])('Kemadruma is cancelled by %s', (_, moved, because) => {
    expect(judgeYoga('kemadruma', alone).present).toBe(true);
    expect(judgeYoga('kemadruma', { ...alone, ...moved })).toMatchObject({ present: false, because });
  });

  it('Kemadruma is not cancelled by the Sun or a node beside the Moon', () => {
    expect(judgeYoga('kemadruma', { ...alone, Sun: 'Gemini', Rahu: 'Aries' }).present).toBe(true);
  });

  it('Sakata is cancelled by a Moon in an angle', () => {
    expect(judgeYoga('sakata', { lagna: 'Cancer', Jupiter: 'Aquarius', Moon: 'Cancer' })).toEqual({
      present: false,
      because:
        'the Moon stands in the sixth sign from Jupiter, but the first house is an angle and cancels it',
      keys: ['Moon.from.Jupiter', 'Moon.house'],
    });
  });

  it('a count of signs gives way to a figure, and Gola alone does not', () => {
    const twoAngles = yogaCharts.find(({ key }) => key === 'gada')!.has;
    expect(judgeYoga('yuga', twoAngles).because).toBe('the two signs make Rajju, which goes first');
    expect(present(chartOf(yogaCharts.find(({ key }) => key === 'gola')!.has))).toEqual(
      expect.arrayContaining(['nala', 'gola']),
    );
  });
});

describe('second ways into a yoga', () => {
  it.each<[YogaKey, string, ChartWords]>([
    [
      'chamara',
      'two gentle planets together in the ninth',
      { lagna: 'Aries', Mercury: 'Sagittarius', Venus: 'Sagittarius' },
    ],
    [
      'vasumati',
      'growth counted from the Moon',
      { lagna: 'Leo', Moon: 'Aries', Mercury: 'Gemini', Jupiter: 'Virgo', Venus: 'Aquarius' },
    ],
    ['guruMangala', 'Jupiter and Mars in one sign', { Jupiter: 'Leo', Mars: 'Leo' }],
    ['dharmaKarma', 'an exchange', { lagna: 'Aries', Jupiter: 'Capricorn', Saturn: 'Sagittarius' }],
    [
      'neechaBhanga',
      'a helper in an angle from the Moon',
      { lagna: 'Gemini', Moon: 'Libra', Saturn: 'Aries', Mars: 'Cancer' },
    ],
  ])('%s by %s', (key, _, words) => {
    expect(judgeYoga(key, words).present).toBe(true);
  });

  it('one graha that rules two houses does not meet itself', () => {
    expect(judgeYoga('dharmaKarma', { lagna: 'Taurus' })).toMatchObject({
      present: false,
      because: 'Saturn alone rules the ninth and the tenth',
    });
  });
});

describe('known charts', () => {
  const of = (id: string) => present(computeChart(birthOf(referenceChart(id))));

  it('Gandhi has Gaja Kesari, and Malavya from Venus in a Libra lagna', () => {
    expect(of('gandhi')).toEqual(expect.arrayContaining(['gajaKesari', 'malavya']));
  });

  it('Nehru has Malavya in the fourth house', () => {
    expect(of('nehru')).toContain('malavya');
  });
});

describe('over many charts', () => {
  const birth = fc.record({
    utc: fc
      .date({
        min: new Date('1800-01-02T00:00:00Z'),
        max: new Date('2099-12-30T00:00:00Z'),
        noInvalidDate: true,
      })
      .map((date) => `${date.toISOString().slice(0, 19)}Z`),
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  const holdsFor = (chart: Chart) => {
    const verdicts = judgeYogas(chart);
    expect(verdicts.map(({ yoga }) => yoga.key)).toEqual(YOGAS.map(({ key }) => key));
    for (const { yoga, verdict } of verdicts) {
      expect(verdict.because, yoga.key).toMatch(/^[A-Za-z][^.]{8,}$/);
      expect(verdict.because, yoga.key).not.toMatch(/undefined|NaN|null|'|\s\s/);
      expect(verdict.keys.length, yoga.key).toBeGreaterThan(0);
    }
    const found = present(chart);
    expect(
      found.filter((key) => ['sunapha', 'anapha', 'durudhara', 'kemadruma'].includes(key)).length,
    ).toBeLessThan(2);
    expect(found.filter((key) => ['veshi', 'voshi', 'ubhayachari'].includes(key)).length).toBeLessThan(2);
    expect(found.some((key) => getRule(key).family === 'nabhasa')).toBe(true);
    expect(found.includes('vipareeta')).toBe(
      found.some((key) => ['harsha', 'sarala', 'vimala'].includes(key)),
    );
  };

  it.each(referenceCharts)('each rule answers with its reason for $id', (reference) => {
    holdsFor(computeChart(birthOf(reference)));
  });

  it('each rule answers with its reason for anybody', () => {
    fc.assert(
      fc.property(birth, ({ utc, latitude, longitude }) => {
        const localDate = utc.slice(0, 10);
        holdsFor(computeChart({ utc, latitude, longitude, timeKnown: true, zone: 'UTC', localDate }));
      }),
      { numRuns: 300 },
    );
  });
});
