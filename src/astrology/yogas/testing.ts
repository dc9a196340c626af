/** Births whose yogas were judged by hand, and functions that judge one yoga. */
import { computeChart } from '#src/astrology/chart.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { createChart, type ChartPositions } from '#src/testing/reports/create-chart.ts';
import { findReferenceChart, toBirthMoment } from '#src/testing/reference-charts.ts';
import { YOGAS, type YogaKey } from './judge-yogas.ts';

/** The verdict on one yoga, judged for a whole chart or for a chart with the positions named. */
export const judgeYoga = (key: YogaKey, chart: Chart) => YOGAS.find((yoga) => yoga.key === key)!.judge(chart);
export const judgeYogaAt = (key: YogaKey, positions: ChartPositions) =>
  judgeYoga(key, createChart(positions));

const computeChartOf = (utc: string, latitude: number, longitude: number, zone: string) =>
  computeChart({ utc, latitude, longitude, isTimeKnown: true, zone, localDate: utc.slice(0, 10) });

/** Melbourne, 14 February 1993, 18:30: Gemini rises; Venus is in Pisces, Jupiter in Virgo. */
export const melbourne = computeChartOf('1993-02-14T07:30:00Z', -37.81, 144.96, 'Australia/Melbourne');
/**
 * Mumbai, 17 August 2002, 07:42: Leo rises; the Moon is in Scorpio, Mars and Jupiter in Cancer, Mercury and the Sun in
 * Leo, Venus in Virgo.
 */
export const mumbai = computeChartOf('2002-08-17T02:12:00Z', 18.975, 72.826, 'Asia/Kolkata');
/** Kishangarh, 9 November 1974, 23:15: Cancer rises; Venus is at 24° of Libra, the Sun at 23°. */
export const kishangarh = computeChartOf('1974-11-09T17:45:00Z', 26.58, 74.86, 'Asia/Kolkata');
/** Ulm, 14 March 1879: Gemini rises; Jupiter is in Aquarius; the Sun, Mercury, Venus and Saturn in Pisces; Moon in Scorpio. */
export const einstein = computeChart(toBirthMoment(findReferenceChart('einstein')));
