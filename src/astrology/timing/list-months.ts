/** Averages scored segments over calendar months (UTC). */
import type { Grade, TimingMonth } from '#src/astrology/contract-timing.ts';
import { formatIso, toUt } from '#src/astrology/ephemeris/instant.ts';
import type { ScoredSegment } from './find-windows.ts';

/**
 * @param now ISO instant in the first month
 * @param segments in the order of time, without overlap
 */
export function listMonths(now: string, count: number, segments: readonly ScoredSegment[]): TimingMonth[] {
  const [year, month] = [Number(now.slice(0, 4)), Number(now.slice(5, 7)) - 1];
  let first = 0;
  return Array.from({ length: count }, (_, index) => {
    const start = Date.UTC(year, month + index, 1);
    const [from, to] = [toUt(start), toUt(Date.UTC(year, month + index + 1, 1))];
    while (first < segments.length && segments[first]!.to <= from) first++;
    return { month: formatIso(from).slice(0, 7), ...computeAverage(segments, first, from, to) };
  });
}

/**
 * Only the part of a month that segments cover counts.
 * @param first index of the first segment that ends in the month or later
 */
function computeAverage(segments: readonly ScoredSegment[], first: number, from: number, to: number) {
  const daysByGrade: Record<Grade, number> = { 0: 0, 1: 0, 2: 0, 3: 0 };
  let [days, sum] = [0, 0];
  for (let i = first; i < segments.length && segments[i]!.from < to; i++) {
    const segment = segments[i]!;
    const overlap = Math.min(segment.to, to) - Math.max(segment.from, from);
    days += overlap;
    sum += overlap * segment.result.score;
    daysByGrade[segment.result.grade] += overlap;
  }
  const grades: Grade[] = [3, 2, 1, 0];
  const grade = grades.reduce((a, b) => (daysByGrade[b] > daysByGrade[a] ? b : a));
  return { score: days > 0 ? Math.round(sum / days) : 0, grade };
}
