import { describe, expect, it } from 'vitest';
import type { AlmanacPlace } from './civil-days.ts';
import { computeDayPanchang } from './day-panchang.ts';

const JAIPUR: AlmanacPlace = { latitude: 26.9196, longitude: 75.7878, zone: 'Asia/Kolkata' };
const TROMSO: AlmanacPlace = { latitude: 69.65, longitude: 18.96, zone: 'Europe/Oslo' };
const KIRITIMATI: AlmanacPlace = { latitude: 1.87, longitude: -157.43, zone: 'Pacific/Kiritimati' };

/** Clock of India, with the date. */
const formatIndian = (iso: string) =>
  new Date(Date.parse(iso) + 5.5 * 3_600_000).toISOString().slice(5, 16).replace('T', ' ');

describe('the panchang of Jaipur on 22 November 2026, a Sunday', () => {
  const day = computeDayPanchang(JAIPUR, '2026-11-22');
  const listEnds = (stays: { part: number; to: string }[]) =>
    stays.map(({ part, to }) => `${part} until ${formatIndian(to)}`);

  it('runs from sunrise to the next sunrise', () => {
    expect([day.bounds.from, day.bounds.to].map(formatIndian)).toEqual(['11-22 06:51', '11-23 06:52']);
    expect([day.vara, day.hours !== null]).toEqual([1, true]);
  });

  it('has Shukla Trayodashi, Ashwini and Vyatipata until their ends by the clock, also past midnight', () => {
    expect(listEnds(day.tithis)).toEqual(['13 until 11-23 02:37', '14 until 11-23 23:42']);
    expect(listEnds(day.nakshatras)).toEqual(['1 until 11-23 04:15', '2 until 11-24 02:02']);
    expect(listEnds(day.yogas)).toEqual(['17 until 11-22 23:29', '18 until 11-23 19:58']);
    expect(listEnds(day.karanas)).toEqual([
      '25 until 11-22 15:52',
      '26 until 11-23 02:37',
      '27 until 11-23 13:14',
    ]);
  });

  it('has the Moon above the horizon from afternoon to the next morning', () => {
    expect([day.moonrise!, day.moonset!].map(formatIndian)).toEqual(['11-22 15:33', '11-23 05:14']);
  });

  it('is in the southern half-year and the season Hemanta', () => {
    expect(day).toMatchObject({
      ayana: 'dakshinayana',
      ritu: 'hemanta',
      sun: { sign: 8 },
      moon: { sign: 1 },
    });
  });

  it('has Rahu Kaal in the eighth part of the day, Yamaganda in the fifth, Gulika in the seventh', () => {
    const { rahuKaal, yamaganda, gulika } = day.hours!;
    expect([rahuKaal.from, rahuKaal.to].map(formatIndian)).toEqual(['11-22 16:13', '11-22 17:33']);
    expect([yamaganda.from, yamaganda.to].map(formatIndian)).toEqual(['11-22 12:12', '11-22 13:33']);
    expect([gulika.from, gulika.to].map(formatIndian)).toEqual(['11-22 14:53', '11-22 16:13']);
  });

  it('has Abhijit around the middle of the day, and Brahma muhurta before the next sunrise', () => {
    const { abhijit, brahmaMuhurta } = day.hours!;
    expect([abhijit.from, abhijit.to].map(formatIndian)).toEqual(['11-22 11:51', '11-22 12:34']);
    expect([brahmaMuhurta.from, brahmaMuhurta.to].map(formatIndian)).toEqual(['11-23 05:05', '11-23 05:59']);
  });

  it('has the choghadiyas of a Sunday', () => {
    const { day: ofDay, night } = day.hours!.choghadiyas;
    expect(ofDay.map(({ name }) => name).join(' ')).toBe('udveg char labh amrit kaal shubh rog udveg');
    expect(night.map(({ name }) => name).join(' ')).toBe('shubh amrit char rog kaal labh udveg shubh');
  });
});

describe('the hours of every weekday', () => {
  /** From Sunday, 22 November 2026. */
  const week = Array.from(
    { length: 7 },
    (_, index) => computeDayPanchang(JAIPUR, `2026-11-${22 + index}`).hours!,
  );

  it('begin with the choghadiya of the weekday', () => {
    const first = week.map(({ choghadiyas }) => choghadiyas.day[0]!.name);
    expect(first).toEqual(['udveg', 'amrit', 'rog', 'labh', 'shubh', 'char', 'kaal']);
    const firstOfNight = week.map(({ choghadiyas }) => choghadiyas.night[0]!.name);
    expect(firstOfNight).toEqual(['shubh', 'char', 'kaal', 'udveg', 'amrit', 'rog', 'labh']);
  });

  it('belong to the lord of the weekday first, and after 24 horas to that of the next', () => {
    const lords = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
    expect(week.map(({ horas }) => horas.day[0]!.lord)).toEqual(lords);
    const all = week.flatMap(({ horas }) => [...horas.day, ...horas.night].map(({ lord }) => lord));
    expect(all).toHaveLength(7 * 24);
    expect(all.filter((_, index) => index % 24 === 0)).toEqual(lords);
  });

  it('fill the day from sunrise to sunrise without a gap', () => {
    for (const { horas, choghadiyas } of week)
      for (const { day, night } of [horas, choghadiyas]) {
        const all = [...day, ...night];
        expect(all.slice(1).map(({ from }) => from)).toEqual(all.slice(0, -1).map(({ to }) => to));
      }
  });
});

describe('days that do not run from sunrise to sunrise', () => {
  it.each(['2026-12-21', '2026-06-21'])(
    'run from midnight to midnight without hours in Tromso on %s',
    (date) => {
      const day = computeDayPanchang(TROMSO, date);
      expect([day.sunrise, day.sunset, day.hours]).toEqual([null, null, null]);
      expect(Date.parse(day.bounds.to) - Date.parse(day.bounds.from)).toBe(24 * 3_600_000);
      expect(day.tithis.length).toBeGreaterThan(0);
    },
  );

  it('keep the civil date of a place east of the date line', () => {
    const day = computeDayPanchang(KIRITIMATI, '2026-11-22');
    // UTC+14: sunrise of the 22nd is on the 21st in Greenwich.
    expect(day.bounds.from.slice(0, 10)).toBe('2026-11-21');
    expect(day.vara).toBe(1);
  });

  /** In Santiago the clock jumped from midnight to 1:00 on 7 September 2025. */
  it('work where the clock jumps at midnight', () => {
    const santiago = { latitude: -33.45, longitude: -70.67, zone: 'America/Santiago' };
    const day = computeDayPanchang(santiago, '2025-09-07');
    expect(day.bounds.from.slice(0, 13)).toBe('2025-09-07T10');
    expect(day.hours).not.toBeNull();
  });

  it.each([
    ['2026-02-30', JAIPUR, /not a date of the calendar/],
    ['2026-11-22', { ...JAIPUR, zone: 'Mars/One' }, /time zone/],
  ])('refuse the date %s', (date, place, message) => {
    expect(() => computeDayPanchang(place, date)).toThrow(message);
  });
});

describe('the stays in the limbs', () => {
  it('follow each other without a gap over a year, and no part is left out', () => {
    const days = Array.from({ length: 366 }, (_, index) =>
      computeDayPanchang(JAIPUR, new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10)),
    );
    for (const [name, count] of [
      ['tithis', 30],
      ['nakshatras', 27],
      ['yogas', 27],
      ['karanas', 60],
    ] as const)
      for (const { [name]: stays, bounds } of days) {
        expect(stays[0]!.from <= bounds.from && stays.at(-1)!.to >= bounds.to).toBe(true);
        for (const [index, stay] of stays.slice(1).entries()) {
          expect(stay.from).toBe(stays[index]!.to);
          expect(stay.part).toBe((stays[index]!.part % count) + 1);
        }
      }
  });
});
