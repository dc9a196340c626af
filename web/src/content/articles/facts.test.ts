/** Computes the astronomical facts of the articles again. */
import { describe, expect, test } from 'vitest';
import { DAY_MS, toIstDate } from '#src/platform/contract-time.ts';
import { computeChart } from '#src/astrology/chart.ts';
import type { BirthTimeInterval } from '#src/astrology/contract.ts';
import { parseUt } from '#src/astrology/ephemeris/instant.ts';
import { findSadeSati } from '#src/astrology/motion/saturn.ts';
import { findStays } from '#src/astrology/motion/sign-stays.ts';
import { computeSensitivity, computeDashaDaysPerMinute } from '#src/astrology/sensitivity.ts';
import { article as kundliText } from './how-a-kundli-is-computed.ts';
import { article as birthTimeText } from './how-to-find-your-birth-time.ts';
import { birthTimeRanges, risingMinutesInDelhi } from './measured.ts';
import { article as northIndianText } from './reading-a-north-indian-chart.ts';
import { article as lagnaText } from './what-is-a-lagna.ts';
import { article as saturnText } from './what-sade-sati-is-and-is-not.ts';

const toText = (article: object) => JSON.stringify(article);
const INDIA = { isTimeKnown: true, zone: 'Asia/Kolkata' };
const KOTA = { ...INDIA, latitude: 25.18, longitude: 75.84 };
const DELHI = { ...INDIA, latitude: 28.61, longitude: 77.21 };
const KANYAKUMARI = { ...INDIA, latitude: 8.08, longitude: 77.55 };
const BIRTH = '1996-06-04T09:00:00Z';
const chart = computeChart({ ...KOTA, utc: BIRTH });
const formatDay = (iso: string) => toIstDate(iso).toISOString().slice(0, 10);

const formatSpan = (fromMinute: number, toMinute: number): string => {
  const isSameHalf = fromMinute >= NOON_MINUTE === toMinute >= NOON_MINUTE;
  const format = (minute: number, half: string) =>
    `${Math.floor(minute / 60) % 12 || 12}:${String(minute % 60).padStart(2, '0')}${half}`;
  const getHalf = (minute: number) => (minute < NOON_MINUTE ? ' am' : ' pm');
  return `${format(fromMinute, isSameHalf ? '' : getHalf(fromMinute))} to ${format(toMinute, getHalf(toMinute))}`;
};
const NOON_MINUTE = 12 * 60;

/** More than a day, so that each sign rises from its first degree to its last. */
const OBSERVED_MINUTES = 1900;

/** The rising time of each sign in whole minutes, Mesha first. */
function computeRisingMinutes(place: typeof DELHI): number[] {
  const from = Date.parse('1996-06-04T00:00:00Z');
  const signs = Array.from({ length: OBSERVED_MINUTES }, (_, minute) => {
    const utc = new Date(from + minute * 60_000).toISOString();
    return computeChart({ ...place, utc }).lagna!.sign;
  });
  const signStarts = signs.flatMap((sign, minute) =>
    minute > 0 && sign !== signs[minute - 1] ? [{ sign, minute }] : [],
  );
  return Array.from({ length: 12 }, (_, sign) => {
    const index = signStarts.findIndex((start) => start.sign === sign + 1);
    return signStarts[index + 1]!.minute - signStarts[index]!.minute;
  });
}

describe('the lagna', () => {
  test('takes the minutes of the figure for each sign in Delhi', () => {
    expect(computeRisingMinutes(DELHI)).toEqual(risingMinutesInDelhi);
    expect(toText(lagnaText)).toContain('Meena rises in 85 minutes and Karka needs 140');
  });

  test('has more even rising times near Kanyakumari', () => {
    const minutes = computeRisingMinutes(KANYAKUMARI);
    expect([minutes[11], minutes[2], Math.max(...minutes)]).toEqual([104, 131, 131]);
    expect(toText(lagnaText)).toContain('104 minutes for Meena, 131 for Mithuna');
  });

  test('of the sample is at 18°47′ of Kanya, and for the same instant in Kolkata almost twelve degrees further', () => {
    expect(chart.lagna!.sign).toBe(6);
    expect(Math.round(chart.lagna!.degreeInSign * 60)).toBe(18 * 60 + 47);
    const kolkataLagna = computeChart({ ...INDIA, latitude: 22.57, longitude: 88.36, utc: BIRTH }).lagna!;
    expect(kolkataLagna.sign).toBe(7);
    expect(kolkataLagna.longitude - chart.lagna!.longitude).toBeCloseTo(11.7, 1);
  });
});

describe('the sample birth time', () => {
  const sensitivity = computeSensitivity({ ...KOTA, utc: BIRTH }, chart);
  const midnight = Date.parse('1996-06-03T18:30:00Z');
  /** Minutes since midnight, to a tenth. */
  const toMinutes = ({ from, to }: BirthTimeInterval) =>
    [from, to].map((instant) => Math.round(((Date.parse(instant!) - midnight) / 60_000) * 10) / 10);

  test('has three facts that stay the same for the ranges of the figure', () => {
    const { moonPada, lagnaSign, navamsaLagna } = sensitivity;
    expect(birthTimeRanges.ranges.map(({ from, to }) => [from, to])).toEqual(
      [moonPada, lagnaSign, navamsaLagna].map(toMinutes),
    );
  });

  test('has the first and the last whole minute of each range in the figure and in the text', () => {
    const printed = birthTimeRanges.ranges.map(({ period }) => period);
    const exact = birthTimeRanges.ranges.map(({ from, to }) => formatSpan(Math.ceil(from), Math.floor(to)));
    expect(printed).toEqual(exact);
    expect(toText(birthTimeText)).toContain('at any minute from 1:08 to 3:19.');
    expect(printed[1]).toBe('1:08 to 3:19 pm');
  });

  test('moves the dasha periods by five or six days a minute', () => {
    expect(computeDashaDaysPerMinute(chart)).toBeGreaterThan(5);
    expect(computeDashaDaysPerMinute(chart)).toBeLessThan(6);
    expect(toText(birthTimeText)).toContain('five or six days');
  });

  test('is 22 ghatis and 15 palas after sunrise', () => {
    const sunrise = Date.parse(chart.panchang.sunrise!);
    expect(Math.round((sunrise - midnight) / 60_000)).toBe(5 * 60 + 36);
    const [ghatiMinutes, palaMinutes] = [24, 24 / 60];
    expect(5 * 60 + 36 + 22 * ghatiMinutes + 15 * palaMinutes).toBe(birthTimeRanges.birthMinute);
  });
});

describe('Saturn', () => {
  test('enters the signs on the dates that the article states', () => {
    const stays = findStays(
      'Saturn',
      parseUt('2024-01-01T00:00:00Z'),
      parseUt('2028-12-01T00:00:00Z'),
      chart.settings,
    );
    expect(stays.slice(1).map(({ sign, from }) => `${sign} ${formatDay(from.iso)}`)).toEqual([
      '12 2025-03-29',
      '1 2027-06-03',
      '12 2027-10-20',
      '1 2028-02-23',
    ]);
    for (const date of ['29 March 2025', '3 June 2027', '20 October', '23 February 2028'])
      expect(toText(saturnText)).toContain(date);
  });

  test('has the Sade Sati dates of the sample that the article states', () => {
    const [lastSadeSati, nextSadeSati] = findSadeSati(chart);
    expect([lastSadeSati!.from, lastSadeSati!.to, nextSadeSati!.from].map(formatDay)).toEqual([
      '2014-11-02',
      '2023-01-17',
      '2043-12-11',
    ]);
    for (const date of ['2 November 2014', '17 January 2023', '11 December 2043'])
      expect(toText(saturnText)).toContain(date);
  });
});

describe('the computation of a kundli', () => {
  test('has the ayanamsa, the Moon and the end of the first dasha that the article states', () => {
    expect(Math.round(chart.ayanamsaDegrees * 60)).toBe(23 * 60 + 48);
    expect(Math.round(chart.grahas.Moon.degreeInSign * 60)).toBe(25 * 60 + 12);
    expect(formatDay(chart.vimshottari[0]!.end)).toBe('1998-08-15');
    const today = computeChart({ ...KOTA, utc: '2026-10-26T00:00:00Z' }).ayanamsaDegrees;
    expect(Math.round(today * 60)).toBe(24 * 60 + 14);
    for (const value of ['23°48′', '24°14′', '25°12′', '15 August 1998'])
      expect(toText(kundliText)).toContain(value);
  });

  test('differs with other ayanamsas as the article states', () => {
    const computeFirstDashaEnd = (settings: Parameters<typeof computeChart>[1]) =>
      computeChart({ ...KOTA, utc: BIRTH }, settings).vimshottari[0]!.end;
    expect(formatDay(computeFirstDashaEnd({ ayanamsa: 'raman' }))).toBe('1996-06-13');
    const days =
      (Date.parse(computeFirstDashaEnd({})) - Date.parse(computeFirstDashaEnd({ ayanamsa: 'kp' }))) / DAY_MS;
    expect(Math.round(days)).toBe(53);
  });
});

test('the degrees of the chart over Indore are those of our engine with its default node', () => {
  const { grahas, lagna } = computeChart({
    ...INDIA,
    latitude: 22.72,
    longitude: 75.86,
    utc: '1988-09-13T06:30:00Z',
  });
  const abbreviations = {
    Sun: 'Su',
    Moon: 'Mo',
    Mars: 'Ma',
    Jupiter: 'Ju',
    Saturn: 'Sa',
    Rahu: 'Ra',
    Ketu: 'Ke',
  };
  for (const [graha, abbreviation] of Object.entries(abbreviations)) {
    const degree = Math.trunc(grahas[graha as keyof typeof abbreviations].degreeInSign);
    expect(toText(northIndianText)).toContain(`${abbreviation} ${degree}°`);
  }
  expect(toText(northIndianText)).toContain(`La ${Math.trunc(lagna!.degreeInSign)}°`);
});
