import type { TransitPosition } from '#src/astrology/contract-transits.ts';
import type { Chart } from '#src/astrology/contract.ts';

/** A chart and the moment it is looked at. `moonSure`: false when the Moon changed signs on a day whose hour is unknown. */
export type Seen = { chart: Chart; now: string; moonSure: boolean };

export type Houses = Pick<TransitPosition, 'houseFromMoon' | 'houseFromLagna'>;

/** Nothing is counted from a Moon that may have been in either of two signs. */
export const counting = ({ moonSure }: Seen, { houseFromMoon, houseFromLagna }: Houses) => ({
  houseFromMoon: moonSure ? houseFromMoon : null,
  houseFromLagna,
});
