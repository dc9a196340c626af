/**
 * Converts earlier shapes of events to the current shape when they are read; stored events never change. A domain folder
 * registers its upcasters by the stored event type.
 */
import type { NewEvent } from './event.ts';

export type Upcasters = Record<string, (data: unknown) => NewEvent>;

export function applyUpcasters<E extends NewEvent>(event: E, upcasters: Upcasters): E {
  const upcaster = upcasters[event.type];
  return upcaster ? { ...event, ...upcaster(event.data) } : event;
}
