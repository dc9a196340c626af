/** Why a sub-period of the running great period is what it is said to be. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { houseOf, ruledBy } from '#src/astrology/houses.ts';
import { ordinal } from '#src/reports/text/phrases.ts';

/** Short, for a narrow column; each lord in its own words. */
export function writeSubPeriodReason(chart: Chart, lord: Graha): string {
  const house = ordinal(houseOf(chart, lord));
  const ruled = ruledBy(chart, lord);
  const words: Record<Graha, string> = {
    Sun: `the Sun lights the ${house} house.`,
    Moon: `the Moon rests in the ${house}.`,
    Mars: `Mars drives the ${house} house.`,
    Mercury:
      ruled.length > 0
        ? `Mercury rules the ${ruled.map(ordinal).join(' and ')}.`
        : `Mercury is in the ${house}.`,
    Jupiter: `Jupiter blesses the ${house}.`,
    Venus: `Venus adorns the ${house} house.`,
    Saturn: `Saturn works in the ${house}.`,
    Rahu: `Rahu reaches out from the ${house}.`,
    Ketu: `Ketu clears the ${house}.`,
  };
  return words[lord];
}
