/** Worked examples of connected lords, judged by hand from the positions named. */
import { describe, expect, it } from 'vitest';
import { einstein, judgeYoga, judgeYogaAt, melbourne } from './testing.ts';

describe('connections of lords', () => {
  it('kendraTrikona connects Jupiter in Virgo and Venus in Pisces, lords of 7, 10 and 5, by their mutual aspect', () => {
    expect(judgeYoga('kendraTrikona', melbourne)).toMatchObject({
      isPresent: true,
      reason: {
        kind: 'connectedLords',
        connections: [
          {
            kind: 'mutualAspect',
            first: { graha: 'Venus', houses: [5], sign: 12 },
            second: { graha: 'Jupiter', houses: [7, 10], sign: 6 },
          },
        ],
      },
    });
  });

  it('kendraTrikona of Einstein names all connected pairs, each with its kind of connection', () => {
    const mercury = { graha: 'Mercury', houses: [1, 4], sign: 12 };
    const saturn = { graha: 'Saturn', houses: [9], sign: 12 };
    expect(judgeYoga('kendraTrikona', einstein).reason).toEqual({
      kind: 'connectedLords',
      connections: [
        { kind: 'together', first: mercury, second: { graha: 'Venus', houses: [5], sign: 12 } },
        { kind: 'together', first: mercury, second: saturn },
        { kind: 'exchange', first: { graha: 'Jupiter', houses: [7], sign: 11 }, second: saturn },
      ],
    });
  });

  // Leo rises: Mars rules 4 and 9, Venus 10. Mars in Capricorn aspects the fourth sign from itself, Aries; Venus in Aries
  // aspects Libra only.
  it('dharmaKarma connects a lord in the sign of the other lord that is aspected by it, although it does not aspect back', () => {
    expect(judgeYogaAt('dharmaKarma', { lagna: 'Leo', Mars: 'Capricorn', Venus: 'Aries' })).toMatchObject({
      isPresent: true,
      reason: {
        kind: 'connectedLords',
        connections: [
          {
            kind: 'aspectOfDispositor',
            first: { graha: 'Venus', houses: [10], sign: 1 },
            second: { graha: 'Mars', houses: [9], sign: 10 },
          },
        ],
      },
    });
  });

  it('dharmaKarma is absent when only one lord aspects the other, which is in the sign of a third', () => {
    // Mars in Sagittarius aspects Pisces, the sign of Jupiter; Venus in Pisces aspects Virgo only.
    expect(judgeYogaAt('dharmaKarma', { lagna: 'Leo', Mars: 'Sagittarius', Venus: 'Pisces' }).isPresent).toBe(
      false,
    );
  });
});
