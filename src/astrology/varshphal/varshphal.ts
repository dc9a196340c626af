/** The annual chart (varshphal) of the Tajika school: the sky at the Sun's return, and what it makes of the year. */
import { computeChart } from '#src/astrology/chart.ts';
import type { Varshphal, VarshphalRule } from '#src/astrology/contract-varshphal.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { isoOf, utOf } from '#src/astrology/ephemeris/instant.ts';
import type { BirthMoment } from '#src/astrology/input.ts';
import { SIGN_LORDS } from '#src/astrology/names.ts';
import { houseFrom } from '#src/astrology/zodiac.ts';
import { mudda } from './mudda.ts';
import { panchaVargiya } from './pancha-vargiya.ts';
import { sahams } from './sahams.ts';
import { solarReturn } from './solar-return.ts';
import { officers, yearLord } from './year-lord.ts';
import { tajikaYogas } from './yogas.ts';

/** Where the year is read: the birth place by the old rule, elsewhere by a modern one. */
export type Place = Pick<BirthMoment, 'latitude' | 'longitude' | 'zone'>;

/**
 * The year that begins when `age` years of life are complete; 0 is the first. Under the conventions of the natal chart.
 *
 * Without a birth time there is no lagna, and so no muntha, no lord of the year, no sahams and no dashas: `rule` is null. The return itself is then good to half
 * a day.
 * @throws ChartInputError when the return lies outside 1800 to 2100
 */
export function varshphal(natal: Chart, age: number, place: Place = natal): Varshphal {
  const [from, to] = [solarReturn(natal, age), solarReturn(natal, age + 1)];
  const { latitude, longitude, zone } = place;
  const moment = { utc: exactIso(from), latitude, longitude, timeKnown: natal.timeKnown };
  const chart = computeChart(zone === undefined ? moment : { ...moment, zone }, natal.settings);
  const strengths = panchaVargiya(chart);
  return {
    age,
    from: isoOf(from),
    to: isoOf(to),
    chart,
    rule: ruleOf(natal, chart, strengths, { age, from, to }),
    strengths,
    yogas: tajikaYogas(chart),
  };
}

/** To the thousandth of a second, in which the Sun goes 0.04 milliarcseconds. */
const exactIso = (ut: number) =>
  new Date(Date.UTC(2000, 0, 1, 12) + Math.round(ut * 86_400_000)).toISOString();

function ruleOf(
  natal: Chart,
  chart: Chart,
  strengths: Varshphal['strengths'],
  { age, from, to }: { age: number; from: number; to: number },
): VarshphalRule | null {
  if (!natal.lagna || !chart.lagna) return null;
  const lagnas = {
    natal: natal.lagna.sign,
    annual: chart.lagna.sign,
    muntha: munthaSign(natal.lagna.sign, age),
  };
  const byDay = isByDay(chart, chart.lagna.longitude);
  const holders = officers(chart, lagnas, byDay);
  return {
    muntha: {
      sign: lagnas.muntha,
      house: houseFrom(lagnas.annual, lagnas.muntha),
      lord: SIGN_LORDS[lagnas.muntha - 1]!,
    },
    byDay,
    officers: holders,
    yearLord: yearLord(holders, strengths),
    sahams: sahams(chart, chart.lagna.longitude, byDay),
    mudda: mudda(natal, age, from, to),
  };
}

const munthaSign = (natalLagna: number, age: number): number => ((natalLagna - 1 + age) % 12) + 1;

/** Between sunrise and sunset; on polar days, whether the Sun is on the upper half of the ecliptic. */
function isByDay({ utc, panchang: { sunrise, sunset }, grahas }: Chart, lagna: number): boolean {
  if (sunrise === null || sunset === null) return (lagna - grahas.Sun.longitude + 360) % 360 < 180;
  return utOf(utc) >= utOf(sunrise) && utOf(utc) < utOf(sunset);
}
