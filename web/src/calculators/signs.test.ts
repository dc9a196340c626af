import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAKSHATRAS, RASHIS } from '#src/astrology/contract-names.ts';
import { KARAKAS, pickKarakas, pickMoonRashi, pickMoonSign, pickRisingSign } from './birth-picks.ts';
import { getSunSign, getSunSignSpan } from './sun-sign.ts';

const day = fc
  .date({ min: new Date('1900-01-01T00:00Z'), max: new Date('2100-12-31T00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const time = fc.stringMatching(/^([01]\d|2[0-3]):[0-5]\d$/);
const moment = fc.record({ date: day, time });

describe('the sun sign', () => {
  it.each([
    ['03-21', '04-19', 'Aries'],
    ['04-20', '05-20', 'Taurus'],
    ['05-21', '06-20', 'Gemini'],
    ['06-21', '07-22', 'Cancer'],
    ['07-23', '08-22', 'Leo'],
    ['08-23', '09-22', 'Virgo'],
    ['09-23', '10-22', 'Libra'],
    ['10-23', '11-21', 'Scorpio'],
    ['11-22', '12-21', 'Sagittarius'],
    ['12-22', '01-19', 'Capricorn'],
    ['01-20', '02-18', 'Aquarius'],
    ['02-19', '03-20', 'Pisces'],
  ])('from %s to %s is %s, on its first and its last day', (first, last, name) => {
    for (const border of [first, last]) expect(RASHIS[getSunSign(`1996-${border}`)]!.english).toBe(name);
  });

  it('of 29 February is Pisces', () => {
    expect(RASHIS[getSunSign('2000-02-29')]!.english).toBe('Pisces');
  });

  it('changes twelve times in any year, each time to the next', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2100 }), (year) => {
        const dates = Array.from({ length: 367 }, (_, n) =>
          new Date(Date.UTC(year, 0, 1 + n)).toISOString().slice(0, 10),
        ).filter((date) => date.startsWith(String(year)));
        const signs = dates.map(getSunSign);
        const steps = signs.slice(1).map((sign, n) => (sign - signs[n]! + 12) % 12);
        expect(steps.filter((step) => step === 1)).toHaveLength(12);
        expect(steps.every((step) => step <= 1)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('has a span that holds exactly its own days', () => {
    const text = ({ month, day: of }: { month: number; day: number }) =>
      `2027-${String(month).padStart(2, '0')}-${String(of).padStart(2, '0')}`;
    for (let sign = 0; sign < 12; sign += 1) {
      const { from, to } = getSunSignSpan(sign);
      expect(getSunSign(text(from))).toBe(sign);
      expect(getSunSign(text(to))).toBe(sign);
      expect(getSunSign(text({ ...from, day: from.day - 1 }))).toBe((sign + 11) % 12);
      expect(getSunSign(text({ ...to, day: to.day + 1 }))).toBe((sign + 1) % 12);
    }
  });
});

describe('the moon sign', () => {
  it('counts the day of the month along the signs', () => {
    const named = (date: string) => RASHIS[pickMoonSign({ date })]!.english;
    expect(['01', '12', '13', '24', '25', '31'].map((of) => named(`1996-08-${of}`))).toEqual([
      'Aries',
      'Pisces',
      'Aries',
      'Pisces',
      'Aries',
      'Libra',
    ]);
  });
});

describe('picks from birth details', () => {
  it('lie in their lists and are the same each time', () => {
    fc.assert(
      fc.property(moment, fc.string(), (at, place) => {
        const rising = pickRisingSign({ ...at, place });
        const { rashi, nakshatra } = pickMoonRashi(at);
        expect(RASHIS[rising]).toBeDefined();
        expect(RASHIS[rashi]).toBeDefined();
        expect(NAKSHATRAS[nakshatra]).toBeDefined();
        expect(pickRisingSign({ ...at, place })).toBe(rising);
        expect(pickMoonRashi(at)).toEqual({ rashi, nakshatra });
      }),
    );
  });

  it('reach every sign and every star', () => {
    const times = Array.from({ length: 600 }, (_, n) => ({
      date: '1996-06-04',
      time: `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`,
    }));
    expect(new Set(times.map((at) => pickRisingSign({ ...at, place: 'Kota' }))).size).toBe(12);
    expect(new Set(times.map((at) => pickMoonRashi(at).rashi)).size).toBe(12);
    expect(new Set(times.map((at) => pickMoonRashi(at).nakshatra)).size).toBe(27);
    expect(new Set(times.map((at) => pickKarakas(at).atmakaraka)).size).toBe(8);
    expect(new Set(times.map((at) => pickKarakas(at).darakaraka)).size).toBe(8);
  });

  it('take the rising sign from the place, too, however it is spelt', () => {
    const at = { date: '1996-06-04', time: '14:30' };
    const towns = [
      'Kota, India',
      'Pune, India',
      'Kochi, India',
      'Leh, India',
      'Ujjain, India',
      'Patna, India',
    ];
    expect(new Set(towns.map((place) => pickRisingSign({ ...at, place }))).size).toBeGreaterThan(1);
    expect(pickRisingSign({ ...at, place: ' kota,  INDIA ' })).toBe(
      pickRisingSign({ ...at, place: 'Kota, India' }),
    );
  });

  it('name two different planets for self and partner, never Ketu', () => {
    expect(KARAKAS).toEqual(['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu']);
    fc.assert(
      fc.property(moment, (at) => {
        const { atmakaraka, darakaraka } = pickKarakas(at);
        expect(KARAKAS).toContain(atmakaraka);
        expect(KARAKAS).toContain(darakaraka);
        expect(darakaraka).not.toBe(atmakaraka);
        expect(pickKarakas(at)).toEqual({ atmakaraka, darakaraka });
      }),
    );
  });
});
