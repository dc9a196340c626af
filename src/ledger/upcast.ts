/**
 * Converts earlier shapes of events to the current shape when they are read; stored events never change. A folder with
 * events passes its own upcasters.
 */
import type { NewEvent } from './event.ts';

/** By the stored event type. */
export type Upcasters = Record<string, (data: unknown) => NewEvent>;

export function applyUpcasters<E extends NewEvent>(
  event: E,
  upcasters: Upcasters,
): Omit<E, 'type' | 'data'> & NewEvent {
  const upcaster = upcasters[event.type];
  return upcaster ? { ...event, ...upcaster(event.data) } : event;
}
