/**
 * Facts of a chart as text, "key=value": what chose a statement, and what its mark is computed from. Keys:
 * `Saturn.house`, `.sign`, `.nakshatra`, `.pada`, `.navamsa`, `.dignity`, `.retrograde`, `.combust`;
 * `Saturn.from.Moon` (signs, both counted); `Saturn.aspects.7`; `lagna.sign`, `lagna.nakshatra`, `lagna.navamsa`;
 * `lord.7`; `house.4` (who stands there); `tithi`; `maha`, `antar` (now), `birth-maha`.
 */
import { GRAHAS, type Chart, type Graha, type Point } from '#src/astrology/contract.ts';
import { aspects, houseOf, lordOf, occupants, signsFrom } from '#src/astrology/houses.ts';
import { periodsAt } from './periods-at.ts';

export type Fact = `${string}=${string}`;

/** Writes a fact down as the chart has it now. */
export const factOf = (chart: Chart, now: string, key: string): Fact => `${key}=${valueOf(chart, now, key)}`;

export function holds(fact: string, chart: Chart, now: string): boolean {
  const at = fact.indexOf('=');
  return at > 0 && valueOf(chart, now, fact.slice(0, at)) === fact.slice(at + 1);
}

/** @throws for a key nobody knows */
export function valueOf(chart: Chart, now: string, key: string): string {
  const [subject, property, other] = key.split('.') as [string, string?, string?];
  if (isGraha(subject)) return ofGraha(chart, subject, property ?? '', other);
  if (subject === 'lagna' && chart.lagna) return ofPoint(chart.lagna, property ?? '', key);
  if (subject === 'lord') return lordOf(chart, Number(property));
  if (subject === 'house') return occupants(chart, Number(property)).join('+') || 'empty';
  if (subject === 'tithi') return String(chart.panchang.tithi);
  return ofPeriods(chart, now, key);
}

export const isGraha = (word: string): word is Graha => (GRAHAS as readonly string[]).includes(word);

function ofGraha(chart: Chart, graha: Graha, property: string, other?: string): string {
  const position = chart.grahas[graha];
  switch (property) {
    case 'house':
      return String(houseOf(chart, graha));
    case 'from':
      return String(signsFrom(chart, other as Graha, graha));
    case 'aspects':
      return String(aspects(chart, graha, Number(other)));
    case 'dignity':
    case 'retrograde':
    case 'combust':
      return String(position[property]);
    default:
      return ofPoint(position, property, graha);
  }
}

function ofPoint(point: Point, property: string, key: string): string {
  if (property === 'sign' || property === 'nakshatra' || property === 'pada') return String(point[property]);
  if (property === 'navamsa') return String(point.navamsaSign);
  throw new Error(`No such fact: ${key}.${property}`);
}

function ofPeriods(chart: Chart, now: string, key: string): string {
  if (key === 'birth-maha') return chart.vimshottari[0]!.lord;
  const { maha, antar } = periodsAt(chart, now);
  if (key === 'maha') return maha.lord;
  if (key === 'antar') return antar.lord;
  throw new Error(`No such fact: ${key}`);
}
