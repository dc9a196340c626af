/** Computes the annual chart (varshphal) of the Tajika school, the chart of the solar return, and its results. */
import { computeChart } from '#src/astrology/chart.ts';
import type { Varshphal, VarshphalLagnaResults } from '#src/astrology/contract-varshphal.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { formatIso, parseUt, toMs } from '#src/astrology/ephemeris/instant.ts';
import type { BirthMoment } from '#src/astrology/input.ts';
import { SIGN_LORDS } from '#src/astrology/contract-sign-lords.ts';
import { countHouse } from '#src/astrology/zodiac.ts';
import { computeMudda } from './mudda.ts';
import { computePanchaVargiya } from './pancha-vargiya.ts';
import { computeSahams } from './sahams.ts';
import { findSolarReturn } from './solar-return.ts';
import { listOfficeHolders, chooseYearLord } from './year-lord.ts';
import { findTajikaYogas } from './yogas.ts';

/** The place of the annual chart: the birth place by the classical rule, the residence by a modern one. */
export type AnnualChartPlace = Pick<BirthMoment, 'latitude' | 'longitude' | 'zone'>;

/**
 * Computes the year that starts after `age` completed years; 0 is the first. It uses the settings of the natal chart.
 *
 * If the birth time is unknown, there is no lagna and therefore no muntha, year lord, sahams and dashas: `lagnaResults`
 * is null. The return is then accurate to half a day only.
 * @throws ChartInputError when the return lies outside 1800 to 2100
 */
export function computeVarshphal(natal: Chart, age: number, place: AnnualChartPlace = natal): Varshphal {
  const [from, to] = [findSolarReturn(natal, age), findSolarReturn(natal, age + 1)];
  const { latitude, longitude, zone } = place;
  const moment = { utc: formatExactIso(from), latitude, longitude, isTimeKnown: natal.isTimeKnown };
  const chart = computeChart(zone === undefined ? moment : { ...moment, zone }, natal.settings);
  const strengths = computePanchaVargiya(chart);
  return {
    age,
    from: formatIso(from),
    to: formatIso(to),
    chart,
    lagnaResults: computeLagnaResults(natal, chart, strengths, { age, from, to }),
    strengths,
    yogas: findTajikaYogas(chart),
  };
}

/** Formats an instant to a thousandth of a second, in which the Sun moves 0.04 milliarcseconds. */
const formatExactIso = (ut: number) => new Date(toMs(ut)).toISOString();

function computeLagnaResults(
  natal: Chart,
  chart: Chart,
  strengths: Varshphal['strengths'],
  { age, from, to }: { age: number; from: number; to: number },
): VarshphalLagnaResults | null {
  if (!natal.lagna || !chart.lagna) return null;
  const lagnas = {
    natal: natal.lagna.sign,
    annual: chart.lagna.sign,
    muntha: computeMunthaSign(natal.lagna.sign, age),
  };
  const isByDay = isDaytime(chart, chart.lagna.longitude);
  const officeHolders = listOfficeHolders(chart, lagnas, isByDay);
  return {
    muntha: {
      sign: lagnas.muntha,
      house: countHouse(lagnas.annual, lagnas.muntha),
      lord: SIGN_LORDS[lagnas.muntha - 1]!,
    },
    isByDay,
    officeHolders,
    yearLord: chooseYearLord(officeHolders, strengths),
    sahams: computeSahams(chart, chart.lagna.longitude, isByDay),
    mudda: computeMudda(natal, age, from, to),
  };
}

const computeMunthaSign = (natalLagna: number, age: number): number => ((natalLagna - 1 + age) % 12) + 1;

/**
 * Returns whether the return is between sunrise and sunset; where the Sun does not rise or set, whether the longitude
 * of the Sun is above the horizon.
 */
function isDaytime({ utc, panchang: { sunrise, sunset }, grahas }: Chart, lagna: number): boolean {
  if (sunrise === null || sunset === null) return (lagna - grahas.Sun.longitude + 360) % 360 < 180;
  return parseUt(utc) >= parseUt(sunrise) && parseUt(utc) < parseUt(sunset);
}
