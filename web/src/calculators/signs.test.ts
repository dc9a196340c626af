import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAKSHATRAS, RASHIS } from '#src/astrology/contract-names.ts';
import { pickKarakas, pickMoonRashi, pickMoonSign, pickRisingSign } from './birth-picks.ts';
import { KARAKA_PLANETS } from './karaka-planets.ts';
import { getSunSign, getSunSignDates } from './sun-sign.ts';

const day = fc
  .date({ min: new Date('1900-01-01T00:00Z'), max: new Date('2100-12-31T00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const time = fc.stringMatching(/^([01]\d|2[0-3]):[0-5]\d$/);
const births = fc.record({ date: day, time });

describe('getSunSign', () => {
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
  ])('returns on the first day, %s, and the last day, %s: %s', (first, last, name) => {
    for (const date of [first, last]) expect(RASHIS[getSunSign(`1996-${date}`)]!.english).toBe(name);
  });

  it('returns Pisces for 29 February', () => {
    expect(RASHIS[getSunSign('2000-02-29')]!.english).toBe('Pisces');
  });

  it('changes twelve times in any year, each time to the next sign', () => {
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

  it('agrees with the first and the last days of getSunSignDates', () => {
    const formatDate = ({ month, day: dayOfMonth }: { month: number; day: number }) =>
      `2027-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
    for (let sign = 0; sign < 12; sign += 1) {
      const { from, to } = getSunSignDates(sign);
      expect(getSunSign(formatDate(from))).toBe(sign);
      expect(getSunSign(formatDate(to))).toBe(sign);
      expect(getSunSign(formatDate({ ...from, day: from.day - 1 }))).toBe((sign + 11) % 12);
      expect(getSunSign(formatDate({ ...to, day: to.day + 1 }))).toBe((sign + 1) % 12);
    }
  });
});

describe('pickMoonSign', () => {
  it('counts the day of the month along the signs', () => {
    const getSignName = (date: string) => RASHIS[pickMoonSign({ date })]!.english;
    expect(
      ['01', '12', '13', '24', '25', '31'].map((dayOfMonth) => getSignName(`1996-08-${dayOfMonth}`)),
    ).toEqual(['Aries', 'Pisces', 'Aries', 'Pisces', 'Aries', 'Libra']);
  });
});

describe('picks from birth details', () => {
  it('are valid indices and the same each time', () => {
    fc.assert(
      fc.property(births, fc.string(), (birth, place) => {
        const rising = pickRisingSign({ ...birth, place });
        const { rashi, nakshatra } = pickMoonRashi(birth);
        expect(RASHIS[rising]).toBeDefined();
        expect(RASHIS[rashi]).toBeDefined();
        expect(NAKSHATRAS[nakshatra]).toBeDefined();
        expect(pickRisingSign({ ...birth, place })).toBe(rising);
        expect(pickMoonRashi(birth)).toEqual({ rashi, nakshatra });
      }),
    );
  });

  it('reach every sign, nakshatra and karaka', () => {
    const births = Array.from({ length: 600 }, (_, n) => ({
      date: '1996-06-04',
      time: `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`,
    }));
    expect(new Set(births.map((birth) => pickRisingSign({ ...birth, place: 'Kota' }))).size).toBe(12);
    expect(new Set(births.map((birth) => pickMoonRashi(birth).rashi)).size).toBe(12);
    expect(new Set(births.map((birth) => pickMoonRashi(birth).nakshatra)).size).toBe(27);
    expect(new Set(births.map((birth) => pickKarakas(birth).atmakaraka)).size).toBe(8);
    expect(new Set(births.map((birth) => pickKarakas(birth).darakaraka)).size).toBe(8);
  });

  it('of the rising sign depend on the place, but not on its case and spaces', () => {
    const birth = { date: '1996-06-04', time: '14:30' };
    const towns = [
      'Kota, India',
      'Pune, India',
      'Kochi, India',
      'Leh, India',
      'Ujjain, India',
      'Patna, India',
    ];
    expect(new Set(towns.map((place) => pickRisingSign({ ...birth, place }))).size).toBeGreaterThan(1);
    expect(pickRisingSign({ ...birth, place: ' kota,  INDIA ' })).toBe(
      pickRisingSign({ ...birth, place: 'Kota, India' }),
    );
  });

  it('of the karakas are two different planets, never Ketu', () => {
    expect(KARAKA_PLANETS).toEqual(['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu']);
    fc.assert(
      fc.property(births, (birth) => {
        const { atmakaraka, darakaraka } = pickKarakas(birth);
        expect(KARAKA_PLANETS).toContain(atmakaraka);
        expect(KARAKA_PLANETS).toContain(darakaraka);
        expect(darakaraka).not.toBe(atmakaraka);
        expect(pickKarakas(birth)).toEqual({ atmakaraka, darakaraka });
      }),
    );
  });
});
