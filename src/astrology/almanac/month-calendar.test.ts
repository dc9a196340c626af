import { describe, expect, it } from 'vitest';
import type { DayMark } from '#src/astrology/contract-almanac.ts';
import { computeMonthCalendar } from './month-calendar.ts';

const JAIPUR = { latitude: 26.9196, longitude: 75.7878, zone: 'Asia/Kolkata' };
const TROMSO = { latitude: 69.65, longitude: 18.96, zone: 'Europe/Oslo' };

const describeMark = (mark: DayMark): string => {
  if (mark.kind === 'sankranti') return `sankranti ${mark.sign} ${mark.at.slice(0, 16)}`;
  if (mark.kind === 'eclipse') return `${mark.type} eclipse of the ${mark.body} at ${mark.peak.slice(0, 16)}`;
  if (mark.kind === 'pradosh') return 'pradosh';
  if (mark.kind === 'sankashti') return 'sankashti';
  const month = `${mark.month}${mark.isLeap ? ' leap' : ''}`;
  return mark.kind === 'ekadashi' ? `ekadashi ${mark.paksha} ${month}` : `${mark.kind} ${month}`;
};

const listMarks = (place: typeof JAIPUR, month: string) =>
  computeMonthCalendar(place, month).flatMap(({ date, marks }) =>
    marks.map((mark) => `${date.slice(8)} ${describeMark(mark)}`),
  );

const listTithis = (place: typeof JAIPUR, month: string) =>
  computeMonthCalendar(place, month).map(({ tithi }) => tithi);

describe('the calendar of November 2026 in Jaipur', () => {
  it('marks Ekadashis, Pradosh, Sankashti Chaturthi, new and full moon and the Sankranti of published almanacs', () => {
    expect(listMarks(JAIPUR, '2026-11')).toEqual([
      '05 ekadashi krishna 7',
      '06 pradosh',
      '09 amavasya 7',
      '16 sankranti 8 2026-11-16T14:13',
      '20 ekadashi shukla 8',
      '22 pradosh',
      '24 purnima 8',
      '27 sankashti',
    ]);
  });

  it('repeats the tithi of two sunrises, and leaves out one without a sunrise, which is marked on its day', () => {
    const tithis = listTithis(JAIPUR, '2026-11');
    // Navami runs at the sunrises of the 18th and the 19th; Ekadashi begins and ends between those of the 20th and the 21st.
    expect(tithis.slice(16, 22)).toEqual([8, 9, 9, 10, 12, 13]);
    expect([tithis[0], tithis.at(-1)]).toEqual([22, 22]);
  });
});

describe('Pradosh and Sankashti Chaturthi', () => {
  const MUMBAI = { latitude: 19.0728, longitude: 72.8826, zone: 'Asia/Kolkata' };
  const listDates = (place: typeof JAIPUR, months: string[], kind: DayMark['kind']) =>
    months
      .flatMap((month) => computeMonthCalendar(place, month))
      .filter(({ marks }) => marks.some((mark) => mark.kind === kind))
      .map(({ date }) => date);
  const listMonths = (year: number) =>
    Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

  it('are the days of published lists', () => {
    expect(listDates(MUMBAI, listMonths(2022), 'sankashti').map((date) => date.slice(5))).toEqual([
      '01-21',
      '02-20',
      '03-21',
      '04-19',
      '05-19',
      '06-17',
      '07-16',
      '08-15',
      '09-13',
      '10-13',
      '11-12',
      '12-11',
    ]);
    expect(listDates(JAIPUR, ['2021-01'], 'pradosh')).toEqual(['2021-01-10', '2021-01-26']);
    expect(listDates(JAIPUR, ['2023-08'], 'pradosh')).toContain('2023-08-13');
  });

  it('are the evening with the longer part of Trayodashi, also if it begins after sunset or has two sunsets', () => {
    // 24 April 2021: Trayodashi begins 25 minutes after sunset. 8 May: it has two sunsets, and ends soon after the second.
    expect(listDates(JAIPUR, ['2021-04', '2021-05'], 'pradosh')).toEqual([
      '2021-04-09',
      '2021-04-24',
      '2021-05-08',
      '2021-05-24',
    ]);
  });

  it('are the first of two moonrises, and the moonrise after a Chaturthi without one', () => {
    expect(listDates(JAIPUR, ['2026-06'], 'sankashti')).toEqual(['2026-06-03']);
    const [mark] = computeMonthCalendar(MUMBAI, '2022-02')[19]!.marks;
    // Chaturthi ends at 9:05 pm.
    expect(mark).toMatchObject({ kind: 'sankashti', moonrise: expect.stringMatching(/^2022-02-20T16/) });
  });
});

describe('the calendar of a year', () => {
  const months = Array.from({ length: 12 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}`);

  it('has all its days, 12 Sankrantis and the marks of its lunar months', () => {
    const days = months.flatMap((month) => computeMonthCalendar(JAIPUR, month));
    expect(days).toHaveLength(365);
    const count = (kind: DayMark['kind']) =>
      days.flatMap(({ marks }) => marks).filter((mark) => mark.kind === kind).length;
    expect([count('sankranti'), count('ekadashi')]).toEqual([12, 25]);
    expect([count('purnima'), count('amavasya')]).toEqual([12, 13]);
  });

  it('leaves out or repeats a tithi, but never jumps further', () => {
    const tithis = months.flatMap((month) => listTithis(JAIPUR, month));
    const steps = tithis.slice(1).map((tithi, index) => (tithi - tithis[index]! + 30) % 30);
    expect(new Set(steps)).toEqual(new Set([0, 1, 2]));
  });
});

describe('eclipses in the calendar', () => {
  it.each([
    // Source of the types and times: NASA, Five Millennium Catalogs; seen at sunset, at moonrise, and not at all.
    ['Jaipur', JAIPUR, '2025-09', ['07 total eclipse of the Moon at 2025-09-07T18:11']],
    ['Jaipur', JAIPUR, '2026-02', []],
    ['Jaipur', JAIPUR, '2026-08', []],
    [
      'Reykjavik',
      { latitude: 64.15, longitude: -21.94, zone: 'Atlantic/Reykjavik' },
      '2026-08',
      [
        '12 total eclipse of the Sun at 2026-08-12T17:48',
        '28 partial eclipse of the Moon at 2026-08-28T04:12',
      ],
    ],
  ])('are those that %s sees in the month %#', (_name, place, month, expected) => {
    expect(listMarks(place, month).filter((mark) => mark.includes('eclipse'))).toEqual(expected);
  });

  it('are seen from moonrise on where the Moon rises during the eclipse', () => {
    const marks = computeMonthCalendar(JAIPUR, '2026-03').flatMap((day) => day.marks);
    const eclipse = marks.find((mark) => mark.kind === 'eclipse')!;
    // The Moon rises at 6:29 pm in Jaipur; the eclipse ends at 6:47 pm.
    expect(eclipse).toMatchObject({ body: 'Moon', type: 'partial' });
    expect([eclipse.from.slice(0, 15), eclipse.to.slice(0, 15)]).toEqual([
      '2026-03-03T12:5',
      '2026-03-03T13:1',
    ]);
  });
});

describe('the calendar of a place where the Sun does not rise', () => {
  it('has the tithi of each midnight', () => {
    const tithis = listTithis(TROMSO, '2026-12');
    expect(tithis).toHaveLength(31);
    expect(tithis.every((tithi) => tithi >= 1 && tithi <= 30)).toBe(true);
  });
});
