/**
 * Old event shapes become today's in one place, when read; what is stored never changes.
 * A noun lists its upcasters by the stored type; each answers the event in its present shape.
 */
import type { NewEvent } from './event.ts';

export type Upcasters = Record<string, (data: unknown) => NewEvent>;

export function upcast<E extends NewEvent>(event: E, upcasters: Upcasters): E {
  const rise = upcasters[event.type];
  return rise ? { ...event, ...rise(event.data) } : event;
}
