/** When a graha is in a sign, in words. */
import { content } from '#src/reports/content/content.ts';
import { formatLongDate } from '#src/reports/text/phrases.ts';

type Stay = { from: string; to: string };

/** @param stays in the same sign, in the order of time; a graha in retrograde motion leaves the sign between them */
export function formatStayTime(stays: readonly Stay[], now: string): string {
  const { until, fromTo, withPauses } = content.saturn.stayTimes;
  const [first, last] = [stays[0]!, stays.at(-1)!];
  const to = formatLongDate(last.to);
  const time = first.from <= now ? until(to) : fromTo(formatLongDate(first.from), to);
  return stays.length === 1 ? time : withPauses(time, stays.length - 1);
}
