/** The coming antardashas whose lords are linked to partnership. */
import { content } from '#src/reports/content/content.ts';
import { GRAHAS, type Chart, type DashaPeriod, type Graha, type MahaDasha } from '#src/astrology/contract.ts';
import { countSigns, getHouse, getHouseLord, hasAspect } from '#src/astrology/houses.ts';
import type { PartnershipLink } from '#src/reports/content/en/love/marriage-timing.ts';
import { listUpcomingAntardashas, findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import type { TimeKnownContext, TimedChart } from '#src/reports/context/report-context.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';
import { getNavamsaSeventhLord } from './love-helpers.ts';

/** `key`: of the fact behind the phrase; Venus needs none. */
type PartnershipRole = { kind: PartnershipLink; phrase: string; key?: string };
export type PartnershipPeriod = {
  maha: MahaDasha;
  antar: DashaPeriod;
  role: PartnershipRole;
  isSupportedByMaha: boolean;
};

const YEARS_AHEAD = 15;
const MAX_PERIODS = 8;
/** No period before this age is listed. */
const MIN_AGE = 21;

/** The grahas linked to partnership, each with its strongest link. */
export function getPartnershipRoles(chart: TimedChart): Map<Graha, PartnershipRole> {
  const seventhLord = getHouseLord(chart, 7);
  const createRole = (kind: PartnershipLink, key?: string): PartnershipRole => ({
    kind,
    phrase: content.love.partnershipLinks[kind],
    ...(key ? { key } : {}),
  });
  const listRoles = (
    kind: PartnershipLink,
    isLinked: (graha: Graha) => boolean,
    getKey: (graha: Graha) => string,
  ) =>
    GRAHAS.filter(isLinked).map((graha): [Graha, PartnershipRole] => [
      graha,
      createRole(kind, getKey(graha)),
    ]);
  const rolesStrongestFirst: [Graha, PartnershipRole][] = [
    [seventhLord, createRole('rules', 'lord.7')],
    ...listRoles(
      'occupies',
      (graha) => getHouse(chart, graha) === 7,
      (graha) => `${graha}.house`,
    ),
    ['Venus', createRole('karaka')],
    ...listRoles(
      'joins',
      (graha) => graha !== seventhLord && countSigns(chart, seventhLord, graha) === 1,
      (graha) => `${graha}.from.${seventhLord}`,
    ),
    ...listRoles(
      'aspects',
      (graha) => hasAspect(chart, graha, 7),
      (graha) => `${graha}.aspects.7`,
    ),
    [getNavamsaSeventhLord(chart), createRole('rulesInNavamsha', 'lagna.navamsa')],
  ];
  // of several entries for one graha a map keeps the last
  return new Map(rolesStrongestFirst.toReversed());
}

/** The day of the twenty-first birthday, as ISO instant. */
export function getTwentyFirstBirthday({ birth }: TimeKnownContext): string {
  const [year, month, day] = birth.date.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year + MIN_AGE, month - 1, day)).toISOString();
}

/** The periods of the next fifteen years, with the current one if its lord is linked to partnership. */
export function listPartnershipPeriods(context: TimeKnownContext): PartnershipPeriod[] {
  const { chart, now } = context;
  const from = [now, getTwentyFirstBirthday(context)].toSorted().at(-1)!;
  const until = Date.parse(from) + YEARS_AHEAD * YEAR_MS;
  const roles = getPartnershipRoles(chart);
  return listPeriodsFrom(chart, from)
    .filter(({ antar }) => Date.parse(antar.start) < until)
    .flatMap(({ maha, antar }) => {
      const role = roles.get(antar.lord);
      const isSupportedByMaha = maha.lord !== antar.lord && roles.has(maha.lord);
      return role ? [{ maha, antar, role, isSupportedByMaha }] : [];
    })
    .slice(0, MAX_PERIODS);
}

function listPeriodsFrom(chart: Chart, from: string): { maha: MahaDasha; antar: DashaPeriod }[] {
  const { maha, antar, isOver } = findDashasAt(chart, from);
  return isOver ? [] : [{ maha, antar }, ...listUpcomingAntardashas(chart, from)];
}
