/** Worked examples of connected lords, exchanges, cancelled falls and reduced yogas, judged by hand from the positions named. */
import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { createChart, type ChartPositions } from '#src/testing/reports/create-chart.ts';
import { findReferenceChart, toBirthMoment } from '#src/testing/reference-charts.ts';
import { judgeYogas, YOGAS, type YogaKey } from './judge-yogas.ts';

const judgeChart = (key: YogaKey, chart: Chart) => YOGAS.find((yoga) => yoga.key === key)!.judge(chart);
const judgeIn = (key: YogaKey, positions: ChartPositions) => judgeChart(key, createChart(positions));

const computeBirth = (utc: string, latitude: number, longitude: number, zone: string) =>
  computeChart({ utc, latitude, longitude, isTimeKnown: true, zone, localDate: utc.slice(0, 10) });

/** Melbourne, 14 February 1993, 18:30: Gemini rises; Venus is in Pisces, Jupiter in Virgo. */
const melbourne = computeBirth('1993-02-14T07:30:00Z', -37.81, 144.96, 'Australia/Melbourne');
/**
 * Mumbai, 17 August 2002, 07:42: Leo rises; the Moon is in Scorpio, Mars and Jupiter in Cancer, Mercury and the Sun in
 * Leo, Venus in Virgo.
 */
const mumbai = computeBirth('2002-08-17T02:12:00Z', 18.975, 72.826, 'Asia/Kolkata');
/** Kishangarh, 9 November 1974, 23:15: Cancer rises; Venus is at 24° of Libra, the Sun at 23°. */
const kishangarh = computeBirth('1974-11-09T17:45:00Z', 26.58, 74.86, 'Asia/Kolkata');
/** Ulm, 14 March 1879: Gemini rises; Jupiter is in Aquarius; the Sun, Mercury, Venus and Saturn in Pisces; Moon in Scorpio. */
const einstein = computeChart(toBirthMoment(findReferenceChart('einstein')));

describe('connections of lords', () => {
  it('Jupiter in Virgo and Venus in Pisces, lords of 7, 10 and 5, are connected by their mutual aspect', () => {
    expect(judgeChart('kendraTrikona', melbourne)).toMatchObject({
      isPresent: true,
      because:
        'Venus, lord of the fifth, in Pisces and Jupiter, lord of the seventh and tenth, in Virgo aspect each other',
    });
  });

  it('all connected pairs of Einstein are named, each with its kind of connection', () => {
    expect(judgeChart('kendraTrikona', einstein).because).toBe(
      'Mercury, lord of the lagna and fourth, and Venus, lord of the fifth, are together in Pisces; ' +
        'Mercury, lord of the lagna and fourth, and Saturn, lord of the ninth, are together in Pisces; ' +
        'Jupiter, lord of the seventh, and Saturn, lord of the ninth, exchange signs, one in Aquarius and one in Pisces',
    );
  });

  // Leo rises: Mars rules 4 and 9, Venus 10. Mars in Capricorn aspects the fourth sign from itself, Aries; Venus in Aries
  // aspects Libra only.
  it('a lord in the sign of the other and aspected by it is connected, although it does not aspect back', () => {
    expect(judgeIn('dharmaKarma', { lagna: 'Leo', Mars: 'Capricorn', Venus: 'Aries' })).toMatchObject({
      isPresent: true,
      because:
        'Venus, lord of the tenth, in Aries is aspected by the lord of that sign, Mars, lord of the ninth, from Capricorn',
    });
  });

  it('an aspect from one side is no connection if the other lord is in a foreign sign', () => {
    // Mars in Sagittarius aspects Pisces, the sign of Jupiter; Venus in Pisces aspects Virgo only.
    expect(judgeIn('dharmaKarma', { lagna: 'Leo', Mars: 'Sagittarius', Venus: 'Pisces' }).isPresent).toBe(
      false,
    );
  });
});

describe('parivartana', () => {
  const DUSTHANAS = [6, 8, 12];
  const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const classifyHouses = (houses: readonly number[]) =>
    houses.some((house) => DUSTHANAS.includes(house)) ? 'dainya' : houses.includes(3) ? 'khala' : 'maha';

  // The 66 pairs of houses are 28 maha, 8 khala and 30 dainya, as Mantreswara counts them.
  it('the 66 pairs of houses are 28 maha, 8 khala and 30 dainya', () => {
    const pairs = PLACES.flatMap((first) =>
      PLACES.filter((second) => second > first).map((second) => [first, second] as const),
    );
    const count = (kind: string) => pairs.filter((pair) => classifyHouses(pair) === kind).length;
    expect([pairs.length, count('maha'), count('khala'), count('dainya')]).toEqual([66, 28, 8, 30]);
  });

  // Sun and Mercury exchange Leo and Gemini: the third and fifth for Aries, the second and twelfth for Cancer, and so on.
  it.each([
    'Aries',
    'Taurus',
    'Cancer',
    'Leo',
    'Virgo',
    'Libra',
    'Scorpio',
    'Capricorn',
    'Aquarius',
    'Pisces',
  ])('an exchange has the kind of its two houses with %s rising', (lagna) => {
    const chart = createChart({ lagna, Sun: 'Gemini', Mercury: 'Leo' });
    const kind = classifyHouses([chart.grahas.Sun.house!, chart.grahas.Mercury.house!]);
    const present = judgeYogas(chart).filter(({ verdict }) => verdict.isPresent);
    expect(present.map(({ yoga }) => yoga.key).filter((key) => key.endsWith('Parivartana'))).toEqual([
      `${kind}Parivartana`,
    ]);
  });

  it('Moon in Scorpio and Mars in Cancer are a dainya exchange of the fourth and twelfth with Leo rising', () => {
    expect(judgeChart('dainyaParivartana', mumbai)).toMatchObject({
      isPresent: true,
      because:
        'the Moon in Scorpio, the fourth house, and Mars in Cancer, the twelfth, are each in the sign of the other',
    });
    expect(judgeChart('mahaParivartana', mumbai).isPresent).toBe(false);
  });

  it('Einstein has a maha exchange of the ninth and tenth', () => {
    expect(judgeChart('mahaParivartana', einstein)).toMatchObject({ isPresent: true });
    expect(judgeChart('dharmaKarma', einstein).because).toContain('exchange signs');
  });
});

describe('vipareeta', () => {
  it('no graha rules two dusthanas, so one lord gives one yoga', () => {
    for (let lagna = 1; lagna <= 12; lagna++) {
      const signLords = [
        'Mars',
        'Venus',
        'Mercury',
        'Moon',
        'Sun',
        'Mercury',
        'Venus',
        'Mars',
        'Jupiter',
        'Saturn',
        'Saturn',
        'Jupiter',
      ];
      const lords = [6, 8, 12].map((house) => signLords[(lagna + house - 2) % 12]);
      expect(new Set(lords).size).toBe(3);
    }
  });

  it('Jupiter in the eighth and Saturn in the twelfth give Harsha and Sarala, each once', () => {
    const present = judgeYogas(kishangarh).filter(
      ({ yoga, verdict }) => yoga.family === 'hidden' && verdict.isPresent,
    );
    expect(present.map(({ verdict }) => verdict.because)).toEqual([
      'Jupiter, lord of the sixth, is in the eighth house, another dusthana',
      'Saturn, lord of the eighth, is in the twelfth house, another dusthana',
    ]);
  });
});

describe('neecha bhanga', () => {
  it('every debilitated graha of one birth is named with all that cancels its fall', () => {
    expect(judgeChart('neechaBhanga', mumbai)).toMatchObject({
      isPresent: true,
      because:
        'the Moon is in its fall in Scorpio, the fourth house, but Mars, lord of that sign, exchanges signs with it; ' +
        'Mars is in its fall in Cancer, the twelfth house, but the Moon, lord of that sign, is in an angle (the fourth house) and exchanges signs with it, and Jupiter, which is exalted in that sign, is with it; ' +
        'Venus is in its fall in Virgo, the second house, but Mercury, lord of that sign, is in an angle (the first house)',
    });
  });

  // Saturn in Aries: the lord is Mars, the exaltation (Libra) belongs to Venus, the Sun is exalted in Aries. Neutral places
  // from an Aries lagna and a Moon in Libra: Mars in Gemini (3 and 9), Venus in Leo (5 and 11), Sun in Gemini (3 and 9).
  const uncancelled: ChartPositions = {
    lagna: 'Aries',
    Moon: 'Libra 10',
    Saturn: 'Aries 5',
    Mars: 'Gemini',
    Venus: 'Leo',
    Sun: 'Gemini 20',
  };
  it('without any condition the fall stays', () => {
    expect(judgeIn('neechaBhanga', uncancelled)).toMatchObject({
      isPresent: false,
      because: 'Saturn is in its fall in Aries, the first house, and nothing cancels it',
    });
  });

  it.each<[string, ChartPositions, string]>([
    [
      'the lord of the sign in an angle',
      { Mars: 'Libra' },
      'Mars, lord of that sign, is in an angle (the seventh house)',
    ],
    [
      'the lord of the sign in an angle from the Moon',
      { lagna: 'Taurus', Moon: 'Gemini', Mars: 'Virgo 2' },
      'Mars, lord of that sign, is in an angle from the Moon (the fourth sign)',
    ],
    [
      'the lord of the exaltation in an angle',
      { Venus: 'Cancer' },
      'Venus, lord of its sign of exaltation, is in an angle (the fourth house)',
    ],
    [
      'the graha exalted in the sign in an angle',
      { Sun: 'Capricorn' },
      'the Sun, which is exalted in that sign, is in an angle (the tenth house)',
    ],
    [
      'the lord of the sign with it',
      { lagna: 'Leo', Mars: 'Aries', Moon: 'Aquarius' },
      'Mars, lord of that sign, is with it',
    ],
    // Mars in Virgo aspects the eighth sign from itself, Aries.
    ['an aspect of the lord of the sign', { Mars: 'Virgo' }, 'Mars, lord of that sign, aspects it'],
    // Mars in Aquarius is in the eleventh from Aries and the fifth from Libra.
    [
      'an exchange with the lord of the sign',
      { Mars: 'Aquarius' },
      'Mars, lord of that sign, exchanges signs with it',
    ],
    // 20° to 23°20′ of a movable sign is its seventh navamsha: Libra for Aries.
    ['exaltation in the navamsha', { Saturn: 'Aries 21' }, 'it is exalted in the navamsha, in Libra'],
  ])('%s cancels the fall', (_, change, because) => {
    const verdict = judgeIn('neechaBhanga', { ...uncancelled, ...change });
    expect(verdict.isPresent).toBe(true);
    expect(verdict.because).toContain(because);
  });

  it('two debilitated grahas that aspect each other do not cancel each other', () => {
    // Taurus rises: the Sun is in the sixth, Saturn in the twelfth, the lords Venus and Mars in the second house.
    const positions = { Moon: 'Leo', Sun: 'Libra 5', Saturn: 'Aries 5', Venus: 'Gemini', Mars: 'Gemini' };
    expect(judgeIn('neechaBhanga', { lagna: 'Taurus', ...positions })).toMatchObject({
      isPresent: false,
      because:
        'the Sun is in its fall in Libra, the sixth house, and nothing cancels it; ' +
        'Saturn is in its fall in Aries, the twelfth house, and nothing cancels it',
    });
  });
});

describe('reduced yogas', () => {
  it('Malavya of a Venus 0°48′ from the Sun is present and reduced', () => {
    expect(judgeChart('malavya', kishangarh)).toMatchObject({
      isPresent: true,
      reducedBy: 'Venus is combust',
    });
  });

  it('Malavya of Einstein is reduced by the Sun in the same sign, at more than ten degrees', () => {
    expect(judgeChart('malavya', einstein).reducedBy).toBe('Venus is in one sign with the Sun');
  });

  it('Malavya of a Venus away from the Sun is not reduced', () => {
    expect(judgeChart('malavya', melbourne)).toMatchObject({ isPresent: true, reducedBy: null });
  });

  it('Yogakaraka of a combust Mars is reduced', () => {
    expect(judgeChart('yogakaraka', kishangarh)).toMatchObject({
      isPresent: true,
      reducedBy: 'Mars is combust',
    });
  });

  it.each<[string, ChartPositions, string | null]>([
    ['Venus in the opposite sign', { Venus: 'Capricorn' }, null],
    ['no benefic', {}, 'no benefic joins or aspects Jupiter'],
    ['a combust Jupiter', { Sun: 'Cancer 9', Venus: 'Cancer' }, 'Jupiter is combust'],
    [
      'Jupiter in its fall',
      { Moon: 'Aries', Jupiter: 'Capricorn', Venus: 'Cancer' },
      'Jupiter is in its fall',
    ],
    [
      'Jupiter in the sign of an enemy',
      { Moon: 'Virgo', Jupiter: 'Gemini', Venus: 'Sagittarius', Sun: 'Aries' },
      'Jupiter is in the sign of an enemy',
    ],
  ])('Gaja Kesari with %s, %o, is present and reduced by: %s', (_, change, reducedBy) => {
    const positions = { Moon: 'Libra', Jupiter: 'Cancer 5', ...change };
    expect(judgeIn('gajaKesari', positions)).toMatchObject({ isPresent: true, reducedBy });
  });

  it('Amala counts from the Moon as well, and malefics in the same sign reduce it', () => {
    // Aries rises, so the tenth house is Capricorn; the tenth from the Moon in Libra is Cancer.
    const positions = { lagna: 'Aries', Moon: 'Libra', Jupiter: 'Cancer' };
    expect(judgeIn('amala', positions)).toMatchObject({
      isPresent: true,
      because: 'Jupiter in the fourth house, the tenth sign from the Moon',
      reducedBy: null,
    });
    expect(judgeIn('amala', { ...positions, Mars: 'Cancer' }).reducedBy).toBe('Mars is in the same sign');
  });
});
