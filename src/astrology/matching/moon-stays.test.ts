import { MINUTE_MS } from '#src/platform/contract-time.ts';
import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import { computeMoonRange } from '#src/astrology/moon-range.ts';
import { computeAshtakoota } from './ashtakoota.ts';
import { listMatchingStays } from './moon-stays.ts';
import { computePoruthams } from './poruthams/poruthams.ts';

const PLACE = { latitude: 26.92, longitude: 75.79, zone: 'Asia/Kolkata', utcOffsetSeconds: 19_800 };
const computeMoon = (ms: number) =>
  computeChart({ ...PLACE, utc: new Date(ms).toISOString(), isTimeKnown: true }).grahas.Moon;
const toDay = (date: string) => ({
  from: new Date(Date.parse(`${date}T00:00:00+05:30`)).toISOString(),
  to: new Date(Date.parse(`${date}T24:00:00+05:30`)).toISOString(),
});

describe('the positions of the Moon on a day', () => {
  it('change where the padas change, and in the middle of Sagittarius', () => {
    const day = toDay('1996-06-03');
    const birth = { ...PLACE, utc: '1996-06-03T06:30:00Z', localDate: '1996-06-03', isTimeKnown: false };
    const stays = listMatchingStays(day);
    const padaChanges = computeMoonRange(birth).stays.map(({ from }) => from);
    const otherChanges = stays.map(({ from }) => from).filter((from) => !padaChanges.includes(from));
    expect(stays.length).toBe(padaChanges.length + otherChanges.length);
    expect(otherChanges).toHaveLength(1);
    const { sign, degreeInSign } = computeMoon(Date.parse(otherChanges[0]!));
    expect([sign, Math.round(degreeInSign * 100) / 100]).toEqual([9, 15]);
  });

  it.each(['1992-02-16', '1996-06-03', '2000-01-07', '1988-11-30'])(
    'give the kootas and poruthams of every minute of %s',
    (date) => {
      const other = computeMoon(Date.parse('1990-05-01T06:00:00Z'));
      const stays = listMatchingStays(toDay(date));
      expect([stays[0]!.from, stays.at(-1)!.to].map(Date.parse)).toEqual(
        Object.values(toDay(date)).map(Date.parse),
      );
      for (const { moon, from, to } of stays) {
        for (const ms of [Date.parse(from) + MINUTE_MS, Date.parse(to) - MINUTE_MS]) {
          const moonOfMinute = computeMoon(ms);
          expect(computeAshtakoota(moonOfMinute, other)).toEqual(computeAshtakoota(moon, other));
          expect(computeAshtakoota(other, moonOfMinute)).toEqual(computeAshtakoota(other, moon));
          expect(computePoruthams(moonOfMinute, other)).toEqual(computePoruthams(moon, other));
        }
      }
    },
  );
});
