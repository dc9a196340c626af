/** Operations on ranges of birth times. */
import type { Span } from './contract.ts';

/** The range in which all hold; an end is null if none of them has that end. */
export function intersectSpans(spans: readonly Span[]): Span {
  const froms = spans.flatMap(({ from }) => from ?? []);
  const tos = spans.flatMap(({ to }) => to ?? []);
  return { from: froms.toSorted().at(-1) ?? null, to: tos.toSorted()[0] ?? null };
}
