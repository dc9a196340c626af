/**
 * Twenty examples worked by hand. Unless changed, the grahas are where createChart puts them: Sun in Gemini, Moon in Libra,
 * Mars in Virgo, Mercury in Taurus, Jupiter in Aquarius, Venus and Saturn in Leo, Rahu in Aries, Ketu in Libra.
 */
import { describe, expect, it } from 'vitest';
import { createChart, type ChartPositions } from '#src/testing/reports/create-chart.ts';
import { RASHIS, type Graha } from '#src/astrology/contract.ts';
import type { Matter } from '#src/astrology/contract-timing.ts';
import { getOriginSign } from './houses-from-origin.ts';
import { MATTER_RULES } from './matters.ts';
import { scoreSegment } from './score-segment.ts';
import { computeSignificators } from './significators.ts';

const getSign = (name: string) => RASHIS.findIndex(({ english }) => english === name) + 1;

function createExample(matter: Matter, positions: ChartPositions) {
  const chart = createChart(positions);
  const rule = MATTER_RULES[matter];
  const originSign = getOriginSign(chart, chart.lagna ? 'lagna' : 'Moon')!;
  const significators = computeSignificators(chart, rule, originSign);
  return { chart, rule, significators, ashtakavarga: null };
}

const listPoints = (matter: Matter, positions: ChartPositions): Partial<Record<Graha, number>> =>
  Object.fromEntries(
    Object.entries(createExample(matter, positions).significators).map(([graha, { points }]) => [
      graha,
      points,
    ]),
  );

const judge = (
  matter: Matter,
  positions: ChartPositions,
  [jupiter, saturn]: [string, string],
  [maha, antar]: [Graha, Graha | null],
) =>
  scoreSegment(createExample(matter, positions), {
    jupiter: getSign(jupiter),
    saturn: getSign(saturn),
    mahas: [maha],
    antar,
  });

describe('computeSignificators', () => {
  it('1: gives Venus, lord of the seventh, most points for marriage with Aries rising', () => {
    // Venus: rules 7 (4), karaka (3), rules 2 (2). Jupiter: aspects Libra by the ninth (2), karaka (3), is in the 11th (1).
    // Saturn: aspects Libra by the third (2), is with Venus (2), rules 11 (2). Moon: is in 7 (4).
    // Ketu: is in 7 (4), half of Venus' 9 (4). Rahu: aspects 7 (2); Mars, its dispositor, has nothing. Mercury: is in 2 (1).
    expect(listPoints('marriage', { lagna: 'Aries' })).toEqual({
      Sun: 0,
      Moon: 4,
      Mars: 0,
      Mercury: 1,
      Jupiter: 6,
      Venus: 9,
      Saturn: 6,
      Rahu: 2,
      Ketu: 8,
    });
  });

  it('2: gives Mars, Mercury and Rahu seven points each for work with Cancer rising', () => {
    // Mars: rules 10 (4), aspects Aries, the eighth from Virgo (2), is in 3 (1): 7. Rahu: is in 10 (4), half of 7 (3): 7.
    // Moon: aspects Aries (2). Ketu: aspects Aries (2), half of Venus' 0. Mercury: rules 3 and 12 (4), karaka (3): 7.
    // Saturn: karaka (3); its aspects are Libra, Aquarius and Taurus. Jupiter: rules 9 (2); aspects Gemini, Leo, Libra.
    // Sun: is in 12 (1).
    expect(listPoints('workChange', { lagna: 'Cancer' })).toEqual({
      Sun: 1,
      Moon: 2,
      Mars: 7,
      Mercury: 7,
      Jupiter: 2,
      Venus: 0,
      Saturn: 3,
      Rahu: 7,
      Ketu: 2,
    });
  });

  it('3: gives Jupiter, the karaka, most points for children with Aries rising', () => {
    // Sun: rules 5 (4). Venus: is in 5 (4), rules 2 (2). Saturn: is in 5 (4), rules 11 (2).
    // Jupiter: aspects Leo by the seventh (2), karaka (3), rules 9 (2), is in 11 (1): 8. Mercury: is in 2 (1).
    // Rahu: half of Mars' 0. Ketu: half of Venus' 6.
    expect(listPoints('children', { lagna: 'Aries' })).toMatchObject({
      Sun: 4,
      Moon: 0,
      Mars: 0,
      Mercury: 1,
      Jupiter: 8,
      Venus: 6,
      Saturn: 6,
      Rahu: 0,
      Ketu: 3,
    });
  });

  it('4: adds points to a graha that exchanges signs with the lord of the house', () => {
    // Aries rising. The Moon in Libra and Venus in Cancer: Venus rules the seventh, so the Moon is in 7 (4) and joins (2).
    expect(listPoints('marriage', { lagna: 'Aries', Venus: 'Cancer' }).Moon).toBe(6);
  });

  it('5: limits the points of a graha to ten', () => {
    // Taurus rising, property: the Sun rules Leo, the fourth. Put there, it rules (4) and occupies (4) it. Mars with it: is
    // in 4 (4), joins the lord (2), karaka (3): 9. Venus with both: 4 + 2 + karaka 3 = 9.
    const positions: ChartPositions = { lagna: 'Taurus', Sun: 'Leo 25', Mars: 'Leo 10' };
    expect(listPoints('property', positions)).toMatchObject({ Sun: 8, Mars: 9, Venus: 9 });
    // Aquarius rising: Venus rules Taurus, the fourth, and is in it: 4 + 4 + karaka 3 = 11.
    expect(listPoints('property', { lagna: 'Aquarius', Venus: 'Taurus' }).Venus).toBe(10);
  });

  it('6: counts houses from the Moon without a birth time', () => {
    // From Libra the seventh is Aries. Mars: rules 7 (4), aspects it from Virgo by the eighth (2), rules 2, Scorpio (2): 8.
    expect(listPoints('marriage', {}).Mars).toBe(8);
  });
});

describe('scoreSegment for marriage with Aries rising', () => {
  // House: Libra, lord Venus in Leo. From the Moon in Libra: house Aries, lord Mars in Virgo.
  const positions: ChartPositions = { lagna: 'Aries' };

  it('7: grades as best if the antar lord signifies it and both transits agree', () => {
    // Jupiter in Leo is with Venus and aspects Aries; Saturn in Aries aspects Libra and is in the house from the Moon.
    expect(judge('marriage', positions, ['Leo', 'Aries'], ['Sun', 'Venus']).grade).toBe(3);
  });

  it('8: grades as good if only the transits from the lagna agree', () => {
    // Jupiter in Gemini aspects Libra (5th); Saturn in Leo aspects Libra (3rd). From the Moon: Jupiter aspects Sagittarius
    // and Aquarius besides, Saturn Aquarius and Taurus: neither Aries nor Virgo.
    expect(judge('marriage', positions, ['Gemini', 'Leo'], ['Sun', 'Venus']).grade).toBe(2);
  });

  it('9: grades as good if only the transits from the Moon agree', () => {
    // Jupiter in Capricorn aspects Virgo (9th), Saturn in Pisces aspects Virgo (7th): both on Mars, the lord from the Moon.
    // From the lagna: Jupiter aspects Taurus, Cancer, Virgo; Saturn Taurus, Virgo, Sagittarius: neither Libra nor Leo.
    expect(judge('marriage', positions, ['Capricorn', 'Pisces'], ['Sun', 'Venus']).grade).toBe(2);
  });

  it('10: grades as fair if the periods agree and only Jupiter influences the house', () => {
    // Jupiter in Gemini aspects Libra. Saturn in Taurus aspects Cancer, Scorpio, Aquarius.
    expect(judge('marriage', positions, ['Gemini', 'Taurus'], ['Sun', 'Venus']).grade).toBe(1);
  });

  it('11: grades as ordinary if the periods agree and no transit influences the house', () => {
    // Jupiter in Taurus aspects Virgo, Scorpio, Capricorn: Virgo has Mars, the lord from the Moon. In Cancer it aspects
    // Scorpio, Capricorn and Pisces: nothing. Saturn in Taurus: nothing.
    expect(judge('marriage', positions, ['Cancer', 'Taurus'], ['Sun', 'Venus']).grade).toBe(0);
    expect(judge('marriage', positions, ['Taurus', 'Taurus'], ['Sun', 'Venus']).grade).toBe(1);
  });

  it('12: grades as fair if both transits agree in a period of other matters', () => {
    expect(judge('marriage', positions, ['Leo', 'Aries'], ['Sun', 'Mars']).grade).toBe(1);
  });

  it('13: accepts an antar lord with few points under a strong maha lord', () => {
    // Venus has 9 points, Rahu 2, Mercury 1.
    expect(judge('marriage', positions, ['Leo', 'Aries'], ['Venus', 'Rahu']).grade).toBe(3);
    expect(judge('marriage', positions, ['Leo', 'Aries'], ['Venus', 'Mercury']).grade).toBe(1);
    expect(judge('marriage', positions, ['Leo', 'Aries'], ['Mercury', 'Rahu']).grade).toBe(1);
  });

  it('14: adds to the score the weights of the periods, of both transits and of the navamsha', () => {
    // Maha Jupiter 6 of 10: 9. Antar Venus 9 of 10: 22.5. From the lagna: Jupiter on the lord (1), Saturn on the house (3),
    // both (2) = 6 of 10: 15. From the Moon: both on the house (3 + 3), both (2) = 8 of 10: 12. Venus at 5 degrees of Leo is
    // in the second navamsha, Taurus, its own sign: 10. Together 68.5.
    expect(judge('marriage', positions, ['Leo', 'Aries'], ['Jupiter', 'Venus']).score).toBe(69);
  });
});

describe('scoreSegment for other matters', () => {
  it('15: judges promotion by the tenth, with the Sun as karaka', () => {
    // Leo rising: the tenth is Taurus, lord Venus in Leo. Sun: karaka (3), is in 11, Gemini (1): 4 points.
    // Jupiter in Virgo aspects Taurus (9th); Saturn in Leo is with Venus. From the Moon the tenth is Cancer, its lord the
    // Moon in Libra: Saturn in Leo aspects Libra; Jupiter in Virgo aspects Capricorn, Pisces, Taurus: not.
    expect(judge('promotion', { lagna: 'Leo' }, ['Virgo', 'Leo'], ['Mars', 'Sun']).grade).toBe(2);
  });

  it('16: judges a journey abroad by the twelfth, with Rahu as karaka', () => {
    // Taurus rising: the twelfth is Aries with Rahu in it: 4 + karaka 3 = 7, and half of Mars' points: Mars rules 12 (4),
    // aspects Aries (2), rules 7, Scorpio (2) = 8, half is 4: 10 at most. Jupiter in Sagittarius aspects Aries (5th),
    // Saturn in Aries is there. From the Moon the twelfth is Virgo, lord Mercury in Taurus: Jupiter aspects Aries, Gemini,
    // Leo, Saturn Gemini, Libra, Capricorn: not.
    const positions: ChartPositions = { lagna: 'Taurus' };
    expect(listPoints('abroad', positions)).toMatchObject({ Rahu: 10, Mars: 8 });
    expect(judge('abroad', positions, ['Sagittarius', 'Aries'], ['Venus', 'Rahu']).grade).toBe(2);
  });

  it('17: raises the grade of health when Saturn is on the first house or its lord and Jupiter is on neither', () => {
    // Aries rising: Mars, lord of the lagna, is in Virgo. The sixth is Virgo, lord Mercury. Mercury: rules 6 (4). Saturn in
    // Pisces aspects Virgo. Jupiter in Gemini aspects Libra, Sagittarius, Aquarius: no help. From the Moon: Libra, lord
    // Venus in Leo: Saturn in Pisces aspects Taurus, Virgo, Sagittarius: not.
    const positions: ChartPositions = { lagna: 'Aries' };
    expect(judge('health', positions, ['Gemini', 'Pisces'], ['Sun', 'Mercury']).grade).toBe(2);
  });

  it('18: lowers the grade of health when Jupiter is on the first house or its lord', () => {
    // As example 17, but Jupiter in Capricorn aspects Virgo.
    expect(judge('health', { lagna: 'Aries' }, ['Capricorn', 'Pisces'], ['Sun', 'Mercury']).grade).toBe(1);
  });
});

describe('scoreSegment without a birth time', () => {
  // From the Moon in Libra: the seventh is Aries, lord Mars in Virgo with 8 points for marriage.
  const context = createExample('marriage', {});

  it('19: grades as good at most, because the transits from the lagna are unknown', () => {
    // Jupiter in Leo aspects Aries, Saturn is there. Score: maha 8 of 10: 36; transit 3 + 3 + 2 = 8 of 10: 36; Mars at 10
    // degrees of Virgo is in the fourth navamsha, Aries, its own sign: 10.
    const segment = { jupiter: getSign('Leo'), saturn: getSign('Aries'), antar: null };
    expect(scoreSegment(context, { ...segment, mahas: ['Mars'] })).toMatchObject({ grade: 2, score: 82 });
  });

  it('20: counts the periods only if every possible maha lord signifies the matter', () => {
    // The Sun in Gemini: no role from Libra but lord of the eleventh, Leo (2).
    const segment = { jupiter: getSign('Leo'), saturn: getSign('Aries'), antar: null };
    expect(scoreSegment(context, { ...segment, mahas: ['Mars', 'Sun'] }).grade).toBe(0);
    expect(context.significators.Sun.points).toBe(2);
  });
});
