import { describe, expect, it } from 'vitest';
import { parseMatchCouple } from './read-match-couple.ts';

const NOW = Date.parse('2026-11-28T06:30:00Z');
const birth = {
  name: 'Rohan',
  day: '16',
  month: '2',
  year: '1992',
  time: '06:10',
  timeKind: 'exact',
  place: { text: 'Kota' },
};
const couple = { groom: birth, bride: { ...birth, name: '' }, at: NOW };

describe('the stored couple of a free match', () => {
  it('is read for half an hour', () => {
    const { groom, bride } = parseMatchCouple(JSON.stringify(couple), NOW + 29 * 60_000)!;
    expect([groom.name, groom.day, groom.year, groom.time, bride.name]).toEqual([
      'Rohan',
      '16',
      '1992',
      '06:10',
      '',
    ]);
    expect(parseMatchCouple(JSON.stringify(couple), NOW + 30 * 60_000)).toBeUndefined();
  });

  it('counts as none if it is incomplete or broken', () => {
    expect(parseMatchCouple(JSON.stringify({ groom: birth, at: NOW }), NOW)).toBeUndefined();
    expect(parseMatchCouple('{', NOW)).toBeUndefined();
    expect(parseMatchCouple('null', NOW)).toBeUndefined();
  });
});
