import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countDayOfYear } from './civil-date.ts';
import { scoreEnergy, scoreFriendship, scoreHomeLove } from './home-scores.ts';
import { getLoveMessage, scoreLove } from './love.ts';

const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== '');
const day = fc
  .date({ min: new Date('1900-01-01T00:00Z'), max: new Date('2100-12-31T00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe.each([
  ['scoreLove', scoreLove, 40, 100],
  ['scoreHomeLove', scoreHomeLove, 50, 99],
  ['scoreFriendship', scoreFriendship, 60, 99],
] as const)('%s', (_, score, min, max) => {
  it(`returns an integer from ${min} to ${max}, the same each time`, () => {
    fc.assert(
      fc.property(name, name, (firstName, secondName) => {
        const result = score(firstName, secondName);
        expect(Number.isInteger(result)).toBe(true);
        expect(result).toBeGreaterThanOrEqual(min);
        expect(result).toBeLessThanOrEqual(max);
        expect(score(firstName, secondName)).toBe(result);
      }),
    );
  });

  it('does not depend on the order of the names, on case and on extra spaces', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z]{1,12}$/),
        fc.stringMatching(/^[a-z]{1,12}$/),
        (firstName, secondName) => {
          expect(score(secondName, firstName)).toBe(score(firstName, secondName));
          expect(score(` ${firstName.toUpperCase()}  `, secondName)).toBe(score(firstName, secondName));
        },
      ),
    );
  });

  it('reaches the minimum and the maximum of its range', () => {
    const scores = Array.from({ length: 5000 }, (_unused, n) => score('Asha', `Ravi ${n.toString(26)}`));
    expect(Math.min(...scores)).toBe(min);
    expect(Math.max(...scores)).toBe(max);
  });
});

describe('getLoveMessage', () => {
  it.each([
    [100, 'Excellent alignment and strong mutual resonance.'],
    [85, 'Excellent alignment and strong mutual resonance.'],
    [84, 'Great compatibility with clear potential.'],
    [70, 'Great compatibility with clear potential.'],
    [69, 'Good baseline; growth and understanding will help.'],
    [55, 'Good baseline; growth and understanding will help.'],
    [54, 'Unique dynamics; communication is key.'],
    [40, 'Unique dynamics; communication is key.'],
  ])('returns for %i: "%s"', (percentage, message) => {
    expect(getLoveMessage(percentage)).toBe(message);
  });
});

describe('countDayOfYear', () => {
  it.each([
    ['2026-01-01', 1],
    ['2026-02-28', 59],
    ['2026-03-01', 60],
    ['2026-12-31', 365],
    ['2028-02-29', 60],
    ['2028-03-01', 61],
    ['2028-12-31', 366],
    ['1900-12-31', 365],
    ['2000-12-31', 366],
  ])('returns for %s: %i', (date, count) => {
    expect(countDayOfYear(date)).toBe(count);
  });

  it('returns the days since 1 January plus one for any date', () => {
    fc.assert(
      fc.property(day, (date) => {
        const sinceNewYear = Date.parse(`${date}T00:00Z`) - Date.parse(`${date.slice(0, 4)}-01-01T00:00Z`);
        expect(countDayOfYear(date)).toBe(sinceNewYear / 86_400_000 + 1);
      }),
    );
  });
});

describe('scoreEnergy', () => {
  it('returns an integer from 30 to 99, the same for the same day of the year in any year', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(scoreEnergy(date)).toBeGreaterThanOrEqual(30);
        expect(scoreEnergy(date)).toBeLessThanOrEqual(99);
        expect(Number.isInteger(scoreEnergy(date))).toBe(true);
      }),
    );
    expect(scoreEnergy('2027-02-11')).toBe(scoreEnergy('1999-02-11'));
  });

  it('returns different scores for consecutive days, and every score within a year', () => {
    expect(scoreEnergy('2026-11-22')).not.toBe(scoreEnergy('2026-11-21'));
    const days = Array.from({ length: 365 }, (_, n) =>
      new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
    );
    expect(new Set(days.map(scoreEnergy)).size).toBe(70);
  });
});
