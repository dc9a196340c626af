/** Effect of an approximate birth time: how long the lagna stays the same, and how far the dates of the periods move. */
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import type { Chart, Span } from '#src/astrology/contract.ts';
import type { BirthMoment } from '#src/astrology/input.ts';
import { computeSensitivity, computeDashaDaysPerMinute } from '#src/astrology/sensitivity.ts';
import { formatClock, formatClockRange, signName } from '#src/reports/text/phrases.ts';
import { cautions } from './content/en.ts';

export function describeUncertainty(birth: ResolvedBirth, moment: BirthMoment, chart: Chart): string {
  const { lagnaSign } = computeSensitivity(moment, chart);
  const days = Math.max(1, Math.round(computeDashaDaysPerMinute(chart)));
  return cautions.approximate(
    signName(chart.lagna!.sign),
    formatSpan(lagnaSign, birth.utcOffsetSeconds),
    days === 1 ? 'a day' : `${days} days`,
  );
}

/** Clock times of the place of birth. */
function formatSpan({ from, to }: Span, offset: number): string {
  if (from && to) return formatClockRange(from, to, offset);
  if (from) return `from ${formatClock(from, offset)} on`;
  return to ? `until ${formatClock(to, offset)}` : 'for several hours before and after';
}
