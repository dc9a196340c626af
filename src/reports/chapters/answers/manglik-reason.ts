import type { Manglik } from '#src/astrology/contract-doshas.ts';
import type { Chart } from '#src/astrology/contract.ts';
import { describeCancellation, describeOrigin } from '#src/reports/chapters/doshas/manglik-reasons.ts';
import { formatHouseNumber } from '#src/reports/content/en/timing/window-reasons.ts';
import { formatList, getSignName } from '#src/reports/text/phrases.ts';

/** The houses of Mars counted from lagna, Moon and Venus, and the first rule that cancels one of these counts. */
export function writeManglikReason(chart: Chart, { counts, cancellations }: Manglik): string {
  const places = counts.map(
    ({ house, origin }) => `the ${formatHouseNumber(house)} from ${describeOrigin(origin)}`,
  );
  const counted = `Mars, in ${getSignName(chart.grahas.Mars.sign)}, is in ${formatList(places)}`;
  const cancelling = cancellations.find(({ applies, effect }) => applies && effect === 'cancels');
  return cancelling ? `${counted}; ${describeCancellation(chart, cancelling).because}` : counted;
}
