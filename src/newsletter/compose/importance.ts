import type { IngressGraha, SkyEvent } from './sky-events.ts';

/** The slower a graha, the longer its change lasts. A station of Mercury is felt more than its entry into a sign. */
const INGRESS_WEIGHTS: Record<IngressGraha, number> = {
  Saturn: 90,
  Jupiter: 85,
  Rahu: 82,
  Mars: 30,
  Venus: 22,
  Mercury: 20,
  Sun: 10,
};
const STATION_WEIGHTS = { Saturn: 80, Jupiter: 75, Mars: 60, Venus: 58, Mercury: 50 };
const ECLIPSE_WEIGHT = 100;

/** How much an event matters for the month; 0 for a new or full moon without an eclipse that is seen from India. */
export function getWeight(event: SkyEvent): number {
  switch (event.kind) {
    case 'ingress':
      return INGRESS_WEIGHTS[event.graha];
    case 'station':
      return STATION_WEIGHTS[event.graha];
    default:
      return isSeenEclipse(event) ? ECLIPSE_WEIGHT : 0;
  }
}

/** A penumbral eclipse does not count. */
export const isSeenEclipse = (event: SkyEvent): boolean =>
  'eclipse' in event &&
  event.eclipse !== undefined &&
  event.eclipse.type !== 'penumbral' &&
  event.eclipse.seenFromIndia !== 'none';

/** The most important events, in order of time. */
export const selectImportant = <Event extends SkyEvent>(events: readonly Event[], count: number): Event[] =>
  events
    .filter((event) => getWeight(event) > 0)
    .toSorted((a, b) => getWeight(b) - getWeight(a))
    .slice(0, count)
    .toSorted((a, b) => a.at.localeCompare(b.at));
