/**
 * The two births typed for a free match, for the visitor who goes on to the report on both or to a login: the confirm dialog, or
 * the page of the match, is filled in with them. In session storage, so they are never in a URL; removed by an order and a logout.
 */
import type { BirthFormValues } from '#web/lib/birth-form-values.ts';
import { MATCH_COUPLE_KEY, getStorages } from '#web/lib/session/stored-session.ts';

export type MatchCouple = { groom: BirthFormValues; bride: BirthFormValues };

export function saveMatchCouple({ groom, bride }: MatchCouple): void {
  try {
    getStorages()?.session.setItem(MATCH_COUPLE_KEY, JSON.stringify({ groom, bride, at: Date.now() }));
  } catch {
    // the storage is full or blocked: the births are typed again
  }
}

/** The reader is a separate script with zod, and is loaded only when there is something to read. */
export const hasMatchCouple = (): boolean => Boolean(getStorages()?.session.getItem(MATCH_COUPLE_KEY));

export const removeMatchCouple = (): void => getStorages()?.session.removeItem(MATCH_COUPLE_KEY);
