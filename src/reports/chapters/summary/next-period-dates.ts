/** The next changes of period, each with the houses that the new lord rules. */
import type { Chart, DashaPeriod, Graha, MahaDasha } from '#src/astrology/contract.ts';
import { getHouse, listRuledHouses } from '#src/astrology/houses.ts';
import { listUpcomingAntardashas, listUpcomingMahaDashas } from '#src/reports/facts/dasha-periods.ts';
import { describeHouses } from '#src/reports/text/placement-phrases.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import { toUppercaseFirst, formatGraha, formatOrdinal, signName } from '#src/reports/text/phrases.ts';
import { buildDate, type ImportantDate } from './summary-page.ts';

type UpcomingPeriod = { maha: MahaDasha; antar: DashaPeriod };

/** The next three sub-periods; the third is replaced by the next change of the great period, if that comes later. */
export function listNextPeriodDates({ chart, now }: TimeKnownContext): ImportantDate[] {
  const coming = listUpcomingAntardashas(chart, now);
  const nextMaha = listUpcomingMahaDashas(chart, now)[0];
  const change = coming.find(({ antar }) => antar.start === nextMaha?.start);
  const first = coming.slice(0, 3);
  const three = change && !first.includes(change) ? [...first.slice(0, 2), change] : first;
  return three.map((entry, i) => buildDate(entry.antar.start, writeDateText(chart, entry, i)));
}

function writeDateText(chart: Chart, { maha, antar }: UpcomingPeriod, i: number): string {
  const { lord } = antar;
  const opens = antar.start === maha.start;
  const begins = opens
    ? `${toUppercaseFirst(formatGraha(lord))} opens ${countYears(maha)} years of its own`
    : BEGIN_PHRASES[i]!(toUppercaseFirst(formatGraha(lord)), formatGraha(maha.lord));
  return `${begins}: ${describeDuty(chart, lord, i)}.`;
}

const countYears = ({ start, end }: MahaDasha): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / (365.25 * 86_400_000));

const BEGIN_PHRASES: readonly ((lord: string, maha: string) => string)[] = [
  (lord, maha) => `${lord} takes its turn within ${maha}`,
  (lord, maha) => `Under ${maha}, ${lord.replace('The ', 'the ')} comes next`,
  (lord, maha) => `${lord} follows in the period of ${maha}`,
];

function describeDuty(chart: Chart, lord: Graha, i: number): string {
  const ruled = listRuledHouses(chart, lord);
  const seat = `${formatOrdinal(getHouse(chart, lord))} house`;
  if (ruled.length === 0) return `it speaks from ${signName(chart.grahas[lord].sign)}, your ${seat}`;
  if (ruled.includes(getHouse(chart, lord))) return describeOwnHouse(ruled, getHouse(chart, lord));
  const houses = describeHouses(ruled);
  return [
    `it rules ${houses} and stands in the ${seat}`,
    `${houses.replace('your', 'matters of your')} come up, seen from the ${seat}`,
    `placed in the ${seat}, it brings in ${houses}`,
  ][i]!;
}

function describeOwnHouse(ruled: number[], house: number): string {
  const others = ruled.filter((one) => one !== house);
  if (others.length === 0)
    return `at home in the ${formatOrdinal(house)} house, it minds its own affairs there`;
  return `at home in the ${formatOrdinal(house)} house, it also has charge of ${describeHouses(others)}`;
}
