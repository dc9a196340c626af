import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createChart } from '#src/testing/reports/create-chart.ts';
import { computeChart } from './chart.ts';
import { CLASSICAL_GRAHAS, type ClassicalGraha } from './contract-names.ts';
import { getExaltationSign } from './dignity.ts';
import { formatIso } from './ephemeris/instant.ts';
import { computeFriendshipTables, type FriendshipTables } from './friendship-tables.ts';
import { SIGN_LORDS } from './contract-sign-lords.ts';
import { getNthSign } from './zodiac.ts';

const SYMBOLS: Record<string, string> = {
  'great friend': '++',
  friend: '+',
  neutral: '=',
  enemy: '-',
  'great enemy': '--',
};

const toRows = (table: FriendshipTables[keyof FriendshipTables]) =>
  CLASSICAL_GRAHAS.map((graha) =>
    CLASSICAL_GRAHAS.map((other) => SYMBOLS[table[graha][other] ?? ''] ?? '.').join(' '),
  );

describe('computeFriendshipTables', () => {
  const chart = createChart({
    Sun: 'Taurus',
    Moon: 'Sagittarius',
    Mars: 'Taurus',
    Mercury: 'Aries',
    Jupiter: 'Sagittarius',
    Venus: 'Gemini',
    Saturn: 'Pisces',
  });

  /**
   * The grahas in the 2nd, 3rd, 4th, 10th, 11th and 12th: from Taurus (Sun, Mars) Venus, Saturn and Mercury; from
   * Sagittarius (Moon, Jupiter) Saturn; from Aries (Mercury) Sun, Mars, Venus and Saturn; from Gemini (Venus) Saturn,
   * Mercury, Sun and Mars; from Pisces (Saturn) all.
   */
  it('makes grahas near each other temporary friends', () => {
    expect(toRows(computeFriendshipTables(chart).temporary)).toEqual([
      '. - - + - + +',
      '- . - - - - +',
      '- - . + - + +',
      '+ - + . - + +',
      '- - - - . - +',
      '+ - + + - . +',
      '+ + + + + + .',
    ]);
  });

  /** A natural friend of the Sun, the Moon, is its temporary enemy: neutral; neutral Mercury a temporary friend: friend. */
  it('adds natural and temporary friendship', () => {
    expect(toRows(computeFriendshipTables(chart).fivefold)).toEqual([
      '. = = + = = =',
      '= . - = - - +',
      '= = . = = + +',
      '++ -- + . - ++ +',
      '= = = -- . -- +',
      '= -- + ++ - . ++',
      '= = = ++ + ++ .',
    ]);
  });

  /**
   * The verse from which the table of natural friendship follows: the lords of the 2nd, 4th, 5th, 8th, 9th and 12th from
   * the moolatrikona sign and of the sign of exaltation are friends, the other lords enemies; a graha with one sign of
   * each kind is neutral.
   */
  it('agrees for natural friendship with the signs counted from the moolatrikona', () => {
    const moolatrikona = { Sun: 5, Moon: 2, Mars: 1, Mercury: 6, Jupiter: 9, Venus: 7, Saturn: 11 };
    const { natural } = computeFriendshipTables(chart);
    const judge = (graha: ClassicalGraha, other: ClassicalGraha) => {
      const friendlySigns = [2, 4, 5, 8, 9, 12].map((nth) => getNthSign(moolatrikona[graha], nth));
      friendlySigns.push(getExaltationSign(graha));
      const signs = SIGN_LORDS.flatMap((lord, index) => (lord === other ? index + 1 : []));
      const friendlyCount = signs.filter((sign) => friendlySigns.includes(sign)).length;
      if (friendlyCount === signs.length) return 'friend';
      return friendlyCount > 0 ? 'neutral' : 'enemy';
    };
    for (const graha of CLASSICAL_GRAHAS)
      for (const other of CLASSICAL_GRAHAS)
        expect(natural[graha][other], `${graha} ${other}`).toBe(other === graha ? null : judge(graha, other));
  });

  it('has mutual temporary friendship, and fivefold friendship of the same side, in any chart', () => {
    const ranks: Record<string, number> = { '++': 2, '+': 1, '=': 0, '-': -1, '--': -2 };
    fc.assert(
      fc.property(births, (birth) => {
        const { natural, temporary, fivefold } = computeFriendshipTables(computeChart(birth));
        for (const graha of CLASSICAL_GRAHAS)
          for (const other of CLASSICAL_GRAHAS.filter((each) => each !== graha)) {
            const rank = (table: FriendshipTables[keyof FriendshipTables]) =>
              ranks[SYMBOLS[table[graha][other]!]!]!;
            expect(temporary[graha][other]).toBe(temporary[other][graha]);
            expect(rank(fivefold)).toBe(rank(natural) + rank(temporary));
          }
      }),
      { numRuns: 60 },
    );
  });
});

/** 1800 to 2100. */
const births = fc.record({
  utc: fc.integer({ min: -73_000, max: 36_800 }).map((day) => formatIso(day + 0.37)),
  latitude: fc.double({ min: -89.9, max: 89.9, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  isTimeKnown: fc.boolean(),
});
