import type { TransitSnapshot, TransitStay } from '#src/astrology/contract-transits.ts';
import { computeTransits } from '#src/astrology/transits/transits.ts';
import { MINUTE_MS } from '#src/platform/contract-time.ts';
import { formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import { selectReliableHouses, type DashboardChart } from './dashboard-chart.ts';
import { lifeAreas, RULES, slowTransitTexts } from './content/en.ts';
import type { Statement, SlowTransit } from './contract.ts';

const SLOW_GRAHAS = ['Saturn', 'Jupiter', 'Rahu', 'Ketu'] as const;
type SlowGraha = (typeof SLOW_GRAHAS)[number];

/** Lists the current signs of Saturn, Jupiter and the nodes, with the dates of entry and exit. */
export function listSlowTransits(dashboardChart: DashboardChart, today: TransitSnapshot): SlowTransit[] {
  // So short an interval contains the current stays only.
  const oneMinuteLater = new Date(Date.parse(dashboardChart.now) + MINUTE_MS).toISOString();
  const { stays } = computeTransits(dashboardChart.chart, dashboardChart.now, oneMinuteLater);
  return SLOW_GRAHAS.map((graha) => {
    const stay = stays.find((candidate) => candidate.graha === graha)!;
    const houses = selectReliableHouses(dashboardChart, stay);
    const statement = createStatement(graha, stay, houses);
    return {
      graha,
      sign: stay.sign,
      from: stay.from,
      to: stay.to,
      isRetrograde: today.grahas.find((position) => position.graha === graha)!.isRetrograde,
      ...houses,
      ...(statement ? { statement } : {}),
    };
  });
}

/** The text depends on the house from the lagna, as is usual today, or without a lagna on the house from the Moon, as in the classical texts. */
function createStatement(
  graha: SlowGraha,
  { sign, isFavourable }: TransitStay,
  { houseFromMoon, houseFromLagna }: ReturnType<typeof selectReliableHouses>,
): Statement | undefined {
  const house = houseFromLagna ?? houseFromMoon;
  if (house === null) return undefined;
  return {
    text: slowTransitTexts[graha](lifeAreas[house - 1]!),
    because: `${graha} is in ${getSignName(sign)}, ${describePlaces(houseFromLagna, houseFromMoon, isFavourable)}`,
    rule: RULES.slow,
  };
}

function describePlaces(
  houseFromLagna: number | null,
  houseFromMoon: number | null,
  isFavourable: boolean,
): string {
  const quality = isFavourable ? 'a favourable place' : 'a difficult place';
  return [
    houseFromLagna !== null && `your ${formatOrdinal(houseFromLagna)} house`,
    houseFromMoon !== null && `the ${formatOrdinal(houseFromMoon)} sign from your Moon, ${quality}`,
  ]
    .filter(Boolean)
    .join(' and ');
}
