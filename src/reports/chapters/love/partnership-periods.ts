/** The sub-periods whose lords have charge of partnership: seasons to come, with dates. */
import type { Chart, DashaPeriod, Graha, MahaDasha } from '#src/astrology/contract.ts';
import { getHouseLord, getSignLord, listOccupants } from '#src/astrology/houses.ts';
import { listUpcomingAntardashas, findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';

export type PartnershipRole = { words: string; key?: string };
export type PartnershipPeriod = {
  maha: MahaDasha;
  antar: DashaPeriod;
  role: PartnershipRole;
  isSupportedByMaha: boolean;
};

const YEAR_MS = 365.25 * 86_400_000;
const YEARS_AHEAD = 15;
const MAX_PERIODS = 6;
/** Below this age no season is dated. */
const ADULT_AGE = 21;

/** Who has charge of partnership, the weightiest reason of each. */
export function mapPartnershipRoles(chart: Chart): Map<Graha, PartnershipRole> {
  const inNavamsa = getSignLord(((chart.lagna!.navamsaSign + 5) % 12) + 1);
  const all: [Graha, PartnershipRole][] = [
    [getHouseLord(chart, 7), { words: 'lord of the seventh house', key: 'lord.7' }],
    ...listOccupants(chart, 7).map((graha): [Graha, PartnershipRole] => [
      graha,
      { words: 'a guest of the seventh house', key: `${graha}.house` },
    ]),
    ['Venus', { words: 'significator of love' }],
    [inNavamsa, { words: 'lord of the seventh in the navamsha', key: 'lagna.navamsa' }],
  ];
  return new Map(all.toReversed());
}

/** The day of the twenty-first birthday, as ISO instant. */
export function getAdultDate({ birth }: ReportContext): string {
  const [year, month, day] = birth.date.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year + ADULT_AGE, month - 1, day)).toISOString();
}

/** The running one first, if it is one of them; at most six within fifteen years. None without an hour. */
export function listPartnershipPeriods(context: ReportContext): PartnershipPeriod[] {
  const { chart, now } = context;
  if (!chart.lagna) return [];
  const from = [now, getAdultDate(context)].toSorted().at(-1)!;
  const until = Date.parse(from) + YEARS_AHEAD * YEAR_MS;
  const roles = mapPartnershipRoles(chart);
  return listCandidates(chart, from)
    .filter(({ antar }) => Date.parse(antar.start) < until)
    .flatMap(({ maha, antar }) => {
      const role = roles.get(antar.lord);
      const isSupportedByMaha = maha.lord !== antar.lord && roles.has(maha.lord);
      return role ? [{ maha, antar, role, isSupportedByMaha }] : [];
    })
    .slice(0, MAX_PERIODS);
}

function listCandidates(chart: Chart, from: string): { maha: MahaDasha; antar: DashaPeriod }[] {
  const { maha, antar, over } = findDashasAt(chart, from);
  return over ? [] : [{ maha, antar }, ...listUpcomingAntardashas(chart, from)];
}
