import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChart, type ChartPositions } from '#src/testing/reports/create-chart.ts';
import { toBirthMoment, findReferenceChart, referenceCharts } from '#src/testing/reference-charts.ts';
import { yogaCharts } from '#src/testing/reports/yoga-charts.ts';
import { computeChart } from '#src/astrology/chart.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { judgeYogas, YOGAS, type YogaKey } from './judge-yogas.ts';

const getRule = (key: YogaKey) => YOGAS.find((yoga) => yoga.key === key)!;
const judgeYoga = (key: YogaKey, positions: ChartPositions) => getRule(key).judge(createChart(positions));
const listPresent = (chart: Chart): YogaKey[] =>
  judgeYogas(chart)
    .filter(({ verdict }) => verdict.isPresent)
    .map(({ yoga }) => yoga.key);
const families = [...new Set(YOGAS.map(({ family }) => family))];

describe.each(families)('judgeYogas, family %s', (family) => {
  const cases = yogaCharts.filter(({ key }) => getRule(key).family === family);

  it.each(cases)(
    '$key is present in its test chart and absent after one change',
    ({ key, withYoga, withoutYoga }) => {
      expect(judgeYoga(key, withYoga)).toMatchObject({ isPresent: true });
      expect(judgeYoga(key, withoutYoga)).toMatchObject({ isPresent: false });
    },
  );
});

describe('every yoga', () => {
  it('has a test chart', () => {
    expect(yogaCharts.map(({ key }) => key).toSorted()).toEqual(YOGAS.map(({ key }) => key).toSorted());
  });

  it('has a unique key', () => {
    expect(new Set(YOGAS.map(({ key }) => key)).size).toBe(YOGAS.length);
  });

  it('is judged without a lagna only if its rule counts no houses', () => {
    expect(judgeYogas(createChart({})).map(({ yoga }) => yoga.key)).toEqual(
      YOGAS.filter(({ needsLagna }) => !needsLagna).map(({ key }) => key),
    );
  });
});

describe('cancellations of yogas', () => {
  const kemadrumaWords: ChartPositions = {
    lagna: 'Aries',
    Moon: 'Taurus',
    Mars: 'Virgo',
    Mercury: 'Pisces 5',
    Jupiter: 'Sagittarius',
    Venus: 'Pisces',
    Saturn: 'Virgo 25',
  };

  it.each([
    [
      'a planet with the Moon',
      { Venus: 'Taurus' },
      { kind: 'kemadrumaCancelled', grahas: ['Venus'], origin: 'Moon' },
    ],
    [
      'a planet in an angle from the Moon',
      { Saturn: 'Aquarius' },
      { kind: 'kemadrumaCancelled', grahas: ['Saturn'], origin: 'Moon' },
    ],
    [
      'a planet in an angle from the lagna',
      { Jupiter: 'Libra' },
      { kind: 'kemadrumaCancelled', grahas: ['Jupiter'], origin: 'lagna' },
    ],
  ])('Kemadruma is cancelled by %s', (_, change, reason) => {
    expect(judgeYoga('kemadruma', kemadrumaWords).isPresent).toBe(true);
    expect(judgeYoga('kemadruma', { ...kemadrumaWords, ...change })).toMatchObject({
      isPresent: false,
      reason,
    });
  });

  it('Kemadruma is present also with the Sun and a node in the signs next to the Moon', () => {
    expect(judgeYoga('kemadruma', { ...kemadrumaWords, Sun: 'Gemini', Rahu: 'Aries' }).isPresent).toBe(true);
  });

  it('Sakata is cancelled by a Moon in an angle', () => {
    expect(judgeYoga('sakata', { lagna: 'Cancer', Jupiter: 'Aquarius', Moon: 'Cancer' })).toEqual({
      isPresent: false,
      reason: { kind: 'sakataCancelled', distance: 6, house: 1 },
      keys: ['Moon.from.Jupiter', 'Moon.house'],
      reducedBy: null,
    });
  });

  it('a sankhya yoga is absent beside another nabhasa yoga, except Gola, which is present beside Nala', () => {
    const twoAngles = yogaCharts.find(({ key }) => key === 'gada')!.withYoga;
    expect(judgeYoga('yuga', twoAngles).reason).toEqual({
      kind: 'otherNabhasaYoga',
      count: 2,
      yoga: 'rajju',
    });
    expect(listPresent(createChart(yogaCharts.find(({ key }) => key === 'gola')!.withYoga))).toEqual(
      expect.arrayContaining(['nala', 'gola']),
    );
  });
});

describe('alternative conditions of a yoga', () => {
  it.each<[YogaKey, string, ChartPositions]>([
    [
      'chamara',
      'two benefics in the ninth house',
      { lagna: 'Aries', Mercury: 'Sagittarius', Venus: 'Sagittarius' },
    ],
    [
      'vasumati',
      'benefics in upachaya signs from the Moon',
      { lagna: 'Leo', Moon: 'Aries', Mercury: 'Gemini', Jupiter: 'Virgo', Venus: 'Aquarius' },
    ],
    ['guruMangala', 'Jupiter and Mars in one sign', { Jupiter: 'Leo', Mars: 'Leo' }],
    ['dharmaKarma', 'an exchange of signs', { lagna: 'Aries', Jupiter: 'Capricorn', Saturn: 'Sagittarius' }],
    [
      'neechaBhanga',
      'a cancelling lord in an angle from the Moon',
      { lagna: 'Gemini', Moon: 'Libra', Saturn: 'Aries', Mars: 'Cancer' },
    ],
  ])('%s is present because of %s', (key, _, positions) => {
    expect(judgeYoga(key, positions).isPresent).toBe(true);
  });

  it('one graha that rules both houses forms no connection of lords', () => {
    expect(judgeYoga('dharmaKarma', { lagna: 'Taurus' })).toMatchObject({
      isPresent: false,
      reason: { kind: 'oneLordAlone', graha: 'Saturn', houses: [9, 10] },
    });
  });
});

describe('judgeYogas for known people', () => {
  const listPresentIn = (id: string) => listPresent(computeChart(toBirthMoment(findReferenceChart(id))));

  it('Gandhi has Gaja Kesari, and Malavya from Venus with a Libra lagna', () => {
    expect(listPresentIn('gandhi')).toEqual(expect.arrayContaining(['gajaKesari', 'malavya']));
  });

  it('Nehru has Malavya in the fourth house', () => {
    expect(listPresentIn('nehru')).toContain('malavya');
  });
});

describe('judgeYogas for many charts', () => {
  const births = fc.record({
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

  const expectVerdicts = (chart: Chart) => {
    const verdicts = judgeYogas(chart);
    expect(verdicts.map(({ yoga }) => yoga.key)).toEqual(YOGAS.map(({ key }) => key));
    for (const { yoga, verdict } of verdicts) {
      expect(verdict.keys.length, yoga.key).toBeGreaterThan(0);
    }
    const presentKeys = listPresent(chart);
    expect(
      presentKeys.filter((key) => ['sunapha', 'anapha', 'durudhara', 'kemadruma'].includes(key)).length,
    ).toBeLessThan(2);
    expect(presentKeys.filter((key) => ['veshi', 'voshi', 'ubhayachari'].includes(key)).length).toBeLessThan(
      2,
    );
    expect(presentKeys.some((key) => getRule(key).family === 'nabhasa')).toBe(true);
  };

  it.each(referenceCharts)('returns a verdict on each yoga: $id', (reference) => {
    expectVerdicts(computeChart(toBirthMoment(reference)));
  });

  it('returns a verdict on each yoga for random births', () => {
    fc.assert(
      fc.property(births, ({ utc, latitude, longitude }) => {
        const localDate = utc.slice(0, 10);
        expectVerdicts(computeChart({ utc, latitude, longitude, isTimeKnown: true, zone: 'UTC', localDate }));
      }),
      { numRuns: 300 },
    );
  });
});
