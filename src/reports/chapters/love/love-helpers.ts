/** Helpers of the chapters on love. */
import type { Chart, Dignity, Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import { getHouse, isDusthana, getHouseLord, getSignLord } from '#src/astrology/houses.ts';
import type { EssayPage } from '#src/reports/contract.ts';
import type { ThreeGrades } from '#src/reports/content/en/love/seventh-occupants.ts';
import type { ReportContext, TimedChart } from '#src/reports/context/report-context.ts';
import { calculateAge, formatOrdinal } from '#src/reports/text/phrases.ts';

export type Part = EssayPage['parts'][number];

const BAND_BY_DIGNITY: Record<Dignity, ThreeGrades> = {
  exalted: 'well',
  moolatrikona: 'well',
  own: 'well',
  friendly: 'middle',
  neutral: 'middle',
  enemy: 'strained',
  debilitated: 'strained',
};

/** By dignity alone; a node is as well off as the lord of the sign it stands in. */
export const getBand = (chart: Chart, graha: Graha): ThreeGrades =>
  BAND_BY_DIGNITY[chart.grahas[getDispositor(chart, graha)].dignity!];

/** Whose dignity counts for a graha. */
export const getDispositor = (chart: Chart, graha: Graha): Graha =>
  chart.grahas[graha].dignity === null ? getSignLord(chart.grahas[graha].sign) : graha;

/** Dignity first; combustion takes a step away, and so does a hidden house where there is no dignity. */
export function getCondition(
  chart: Chart,
  graha: ClassicalGraha,
): { band: ThreeGrades; because: string; keys: string[] } {
  const { combust, house } = chart.grahas[graha];
  const dignified = getBand(chart, graha);
  const hidden = house !== null && isDusthana(house) && dignified === 'middle';
  const band = hidden ? 'strained' : combust ? LOWER_BAND[dignified] : dignified;
  const where = hidden ? `, and keeps to the ${formatOrdinal(house)} house` : '';
  const near = combust ? ', close to the Sun' : '';
  return {
    band,
    because: `${describeDignity(chart, graha)}${near}${where}`,
    keys: [`${graha}.dignity`, `${graha}.combust`, ...(hidden ? [`${graha}.house`] : [])],
  };
}

const LOWER_BAND: Record<ThreeGrades, ThreeGrades> = {
  well: 'middle',
  middle: 'strained',
  strained: 'strained',
};

const DIGNITY_PHRASES: Record<Dignity, string> = {
  exalted: 'exalted there',
  moolatrikona: 'in its moolatrikona',
  own: 'in its own sign',
  friendly: 'welcome there as a friend',
  neutral: 'on neutral ground',
  enemy: 'not at ease there',
  debilitated: 'in its fall there',
};

/** "welcome there as a friend" */
export const describeDignity = (chart: Chart, graha: Graha): string =>
  DIGNITY_PHRASES[chart.grahas[graha].dignity!];

export const getSeventhLord = (chart: Chart): ClassicalGraha => getHouseLord(chart, 7) as ClassicalGraha;

/** Lord of the seventh sign of the navamsha. */
export const getNavamsaSeventhLord = (chart: TimedChart): ClassicalGraha =>
  getSignLord(((chart.lagna.navamsaSign + 5) % 12) + 1) as ClassicalGraha;

/** Under eighteen on the day the report was made. */
export const isYoung = ({ birth, now }: ReportContext): boolean => calculateAge(birth.utc, now) < 18;

/** The chart itself, or the charts of both ends of the day if they differ in the given property. */
export function listDistinctCharts(
  { chart, dayRange }: ReportContext,
  getProperty: (chart: Chart) => unknown,
): Chart[] {
  if (!dayRange || getProperty(dayRange.earliest) === getProperty(dayRange.latest)) return [chart];
  return [dayRange.earliest, dayRange.latest];
}

export const describeHouse = (chart: Chart, graha: Graha): string => formatOrdinal(getHouse(chart, graha));
