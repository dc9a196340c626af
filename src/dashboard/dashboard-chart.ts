import type { TransitPosition } from '#src/astrology/contract-transits.ts';
import type { Chart } from '#src/astrology/contract.ts';

/** A birth chart and the instant for which transits and periods are computed. */
export type DashboardChart = {
  chart: Chart;
  now: string;
  /** false when the birth time is unknown and the Moon changed signs on that day */
  isMoonSignKnown: boolean;
};

export type TransitHouses = Pick<TransitPosition, 'houseFromMoon' | 'houseFromLagna'>;

/** Omits the house from the Moon when the Moon's sign at birth is not known. */
export const selectReliableHouses = (
  { isMoonSignKnown }: DashboardChart,
  { houseFromMoon, houseFromLagna }: TransitHouses,
) => ({
  houseFromMoon: isMoonSignKnown ? houseFromMoon : null,
  houseFromLagna,
});
