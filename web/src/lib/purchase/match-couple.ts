/**
 * The two births typed for a free match, for the visitor who goes on to the report on both: the confirm dialog is filled in
 * with them. In session storage, so they are never in a URL; removed by an order and a logout.
 */
import { MATCH_COUPLE_KEY, getStorages } from '#web/lib/session/stored-session.ts';
import type { BirthFormValues } from '#web/features/birth-details/birth-form.ts';

export type MatchCouple = { groom: BirthFormValues; bride: BirthFormValues };

export function saveMatchCouple({ groom, bride }: MatchCouple): void {
  getStorages()?.session.setItem(MATCH_COUPLE_KEY, JSON.stringify({ groom, bride, at: Date.now() }));
}

export const removeMatchCouple = (): void => getStorages()?.session.removeItem(MATCH_COUPLE_KEY);
