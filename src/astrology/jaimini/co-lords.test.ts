import { describe, expect, it } from 'vitest';
import { type ChartPositions, createChart } from '#src/testing/reports/create-chart.ts';
import { findSignLord } from './co-lords.ts';

const [SCORPIO, AQUARIUS] = [8, 11];
const findLord = (sign: number, positions: ChartPositions) =>
  findSignLord(createChart(positions).grahas, sign);

/** The examples of Narasimha Rao 15.5.1; grahas that he does not name are placed so that the earlier rules tie. */
describe('findSignLord', () => {
  it('returns the lord outside the sign if the other one is in it', () => {
    expect(findLord(AQUARIUS, { Saturn: 'Aquarius', Rahu: 'Aries' })).toBe('Rahu');
    expect(findLord(AQUARIUS, { Saturn: 'Aries', Rahu: 'Aquarius' })).toBe('Saturn');
    expect(findLord(SCORPIO, { Mars: 'Scorpio', Ketu: 'Aries' })).toBe('Ketu');
    expect(findLord(SCORPIO, { Mars: 'Aries', Ketu: 'Scorpio' })).toBe('Mars');
  });

  it('prefers the lord with more grahas', () => {
    const positions: ChartPositions = {
      Saturn: 'Pisces',
      Mars: 'Pisces',
      Sun: 'Pisces',
      Rahu: 'Aries',
      Jupiter: 'Aries',
    };
    expect(findLord(AQUARIUS, positions)).toBe('Saturn');
    expect(findLord(AQUARIUS, { ...positions, Moon: 'Aries', Venus: 'Aries' })).toBe('Rahu');
  });

  /**
   * Saturn in Gemini is with Mercury, who is also its dispositor: two. Rahu in Aries is aspected by its dispositor Mars
   * from Leo: one. Jupiter in Taurus aspects neither. The Moon with Rahu makes the first rule tie.
   */
  it('prefers the lord that more of Jupiter, Mercury and the dispositor are with or aspect', () => {
    const positions: ChartPositions = {
      Saturn: 'Gemini',
      Mercury: 'Gemini',
      Rahu: 'Aries',
      Moon: 'Aries',
      Mars: 'Leo',
    };
    const others: ChartPositions = { Jupiter: 'Taurus', Sun: 'Taurus', Venus: 'Cancer' };
    expect(findLord(AQUARIUS, { ...positions, ...others })).toBe('Saturn');
  });

  /**
   * Mars in Aries, its own dispositor, and Ketu in Capricorn, with Saturn in Gemini, have no support. Both are in movable
   * signs, and Ketu is further in its sign: 25 degrees from its end, against 5.
   */
  it('does not count a lord as its own dispositor', () => {
    const positions: ChartPositions = {
      Mars: 'Aries 5',
      Ketu: 'Capricorn 5',
      Saturn: 'Gemini',
      Jupiter: 'Gemini',
    };
    const others: ChartPositions = { Mercury: 'Cancer', Sun: 'Cancer', Moon: 'Cancer', Venus: 'Cancer' };
    expect(findLord(SCORPIO, { ...positions, ...others })).toBe('Ketu');
  });

  /**
   * Saturn in Libra and Rahu in Cancer: Jupiter, Mercury and the dispositors Venus and Moon are in dual signs, which
   * aspect dual signs only. By degrees Rahu, 29 from the end of its sign, would be stronger.
   */
  it('prefers the exalted lord', () => {
    const positions: ChartPositions = {
      Saturn: 'Libra 1',
      Rahu: 'Cancer 1',
      Jupiter: 'Gemini',
      Mercury: 'Gemini',
    };
    const others: ChartPositions = { Venus: 'Virgo', Moon: 'Virgo', Sun: 'Virgo', Mars: 'Virgo' };
    expect(findLord(AQUARIUS, { ...positions, ...others })).toBe('Saturn');
  });

  /**
   * Mars in Gemini, Ketu in Aquarius, each alone. Mercury aspects Mars, as Mercury and as dispositor; Jupiter and
   * Saturn, the dispositor, aspect Ketu: two each. A dual sign is stronger than a fixed one.
   */
  it('prefers the lord in a dual sign to one in a fixed sign', () => {
    const positions: ChartPositions = {
      Mars: 'Gemini 1',
      Ketu: 'Aquarius 1',
      Mercury: 'Virgo',
      Jupiter: 'Aries',
    };
    const others: ChartPositions = { Saturn: 'Libra', Sun: 'Virgo', Moon: 'Virgo', Venus: 'Virgo' };
    expect(findLord(SCORPIO, { ...positions, ...others })).toBe('Mars');
  });

  /** Mars has passed 23°17′ of Libra; Ketu at 5°54′ of Cancer has passed 24°06′ from the end of the sign. */
  it('prefers the lord that is further in its sign, with Rahu and Ketu measured from the end', () => {
    const positions: ChartPositions = { Mars: `Libra ${23 + 17 / 60}`, Jupiter: 'Gemini', Mercury: 'Gemini' };
    const others: ChartPositions = { Venus: 'Virgo', Moon: 'Virgo', Sun: 'Virgo', Saturn: 'Virgo' };
    expect(findLord(SCORPIO, { ...positions, ...others, Ketu: 'Cancer 5.9' })).toBe('Ketu');
    expect(findLord(SCORPIO, { ...positions, ...others, Ketu: 'Cancer 24.1' })).toBe('Mars');
  });

  it('returns Mars and Saturn by the rule of single lords', () => {
    const { grahas } = createChart({ Mars: 'Scorpio', Saturn: 'Aquarius' });
    expect([SCORPIO, AQUARIUS].map((sign) => findSignLord(grahas, sign, 'single'))).toEqual([
      'Mars',
      'Saturn',
    ]);
    expect([SCORPIO, AQUARIUS].map((sign) => findSignLord(grahas, sign))).toEqual(['Ketu', 'Rahu']);
  });
});
