import type { TransitPosition } from '#src/astrology/contract-transits.ts';
import type { Chart } from '#src/astrology/contract.ts';

/** A birth chart and the moment for which it is read. */
export type ChartAt = {
  chart: Chart;
  now: string;
  /** false when the birth time is unknown and the Moon changed signs on that day */
  moonSignKnown: boolean;
};

export type TransitHouses = Pick<TransitPosition, 'houseFromMoon' | 'houseFromLagna'>;

/** Houses from the Moon are dropped when its sign at birth is not known. */
export const selectReliableHouses = (
  { moonSignKnown }: ChartAt,
  { houseFromMoon, houseFromLagna }: TransitHouses,
) => ({
  houseFromMoon: moonSignKnown ? houseFromMoon : null,
  houseFromLagna,
});
