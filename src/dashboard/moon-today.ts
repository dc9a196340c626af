import { DAY_MS } from '#src/platform/contract-time.ts';
import type { TransitSnapshot } from '#src/astrology/contract-transits.ts';
import { listSignStays } from '#src/astrology/motion/sign-stays.ts';
import { toPoint } from '#src/astrology/zodiac.ts';
import { formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import { selectReliableHouses, type DashboardChart } from './dashboard-chart.ts';
import { moonTextsByHouseFromMoon, moonTextsByHouseFromLagna, RULES } from './content/en.ts';
import type { MoonToday, Statement } from './contract.ts';

/** The Moon stays in a sign for at most two and a half days. */
const MAX_SIGN_STAY_MS = 3 * DAY_MS;

/** Describes the Moon's sign and nakshatra of today, counted from the natal Moon and from the lagna. */
export function describeMoonToday(dashboardChart: DashboardChart, today: TransitSnapshot): MoonToday {
  const { sign, longitude, ...position } = today.grahas.find(({ graha }) => graha === 'Moon')!;
  const houses = selectReliableHouses(dashboardChart, position);
  const searchEnd = new Date(Date.parse(dashboardChart.now) + MAX_SIGN_STAY_MS).toISOString();
  const stay = listSignStays('Moon', dashboardChart.now, searchEnd, dashboardChart.chart.settings)[0]!;
  const statement = createStatement(dashboardChart, sign, houses);
  return {
    sign,
    nakshatra: toPoint(longitude).nakshatra,
    ...houses,
    leavesAt: stay.to,
    ...(statement ? { statement } : {}),
  };
}

function createStatement(
  { chart }: DashboardChart,
  sign: number,
  { houseFromMoon, houseFromLagna }: ReturnType<typeof selectReliableHouses>,
): Statement | undefined {
  if (houseFromMoon === null) return undefined;
  const area = houseFromLagna === null ? '' : ` ${moonTextsByHouseFromLagna[houseFromLagna - 1]}`;
  const house = houseFromLagna === null ? '' : ` and your ${formatOrdinal(houseFromLagna)} house`;
  return {
    text: `${moonTextsByHouseFromMoon[houseFromMoon - 1]}${area}`,
    because: `the Moon is in ${getSignName(sign)} today, the ${formatOrdinal(houseFromMoon)} sign from the ${getSignName(chart.grahas.Moon.sign)} Moon of your birth${house}`,
    rule: RULES.moon,
  };
}
