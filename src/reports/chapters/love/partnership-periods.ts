/** The coming antardashas of partnership: those whose lords are linked to it, and those with marked windows of marriage. */
import { content } from '#src/reports/content/content.ts';
import { GRAHAS, type Chart, type DashaPeriod, type Graha, type MahaDasha } from '#src/astrology/contract.ts';
import type { TimingWindow } from '#src/astrology/contract-timing.ts';
import { countSigns, getHouse, getHouseLord, hasAspect } from '#src/astrology/houses.ts';
import type { PartnershipLink } from '#src/reports/content/en/love/marriage-timing.ts';
import { listUpcomingAntardashas, findDashasAt } from '#src/reports/facts/dasha-periods.ts';
import type { TimeKnownContext, TimedChart } from '#src/reports/context/report-context.ts';
import { getMatterTiming } from '#src/reports/chapters/timing/report-timing.ts';
import { YEAR_MS } from '#src/reports/facts/time-units.ts';
import { hasMonth } from '#src/reports/chapters/timing/window-months.ts';
import { formatOrdinal } from '#src/reports/text/phrases.ts';
import { getEarlierInstant, getLaterInstant } from '#src/reports/year/year-months.ts';
import { getNavamsaSeventhLord } from './love-helpers.ts';

/** `key`: of the fact behind the phrase; Venus needs none. */
type PartnershipRole = { kind: PartnershipLink | 'supports'; phrase: string; key?: string };
export type PartnershipPeriod = {
  maha: MahaDasha;
  antar: DashaPeriod;
  role: PartnershipRole;
  isSupportedByMaha: boolean;
  /** its windows of marriage, cut to its own dates: the good and best ones, or the fair ones if it has no others; none above the age of windows */
  windows: TimingWindow[];
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

/** The periods of the next fifteen years, with the current one if it is a period of partnership. */
export function listPartnershipPeriods(context: TimeKnownContext): PartnershipPeriod[] {
  const { chart, now } = context;
  const from = [now, getTwentyFirstBirthday(context)].toSorted().at(-1)!;
  const until = Date.parse(from) + YEARS_AHEAD * YEAR_MS;
  const roles = getPartnershipRoles(chart);
  const windowsOfMarriage = listWindowsOfMarriage(context);
  const markedWindows = selectGoodWindows(windowsOfMarriage);
  return listPeriodsFrom(chart, from)
    .filter(({ antar }) => Date.parse(antar.start) < until)
    .flatMap(({ maha, antar }) => {
      const sharedWindows = selectGoodWindows(
        windowsOfMarriage.filter((window) => isWindowIn(window, antar)),
      );
      const isMarked = sharedWindows.some((window) => markedWindows.includes(window));
      const role = roles.get(antar.lord) ?? (isMarked && createSupportingRole(chart, antar.lord));
      const isSupportedByMaha = maha.lord !== antar.lord && roles.has(maha.lord);
      const windows = sharedWindows.map((window) => cutToPeriod(window, antar));
      return role ? [{ maha, antar, role, isSupportedByMaha, windows }] : [];
    })
    .slice(0, MAX_PERIODS);
}

function listWindowsOfMarriage(context: TimeKnownContext): TimingWindow[] {
  const { isOfAge, windows } = getMatterTiming(context, 'marriage');
  return isOfAge ? windows : [];
}

/** The good and best windows; the fair ones if there are no others. */
function selectGoodWindows(windows: readonly TimingWindow[]): TimingWindow[] {
  const good = windows.filter(({ grade }) => grade > 1);
  return good.length > 0 ? good : [...windows];
}

/** Whether a printed month of the window belongs to the period: each month is in the row of one period. */
function isWindowIn(window: TimingWindow, period: DashaPeriod): boolean {
  const { from, to } = cutToPeriod(window, period);
  return from < to && (hasMonth(from, to) || !hasMonth(window.from, window.to));
}

const cutToPeriod = (window: TimingWindow, { start, end }: DashaPeriod): TimingWindow => ({
  ...window,
  from: getLaterInstant(window.from, start),
  to: getEarlierInstant(window.to, end),
});

/** The houses of the family and of gain help marriage, as in src/astrology/timing/matters.ts. */
const SUPPORTING_HOUSES = [2, 11];

/** How a lord that has no link itself takes part in a window of marriage. */
function createSupportingRole(chart: TimedChart, graha: Graha): PartnershipRole {
  const texts = content.love.supportingLinks;
  const ruled = SUPPORTING_HOUSES.filter((house) => getHouseLord(chart, house) === graha);
  const house = getHouse(chart, graha);
  if (ruled.length > 0)
    return {
      kind: 'supports',
      phrase: texts.rules(ruled.map(formatOrdinal)),
      key: `lord.${ruled[0]!}`,
    };
  if (SUPPORTING_HOUSES.includes(house))
    return { kind: 'occupies', phrase: texts.occupies(formatOrdinal(house)), key: `${graha}.house` };
  return { kind: 'supports', phrase: graha === 'Jupiter' ? texts.karaka : texts.transits };
}

function listPeriodsFrom(chart: Chart, from: string): { maha: MahaDasha; antar: DashaPeriod }[] {
  const { maha, antar, isOver } = findDashasAt(chart, from);
  return isOver ? [] : [{ maha, antar }, ...listUpcomingAntardashas(chart, from)];
}
