import type { TransitSnapshot, TransitStay } from '#src/astrology/contract-transits.ts';
import { computeTransits } from '#src/astrology/transits/transits.ts';
import { formatOrdinal, getSignName } from '#src/reports/text/phrases.ts';
import { selectReliableHouses, type DashboardChart } from './dashboard-chart.ts';
import { lifeAreas, RULES, slowTransitTexts } from './content/en.ts';
import type { Statement, SlowTransit } from './contract.ts';

const SLOW_GRAHAS = ['Saturn', 'Jupiter', 'Rahu', 'Ketu'] as const;
type SlowGraha = (typeof SLOW_GRAHAS)[number];

/** Current signs of Saturn, Jupiter and the nodes, with the dates of entry and exit. */
export function listSlowTransits(chartAt: DashboardChart, today: TransitSnapshot): SlowTransit[] {
  const soon = new Date(Date.parse(chartAt.now) + 60_000).toISOString();
  const { stays } = computeTransits(chartAt.chart, chartAt.now, soon);
  return SLOW_GRAHAS.map((graha) => {
    const stay = stays.find((one) => one.graha === graha)!;
    const houses = selectReliableHouses(chartAt, stay);
    const statement = createStatement(graha, stay, houses);
    return {
      graha,
      sign: stay.sign,
      from: stay.from,
      to: stay.to,
      retrograde: today.grahas.find((one) => one.graha === graha)!.retrograde,
      ...houses,
      ...(statement ? { statement } : {}),
    };
  });
}

/** By the house from the lagna, as is usual today; without a lagna by the house from the Moon, as in the classical texts. */
function createStatement(
  graha: SlowGraha,
  { sign, favourable }: TransitStay,
  { houseFromMoon, houseFromLagna }: ReturnType<typeof selectReliableHouses>,
): Statement | undefined {
  const house = houseFromLagna ?? houseFromMoon;
  if (house === null) return undefined;
  return {
    text: slowTransitTexts[graha](lifeAreas[house - 1]!),
    because: `${graha} is in ${getSignName(sign)}, ${describePlaces(houseFromLagna, houseFromMoon, favourable)}`,
    rule: RULES.slow,
  };
}

function describePlaces(lagna: number | null, moon: number | null, favourable: boolean): string {
  const quality = favourable ? 'a favourable place' : 'a difficult place';
  return [
    lagna !== null && `your ${formatOrdinal(lagna)} house`,
    moon !== null && `the ${formatOrdinal(moon)} sign from your Moon, ${quality}`,
  ]
    .filter(Boolean)
    .join(' and ');
}
