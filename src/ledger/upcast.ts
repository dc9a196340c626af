/**
 * Converts earlier event shapes to the current one on reading; stored events never change.
 * A noun registers its upcasters by stored type.
 */
import type { NewEvent } from './event.ts';

export type Upcasters = Record<string, (data: unknown) => NewEvent>;

export function applyUpcasters<E extends NewEvent>(event: E, upcasters: Upcasters): E {
  const upcaster = upcasters[event.type];
  return upcaster ? { ...event, ...upcaster(event.data) } : event;
}
