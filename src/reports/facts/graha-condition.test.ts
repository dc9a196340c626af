import { describe, expect, test } from 'vitest';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from '#src/astrology/contract-names.ts';
import { listRuledHouses } from '#src/astrology/houses.ts';
import { createPeople, createReportInput } from '#src/testing/fixtures/people.ts';
import { createChart, type ChartPositions } from '#src/testing/reports/create-chart.ts';
import { describeCondition } from '#src/reports/text/condition-phrases.ts';
import { getCondition, isWellPlaced, judgeCondition, rankByCondition } from './graha-condition.ts';

/**
 * Positions without conjunctions, aspects, war or retrograde motion. Each case changes the positions that it names. At 1 degree of a sign the navamsha is Aries, Capricorn, Libra or Cancer.
 */
const NEUTRAL_POSITIONS: ChartPositions = {
  lagna: 'Aries',
  Sun: 'Gemini 20',
  Moon: 'Pisces 10',
  Mars: 'Virgo 10',
  Mercury: 'Taurus 25',
  Jupiter: 'Aquarius 10',
  Venus: 'Leo 5',
  Saturn: 'Leo 20',
  Rahu: 'Gemini 1',
};

const listFacts = (positions: ChartPositions, graha: ClassicalGraha, ...houses: number[]) =>
  judgeCondition(createChart({ ...NEUTRAL_POSITIONS, ...positions }), graha, ...houses).facts;

const findFact = (phrase: RegExp, positions: ChartPositions, graha: ClassicalGraha, ...houses: number[]) =>
  listFacts(positions, graha, ...houses).find((fact) => phrase.test(fact.phrase));

describe('points of the dignity', () => {
  test.each([
    ['exalted (uccha) in Libra', 'Libra 15', 3],
    ['in its moolatrikona (Aquarius)', 'Aquarius 15', 3],
    ['in its own sign (Capricorn)', 'Capricorn 15', 2],
    ['in a friend’s sign (Gemini)', 'Gemini 15', 1],
    ['in a neutral sign (Pisces)', 'Pisces 15', 0],
    ['in an enemy’s sign (Cancer)', 'Cancer 15', -1],
    ['in its fall (neecha) in Aries', 'Aries 15', -3],
  ])('of Saturn %s', (phrase, place, points) => {
    // Mars and Venus are neither in angles, also from each other, nor aspect Aries, so that the fall is not cancelled
    const positions = {
      lagna: 'Taurus',
      Mars: 'Gemini 10',
      Venus: 'Cancer 25',
      Moon: 'Leo 10',
      Saturn: place,
    };
    expect(listFacts({ ...positions, Sun: 'Pisces 25' }, 'Saturn')[0]).toMatchObject({ points });
    expect(listFacts({ ...positions, Sun: 'Pisces 25' }, 'Saturn')[0]!.phrase).toContain(phrase);
  });

  test('a cancelled fall takes one point in place of three', () => {
    // Mars, lord of Aries, is in the first house, an angle
    expect(listFacts({ lagna: 'Virgo', Saturn: 'Aries 15' }, 'Saturn')[0]).toEqual({
      points: -1,
      phrase: 'in its fall (neecha) in Aries (cancelled)',
    });
  });
});

describe('points of the other facts', () => {
  test.each<[string, RegExp, number, ChartPositions, ClassicalGraha, number[]]>([
    // 22 degrees of Aries are in its seventh navamsha, Libra, the own sign of Venus
    ['strong in the navamsha', /^strong in the navamsha \(Libra\)$/, 1, { Venus: 'Aries 22' }, 'Venus', []],
    ['again in its sign', /^in Aries again in the navamsha$/, 1, { Venus: 'Aries 1' }, 'Venus', []],
    // 18 degrees of Aries are in its sixth navamsha, Virgo
    [
      'in its fall in the navamsha',
      /^in its fall in the navamsha \(Virgo\)$/,
      -1,
      { Venus: 'Aries 18' },
      'Venus',
      [],
    ],
    ['combust', /^combust \(asta\)$/, -2, { Mars: 'Gemini 15' }, 'Mars', []],
    ['in a kendra', /^in a kendra \(the tenth house\)$/, 1, { Mars: 'Capricorn 5' }, 'Mars', []],
    ['in a trikona', /^in a trikona \(the fifth house\)$/, 1, {}, 'Venus', []],
    ['in a dusthana', /^in a dusthana \(the sixth house\)$/, -1, {}, 'Mars', []],
    // Mercury rules the third and sixth of Aries; verse 26 is bad for the lord of the third in the second, verse 62 good for that of the sixth
    [
      'in a bad house for a lord',
      /^in a bad house for the lord of the third \(the second\)$/,
      -1,
      {},
      'Mercury',
      [3],
    ],
    [
      'in a good house for a lord',
      /^in a good house for the lord of the sixth \(the second\)$/,
      1,
      {},
      'Mercury',
      [6],
    ],
    // Jupiter aspects Gemini, Leo and Libra from Aquarius; with Sagittarius rising it rules the first and fourth
    [
      'aspecting its own house',
      /^aspecting its own house \(the first\)$/,
      1,
      { lagna: 'Sagittarius', Jupiter: 'Leo 1' },
      'Jupiter',
      [1],
    ],
    ['retrograde', /^retrograde$/, 1, { Mars: 'Virgo 10 retrograde' }, 'Mars', []],
    // the planet with the smaller longitude wins
    ['defeated in war', /^defeated in war by Mars$/, -1, { Jupiter: 'Virgo 10.5' }, 'Jupiter', []],
    ['helped', /^helped by Jupiter$/, 1, { Jupiter: 'Scorpio 10', Mercury: 'Cancer 10' }, 'Mercury', []],
    ['afflicted', /^afflicted by Saturn$/, -1, { Jupiter: 'Capricorn 10' }, 'Venus', []],
  ])('of a graha %s', (_, phrase, points, positions, graha, houses) => {
    expect(findFact(phrase, positions, graha, ...houses)?.points).toBe(points);
  });

  test('house, aspect and navamsha do not count without a birth time', () => {
    const { lagna: _, ...withoutLagna } = NEUTRAL_POSITIONS;
    const { facts } = judgeCondition(
      createChart({ ...withoutLagna, Mars: 'Gemini 5', Venus: 'Aries 1' }),
      'Venus',
    );
    expect(facts.map(({ phrase }) => phrase)).toEqual(['in a neutral sign (Aries)']);
  });
});

describe('condition of a graha by its points', () => {
  test.each<[string, ChartPositions, ClassicalGraha, number[]]>([
    [
      'an enemy’s sign, but a good house and an aspect on its own tenth',
      { lagna: 'Gemini', Jupiter: 'Virgo 15', Moon: 'Leo 10', Mars: 'Aries 5', Rahu: 'Taurus 1' },
      'Jupiter',
      [10],
    ],
    [
      'an enemy’s sign in the first as lord of the eleventh',
      { lagna: 'Gemini', Mars: 'Gemini 1', Sun: 'Virgo 20', Rahu: 'Cancer 1' },
      'Mars',
      [11],
    ],
  ])('is not weak for %s', (_, positions, graha, houses) => {
    expect(getCondition(createChart({ ...NEUTRAL_POSITIONS, ...positions }), graha, ...houses)).toBe('fair');
  });

  test('is never strong for a combust graha', () => {
    // moolatrikona 3, angle 1, combust -2: two points
    const chart = createChart({
      ...NEUTRAL_POSITIONS,
      lagna: 'Libra',
      Venus: 'Libra 10',
      Sun: 'Libra 11',
      Moon: 'Virgo 10',
    });
    expect(judgeCondition(chart, 'Venus')).toMatchObject({ condition: 'fair', points: 2 });
  });

  test('of a node is that of the lord of its sign', () => {
    const chart = createChart({ ...NEUTRAL_POSITIONS, Ketu: 'Scorpio 5' });
    expect(judgeCondition(chart, 'Ketu')).toBe(judgeCondition(chart, 'Mars'));
  });

  test('is never strong as lord of one house and weak as lord of another or in itself', () => {
    const contradictions = createPeople(500).flatMap((birth) => {
      const { chart } = createReportInput(birth);
      return CLASSICAL_GRAHAS.filter((graha) => {
        const roles = [[], ...listRuledHouses(chart, graha).map((house) => [house])];
        const conditions = roles.map((houses) => getCondition(chart, graha, ...houses));
        return conditions.includes('strong') && conditions.includes('weak');
      }).map((graha) => `${birth.name}: ${graha}`);
    });
    expect(contradictions).toEqual([]);
  });

  test('all three conditions are common', () => {
    const conditions = createPeople(200).flatMap((birth) => {
      const { chart } = createReportInput(birth);
      return CLASSICAL_GRAHAS.map((graha) => getCondition(chart, graha));
    });
    for (const condition of ['strong', 'fair', 'weak'] as const)
      expect(conditions.filter((other) => other === condition).length).toBeGreaterThan(
        conditions.length / 10,
      );
  });
});

test('a war does not count without a birth time, because its victor may change within the day', () => {
  const positions: ChartPositions = { Mars: 'Virgo 10', Jupiter: 'Virgo 10.5' };
  const { lagna: _lagna, ...withoutLagna } = NEUTRAL_POSITIONS;
  const { facts } = judgeCondition(createChart({ ...withoutLagna, ...positions }), 'Jupiter');
  expect(facts.map(({ phrase }) => phrase).join()).not.toContain('defeated');
});

test('grahas are ranked by their points', () => {
  const { chart } = createReportInput(createPeople(1)[0]!);
  const points = rankByCondition(chart).map((graha) => judgeCondition(chart, graha).points);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
});

test('a description names the dignity, the facts that agree with the sum, and the heaviest fact against it', () => {
  const chart = createChart({
    ...NEUTRAL_POSITIONS,
    lagna: 'Libra',
    Venus: 'Libra 10',
    Sun: 'Libra 11',
    Moon: 'Virgo 10',
  });
  expect(describeCondition(chart, 'Venus')).toBe(
    'in its moolatrikona (Libra) and in a kendra (the first house), but combust (asta)',
  );
  expect(describeCondition(createChart({ ...NEUTRAL_POSITIONS, Ketu: 'Scorpio 5' }), 'Ketu')).toMatch(
    /^in Scorpio, whose lord, Mars, is in an enemy’s sign \(Virgo\)/,
  );
});

describe('a graha is called well placed', () => {
  const isSaturnWellPlaced = (positions: ChartPositions) =>
    isWellPlaced(createChart({ ...NEUTRAL_POSITIONS, ...positions }), 'Saturn');

  test('in a friend’s sign and no bad house', () => {
    expect(isSaturnWellPlaced({ lagna: 'Aries', Saturn: 'Gemini 15', Sun: 'Leo 20' })).toBe(true);
  });

  test('not in its fall, even if the fall is cancelled and other facts help', () => {
    expect(isSaturnWellPlaced({ lagna: 'Aries', Saturn: 'Aries 15' })).toBe(false);
  });

  test('not in a dusthana, unless it is strong', () => {
    expect(isSaturnWellPlaced({ lagna: 'Cancer', Saturn: 'Gemini 15', Sun: 'Leo 20' })).toBe(false);
    expect(isSaturnWellPlaced({ lagna: 'Pisces', Saturn: 'Libra 15' })).toBe(true);
  });

  test('not beside the Sun', () => {
    expect(isSaturnWellPlaced({ lagna: 'Aries', Saturn: 'Gemini 15', Sun: 'Gemini 17' })).toBe(false);
  });
});

describe('the Sun beside Mercury', () => {
  const findAffliction = (positions: ChartPositions) =>
    findFact(
      /^afflicted by/,
      { Sun: 'Gemini 20', Mercury: 'Gemini 2', Jupiter: 'Pisces 10', Rahu: 'Libra 1', ...positions },
      'Sun',
    )?.phrase;

  test('is not afflicted by it, since the Sun alone makes it malefic', () => {
    expect(findAffliction({ Mars: 'Cancer 10' })).toBeUndefined();
  });

  test('is afflicted by both if Mars is with them', () => {
    expect(findAffliction({ Mars: 'Gemini 28' })).toBe('afflicted by Mars and Mercury');
  });
});

/** Mercury is with three malefics, the Sun, the dark Moon and Saturn, and with Jupiter and Venus. */
test('a Mercury in mixed company does not help one graha of its sign and afflict another', () => {
  const chart = createChart({
    ...NEUTRAL_POSITIONS,
    Sun: 'Aries 19',
    Moon: 'Aries 17',
    Mars: 'Taurus 6',
    Mercury: 'Aries 13',
    Jupiter: 'Aries 23',
    Venus: 'Aries 9',
    Saturn: 'Aries 25',
  });
  const named = CLASSICAL_GRAHAS.flatMap((graha) =>
    judgeCondition(chart, graha).facts.filter(({ phrase }) => phrase.includes('Mercury')),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(new Set(named.map(({ points }) => Math.sign(points))).size).toBe(1);
});
