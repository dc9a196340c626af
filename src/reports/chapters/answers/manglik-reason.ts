import { content } from '#src/reports/content/content.ts';
import type { Cancellation, Manglik, MarsCount } from '#src/astrology/contract-doshas.ts';
import type { Chart } from '#src/astrology/contract.ts';
import {
  describeCancellation,
  describeOrigin,
  describeOrigins,
  isPlaceRule,
} from '#src/reports/chapters/doshas/manglik-reasons.ts';
import { markConditions } from '#src/reports/text/condition-marks.ts';
import { formatList, getSignName } from '#src/reports/text/phrases.ts';

/** The houses of Mars counted from lagna, Moon and Venus, and a rule that cancels these counts. */
export const writeManglikReason = (chart: Chart, manglik: Manglik): string =>
  writeReason(chart, manglik, manglik.counts);

/** Only the counts that apply, if any does: a page of many answers has little room. */
export function writeShortManglikReason(chart: Chart, manglik: Manglik): string {
  const applying = manglik.counts.filter(({ applies }) => applies);
  return writeReason(chart, manglik, applying.length > 0 ? applying : manglik.counts);
}

/** "the 1st from the Moon and the 12th from Venus" */
export const describeMarsPlaces = (chart: Chart, counts: readonly MarsCount[]): string =>
  formatList(
    counts.map(({ house, origin }) =>
      content.doshas.marsPlaceReasons.place(
        content.timing.formatHouseNumber(house),
        describeOrigin(chart, origin),
      ),
    ),
  );

function writeReason(chart: Chart, manglik: Manglik, counts: readonly MarsCount[]): string {
  const counted = content.doshas.marsPlaceReasons.counted(
    getSignName(chart.grahas.Mars.sign),
    describeMarsPlaces(chart, counts),
  );
  const cancelling = findWidestCancellation(manglik);
  const because = cancelling ? `${counted}; ${describeRule(chart, cancelling)}` : counted;
  return markConditions(chart, because, ['Mars']);
}

/** The first of the rules that cancel most counts. */
export function findWidestCancellation({ cancellations }: Manglik): Cancellation | undefined {
  const cancelling = cancellations.filter(({ applies, effect }) => applies && effect === 'cancels');
  const most = Math.max(...cancelling.map(({ affectedOrigins }) => affectedOrigins.length));
  return cancelling.find(({ affectedOrigins }) => affectedOrigins.length === most);
}

/** The place of Mars stands before it. */
const describeRule = (chart: Chart, rule: Cancellation): string =>
  isPlaceRule(rule)
    ? content.doshas.cancellationsBySign.afterCounts(describeOrigins(rule.affectedOrigins))
    : describeCancellation(chart, rule).because;
