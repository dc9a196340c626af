/**
 * Facts of a chart as text, "key=value". Statements are chosen by facts, and their certainty is computed from them.
 * A key is `subject`, `subject.property` or `subject.property.argument`:
 * `Saturn.house`, `.sign`, `.nakshatra`, `.pada`, `.navamsa`, `.dignity`, `.retrograde`, `.combust`;
 * `Moon.gana`, `.yoni`, `.nadi`, `.gandaMula` (of its nakshatra); `Saturn.from.Moon` (distance in signs, both counted); `Saturn.aspects.7`; `lagna.sign`, `lagna.nakshatra`, `lagna.navamsa`;
 * `lord.7`; `D10.lagna`, `D10.Saturn` (signs in a divisional chart); `house.4` (its occupants); `karaka.DK`;
 * `tithi`, `yoga`, `karana`, `vara`; `phase` (of the Moon, 1 to 8); `maha`, `antar` (now), `birth-maha`;
 * `antar-on.2027-02-15`, `pratyantar-on.2027-02-15`; `year.30.lord` and others (annual-charts.ts);
 * metrics (chart-metrics.ts) and the profile of the person (profile-facts.ts).
 * `from-Moon/lord.7`: the same fact with the houses counted from the Moon; `from-Sun/` likewise.
 */
import type { Chart, Graha, Point } from '#src/astrology/contract.ts';
import { computeCharaKarakas } from '#src/astrology/jaimini/karakas.ts';
import { judgeGandaMula } from '#src/astrology/doshas/ganda-mula.ts';
import { getGanaName } from '#src/astrology/matching/gana.ts';
import { getNadi } from '#src/astrology/matching/nadi.ts';
import { getAnimal } from '#src/astrology/matching/yoni.ts';
import { hasAspect, getHouse, getHouseLord, listOccupants, countSigns } from '#src/astrology/houses.ts';
import { isGraha } from './graha-names.ts';
import { readMetricFact } from './chart-metrics.ts';
import { isDivisionKey, getDivisionalSign } from './divisional-facts.ts';
import { findDashasAt } from './dasha-periods.ts';
import { getMoonPhaseIndex, isPanchangLimb } from './sky-intervals.ts';
import { setLagna, type HouseOrigin } from '#src/reports/context/counted-houses.ts';
import { isProfileFact, readProfileFact } from './profile-facts.ts';
import { listPossibleCharts, type ReportContext } from '#src/reports/context/report-context.ts';
import { readAnnualFact } from '#src/reports/year/annual-charts.ts';
import { isDatedPeriodKind, findPeriodOn } from '#src/reports/year/dated-periods.ts';

type Fact = `${string}=${string}`;

type FactContext = Pick<ReportContext, 'birth' | 'chart' | 'dayRange' | 'now'>;

export const createFact = ({ birth, chart, now }: FactContext, key: string): Fact =>
  `${key}=${isProfileFact(key) ? readProfileFact({ birth, now }, key) : readChartFact(chart, now, key)}`;

/** For an unknown birth time a fact is true if it is true at some time of the day. */
export const isFactTrue = (fact: string, context: FactContext): boolean =>
  listPossibleCharts(context).some((chart) => createFact({ ...context, chart }, getFactKey(fact)) === fact);

export const getFactKey = (fact: string): string => fact.slice(0, fact.indexOf('='));

export const addOrigin = (origin: HouseOrigin, fact: string): string => `from-${origin}/${fact}`;

/** @throws for an unknown key */
function readChartFact(chart: Chart, now: string, key: string): string {
  const [, origin, countedKey] = /^from-(Moon|Sun)\/(.*)$/.exec(key) ?? [];
  if (origin) return readChartFact(setLagna(chart, origin as HouseOrigin), now, countedKey!);
  const [subject, property, argument] = key.split('.') as [string, string?, string?];
  if (isGraha(subject)) return readGrahaFact(chart, subject, property ?? '', argument);
  if (subject === 'lagna' && chart.lagna) return readPointFact(chart.lagna, property ?? '', key);
  if (subject === 'lord') return getHouseLord(chart, Number(property));
  if (subject === 'house') return listOccupants(chart, Number(property)).join('+') || 'empty';
  if (subject === 'karaka')
    return computeCharaKarakas(chart, chart.settings.karakas)[property as 'DK'] ?? 'none';
  if (isDivisionKey(subject)) return String(getDivisionalSign(chart, subject, property ?? ''));
  if (isPanchangLimb(subject)) return String(chart.panchang[subject]);
  if (subject === 'phase') return String(getMoonPhaseIndex(chart) + 1);
  if (subject === 'year') return readAnnualFact(chart, Number(property), argument ?? '');
  if (isDatedPeriodKind(subject)) return findPeriodOn(chart, subject, property ?? '').lord;
  return readMetricFact(chart, now, key) ?? readPeriodFact(chart, now, key);
}

function readGrahaFact(chart: Chart, graha: Graha, property: string, argument?: string): string {
  const position = chart.grahas[graha];
  switch (property) {
    case 'house':
      return String(getHouse(chart, graha));
    case 'from': // number of signs from `argument`, both counted
      return String(countSigns(chart, argument as Graha, graha));
    case 'aspects':
      return String(hasAspect(chart, graha, Number(argument)));
    case 'dignity':
      return String(position.dignity);
    case 'retrograde':
      return String(position.isRetrograde);
    case 'combust':
      return String(position.isCombust);
    case 'gandaMula':
      return String(judgeGandaMula(position).applies);
    case 'gana':
      return getGanaName(position);
    case 'yoni':
      return getAnimal(position);
    case 'nadi':
      return getNadi(position);
    default:
      return readPointFact(position, property, graha);
  }
}

function readPointFact(point: Point, property: string, grahaOrLagna: string): string {
  if (property === 'sign' || property === 'nakshatra' || property === 'pada') return String(point[property]);
  if (property === 'navamsa') return String(point.navamsaSign);
  throw new Error(`No such fact: ${grahaOrLagna}.${property}`);
}

function readPeriodFact(chart: Chart, now: string, key: string): string {
  if (key === 'birth-maha') return chart.vimshottari[0]!.lord;
  const { maha, antar } = findDashasAt(chart, now);
  if (key === 'maha') return maha.lord;
  if (key === 'antar') return antar.lord;
  throw new Error(`No such fact: ${key}`);
}
