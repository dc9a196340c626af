import { describe, expect, it } from 'vitest';
import { computeChart } from '#src/astrology/chart.ts';
import type { BirthMoment } from '#src/astrology/input.ts';
import { formatIso } from '#src/astrology/ephemeris/instant.ts';
import { computeCharaKarakas } from '#src/astrology/jaimini/karakas.ts';
import { computeCivilDay } from '#src/astrology/panchang/civil-day.ts';
import { MINUTE_MS } from '#src/platform/contract-time.ts';
import { findReferenceChart, toBirthMoment } from '#src/testing/reference-charts.ts';
import { computeDayFacts } from './day-facts.ts';

const NOW = '2026-11-28T12:00:00Z';
const computeDay = (birth: BirthMoment) =>
  computeDayFacts({ ...birth, isTimeKnown: false }, { hasPlace: true, now: NOW });

const indianBirth = toBirthMoment(findReferenceChart('in-01'));
const kathmanduBirth = toBirthMoment(findReferenceChart('kathmandu-1986'));

/** Instants within the spans, two minutes from their ends, which are rounded to minutes. */
const listProbes = <T extends { from: string | null; to: string | null }>(spans: readonly T[]) =>
  spans.flatMap((span) => [
    { span, utc: new Date(Date.parse(span.from!) + 2 * MINUTE_MS).toISOString() },
    { span, utc: new Date(Date.parse(span.to!) - 2 * MINUTE_MS).toISOString() },
  ]);

describe.each([
  ['in India', indianBirth],
  ['in Nepal', kathmanduBirth],
])('the facts of a day %s', (_, birth) => {
  const day = computeDay(birth);

  it('cover the day from midnight to midnight without gaps', () => {
    const { start, end } = computeCivilDay(birth);
    for (const spans of [day.moon, day.sun, day.lagna, day.karakas, day.dashas]) {
      expect([spans[0]!.from, spans.at(-1)!.to]).toEqual([start, end].map(formatIso));
      for (const [index, span] of spans.slice(1).entries()) expect(span.from).toBe(spans[index]!.to);
    }
  });

  it('have the lagna, the Moon and the Sun of the chart at every time', () => {
    const computeAt = (utc: string) => computeChart({ ...birth, utc });
    for (const { span, utc } of listProbes(day.lagna)) expect(computeAt(utc).lagna!.sign).toBe(span.sign);
    for (const { span, utc } of listProbes(day.sun)) expect(computeAt(utc).grahas.Sun.sign).toBe(span.sign);
    for (const { span, utc } of listProbes(day.moon)) {
      const { sign, nakshatra, pada } = computeAt(utc).grahas.Moon;
      expect({ sign, nakshatra, pada }).toEqual({
        sign: span.sign,
        nakshatra: span.nakshatra,
        pada: span.pada,
      });
    }
  });

  it('have the karakas of the chart at every time', () => {
    for (const { span, utc } of listProbes(day.karakas)) {
      const { AK, DK } = computeCharaKarakas(computeChart({ ...birth, utc }), 7);
      expect({ utc, AK, DK }).toEqual({ utc, AK: span.atmakaraka, DK: span.darakaraka });
    }
  });
});

describe('the facts of a day', () => {
  it('have two signs of the Sun on the day of an ingress', () => {
    const { sun } = computeDay({ ...indianBirth, utc: '2026-01-14T06:30:00Z', localDate: '2026-01-14' });
    expect(sun.map(({ sign }) => sign)).toEqual([9, 10]);
    for (const { span, utc } of listProbes(sun))
      expect(computeChart({ ...indianBirth, utc }).grahas.Sun.sign).toBe(span.sign);
  });

  it('have no lagna beyond the polar circle and without a place', () => {
    expect(computeDay(toBirthMoment(findReferenceChart('tromso-day'))).lagna).toEqual([]);
    expect(
      computeDayFacts({ ...indianBirth, isTimeKnown: false }, { hasPlace: false, now: NOW }).lagna,
    ).toEqual([]);
  });

  it('have the mahadasha of each birth time, with the range of its dates', () => {
    const birth = { ...indianBirth, utc: '1996-06-04T06:30:00Z', localDate: '1996-06-04' };
    const { dashas } = computeDay(birth);
    expect(dashas.map(({ lord }) => lord)).toEqual(['Moon', 'Mars', 'Rahu']);
    for (const { span, utc } of listProbes(dashas)) {
      const period = computeChart({ ...birth, utc }).vimshottari.find(({ end }) => end > NOW)!;
      expect(period.lord).toBe(span.lord);
      expect(period.start >= span.start.earliest && period.start <= span.start.latest).toBe(true);
      expect(period.end >= span.end.earliest && period.end <= span.end.latest).toBe(true);
    }
  });

  it('have no mahadasha when the 120 years of the cycle are over', () => {
    const { dashas } = computeDay(toBirthMoment(findReferenceChart('gandhi')));
    expect(dashas).toEqual([]);
  });
});
