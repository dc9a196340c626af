/** Vipareeta: the lord of a dusthana (house 6, 8 or 12) in a dusthana. */
import { describe, expect, it } from 'vitest';
import { judgeYogas } from './judge-yogas.ts';
import { kishangarh } from './testing.ts';

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
      ({ yoga, verdict }) => yoga.family === 'vipareeta' && verdict.isPresent,
    );
    expect(present.map(({ verdict }) => verdict.reason)).toEqual([
      { kind: 'vipareeta', graha: 'Jupiter', houses: [6], house: 8 },
      { kind: 'vipareeta', graha: 'Saturn', houses: [8], house: 12 },
    ]);
  });
});
