/** Charts in which every lord has been in every house. */
import { RASHIS, type Chart } from '#src/astrology/contract.ts';
import { CLASSICAL_GRAHAS } from '#src/astrology/contract-names.ts';
import { createChart, type ChartPositions } from './create-chart.ts';

const getSignAt = (n: number) => RASHIS[n % 12]!.english;

/** For every lagna: the seven together in each sign, early and late in it, and the seven spread over the zodiac. */
export const createHouseCharts = (): Chart[] =>
  RASHIS.flatMap((_, lagna) =>
    RASHIS.flatMap((_, signIndex) => [
      ...[2, 17, 25].map((degree) =>
        createChartAt(lagna, signIndex, () => `${getSignAt(signIndex)} ${degree}`),
      ),
      ...[5, 7, 2, 3, 11].map((step) =>
        createChartAt(lagna, signIndex, (i) => `${getSignAt(signIndex + step * i)} ${(7 * i) % 30}`),
      ),
    ]),
  );

function createChartAt(lagna: number, signIndex: number, getPosition: (i: number) => string): Chart {
  const entries = CLASSICAL_GRAHAS.map((graha, i) => [graha, getPosition(i)] as const);
  const positions: ChartPositions = {
    lagna: getSignAt(lagna),
    Rahu: `${getSignAt(2 * signIndex + lagna)} 8`,
    ...Object.fromEntries(entries),
  };
  return createChart(positions);
}
