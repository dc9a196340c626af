/** Why a sub-period of the running great period is what it is said to be. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouse, listRuledHouses } from '#src/astrology/houses.ts';
import { formatOrdinal } from '#src/reports/text/phrases.ts';

/** Short, for a narrow column; each lord in its own words. */
export function writeSubPeriodReason(chart: Chart, lord: Graha): string {
  const house = formatOrdinal(getHouse(chart, lord));
  const ruled = listRuledHouses(chart, lord);
  const words: Record<Graha, string> = {
    Sun: `the Sun lights the ${house} house.`,
    Moon: `the Moon rests in the ${house}.`,
    Mars: `Mars drives the ${house} house.`,
    Mercury:
      ruled.length > 0
        ? `Mercury rules the ${ruled.map(formatOrdinal).join(' and ')}.`
        : `Mercury is in the ${house}.`,
    Jupiter: `Jupiter blesses the ${house}.`,
    Venus: `Venus adorns the ${house} house.`,
    Saturn: `Saturn works in the ${house}.`,
    Rahu: `Rahu reaches out from the ${house}.`,
    Ketu: `Ketu clears the ${house}.`,
  };
  return words[lord];
}
