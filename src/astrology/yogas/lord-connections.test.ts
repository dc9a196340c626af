/** Worked examples of connected lords, judged by hand from the positions named. */
import { describe, expect, it } from 'vitest';
import { einstein, judgeYoga, judgeYogaAt, melbourne } from './testing.ts';

describe('connections of lords', () => {
  it('kendraTrikona connects Jupiter in Virgo and Venus in Pisces, lords of 7, 10 and 5, by their mutual aspect', () => {
    expect(judgeYoga('kendraTrikona', melbourne)).toMatchObject({
      isPresent: true,
      because:
        'Venus, lord of the fifth, in Pisces and Jupiter, lord of the seventh and tenth, in Virgo aspect each other',
    });
  });

  it('kendraTrikona of Einstein names all connected pairs, each with its kind of connection', () => {
    expect(judgeYoga('kendraTrikona', einstein).because).toBe(
      'Mercury, lord of the lagna and fourth, and Venus, lord of the fifth, are together in Pisces; ' +
        'Mercury, lord of the lagna and fourth, and Saturn, lord of the ninth, are together in Pisces; ' +
        'Jupiter, lord of the seventh, and Saturn, lord of the ninth, exchange signs, one in Aquarius and one in Pisces',
    );
  });

  // Leo rises: Mars rules 4 and 9, Venus 10. Mars in Capricorn aspects the fourth sign from itself, Aries; Venus in Aries
  // aspects Libra only.
  it('dharmaKarma connects a lord in the sign of the other lord that is aspected by it, although it does not aspect back', () => {
    expect(judgeYogaAt('dharmaKarma', { lagna: 'Leo', Mars: 'Capricorn', Venus: 'Aries' })).toMatchObject({
      isPresent: true,
      because:
        'Venus, lord of the tenth, in Aries is aspected by the lord of that sign, Mars, lord of the ninth, from Capricorn',
    });
  });

  it('dharmaKarma is absent when only one lord aspects the other, which is in the sign of a third', () => {
    // Mars in Sagittarius aspects Pisces, the sign of Jupiter; Venus in Pisces aspects Virgo only.
    expect(judgeYogaAt('dharmaKarma', { lagna: 'Leo', Mars: 'Sagittarius', Venus: 'Pisces' }).isPresent).toBe(
      false,
    );
  });
});
