/** What "about" a time leaves open: how long the lagna stays, and how far the dates of the periods may move. */
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import type { Chart, Span } from '#src/astrology/contract.ts';
import type { BirthMoment } from '#src/astrology/input.ts';
import { chartSensitivity, dashaDaysPerMinute } from '#src/astrology/sensitivity.ts';
import { formatClock, formatClockRange, signName } from '#src/reports/text/phrases.ts';
import { cautions } from './content/en.ts';

export function approximateCaution(birth: ResolvedBirth, moment: BirthMoment, chart: Chart): string {
  const { lagnaSign } = chartSensitivity(moment, chart);
  const days = Math.max(1, Math.round(dashaDaysPerMinute(chart)));
  return cautions.approximate(
    signName(chart.lagna!.sign),
    spanInWords(lagnaSign, birth.utcOffsetSeconds),
    days === 1 ? 'a day' : `${days} days`,
  );
}

/** Clock times of the place of birth. */
function spanInWords({ from, to }: Span, offset: number): string {
  if (from && to) return formatClockRange(from, to, offset);
  if (from) return `from ${formatClock(from, offset)} on`;
  return to ? `until ${formatClock(to, offset)}` : 'for hours on both sides';
}
