/**
 * Tables of the Krishnamurti Paddhati (KP): Placidus cusps and grahas with their sub-lords, and significators. A house
 * starts at its cusp. Source: K. S. Krishnamurti, Readers I to III.
 */
import { type Chart, type Graha, GRAHAS } from '#src/astrology/contract.ts';
import { findCuspHouse } from '#src/astrology/cusps/find-cusp-house.ts';
import { computePlacidusCusps } from '#src/astrology/cusps/placidus.ts';
import { normalize } from '#src/astrology/ephemeris/angle.ts';
import { computeAyanamsa } from '#src/astrology/ephemeris/ayanamsa.ts';
import { parseUt, toInstant } from '#src/astrology/ephemeris/instant.ts';
import { getSignLord } from '#src/astrology/houses.ts';
import { getSign } from '#src/astrology/zodiac.ts';
import {
  type GrahaSignificances,
  type HouseSignificators,
  listGrahaSignificances,
  listHouseSignificators,
} from './significators.ts';
import { findKpLords, type KpLords } from './sub-lords.ts';

type KpPoint = { longitude: number; sign: number } & KpLords;

export type KpHouses =
  | {
      isAvailable: true;
      cusps: ({ house: number } & KpPoint)[];
      significators: { byHouse: HouseSignificators[]; byGraha: GrahaSignificances[] };
    }
  | { isAvailable: false; reason: 'beyond-polar-circle' };

export type KpTable = {
  ayanamsaDegrees: number;
  grahas: Record<Graha, KpPoint>;
  houses: KpHouses;
};

/** The tables by the ayanamsa of Krishnamurti, and by that of the chart: null if it is the same. */
export type KpTables = { byKpAyanamsa: KpTable; byChartAyanamsa: KpTable | null };

/** @returns null if the birth time is unknown: the Moon passes several subs a day */
export function computeKpTables(chart: Chart): KpTables | null {
  if (!chart.isTimeKnown) return null;
  const instant = toInstant(parseUt(chart.utc));
  return {
    byKpAyanamsa: computeKpTable(chart, computeAyanamsa('kp', instant)),
    byChartAyanamsa: chart.settings.ayanamsa === 'kp' ? null : computeKpTable(chart, chart.ayanamsaDegrees),
  };
}

function computeKpTable(chart: Chart, ayanamsaDegrees: number): KpTable {
  const shift = chart.ayanamsaDegrees - ayanamsaDegrees;
  const grahas = Object.fromEntries(
    GRAHAS.map((graha) => [graha, toKpPoint(chart.grahas[graha].longitude + shift)]),
  ) as Record<Graha, KpPoint>;
  return { ayanamsaDegrees, grahas, houses: computeHouses(chart, ayanamsaDegrees, grahas) };
}

function computeHouses(chart: Chart, ayanamsaDegrees: number, grahas: Record<Graha, KpPoint>): KpHouses {
  const tropicalCusps = computePlacidusCusps(toInstant(parseUt(chart.utc)), chart);
  if (!tropicalCusps) return { isAvailable: false, reason: 'beyond-polar-circle' };
  const starts = tropicalCusps.map((cusp) => normalize(cusp - ayanamsaDegrees));
  const mapGrahas = <T>(compute: (point: KpPoint) => T) =>
    Object.fromEntries(GRAHAS.map((graha) => [graha, compute(grahas[graha])])) as Record<Graha, T>;
  const positions = {
    houses: mapGrahas(({ longitude }) => findCuspHouse(starts, longitude)),
    starLords: mapGrahas(({ starLord }) => starLord),
    owners: starts.map((start) => getSignLord(getSign(start))),
  };
  return {
    isAvailable: true,
    cusps: starts.map((start, index) => ({ house: index + 1, ...toKpPoint(start) })),
    significators: {
      byHouse: listHouseSignificators(positions),
      byGraha: listGrahaSignificances(positions),
    },
  };
}

function toKpPoint(degrees: number): KpPoint {
  const longitude = normalize(degrees);
  return { longitude, sign: getSign(longitude), ...findKpLords(longitude) };
}
