/**
 * The two births typed for a free match, for the visitor who goes on to the report on both: the confirm dialog is filled in
 * with them. In session storage, so they are never in a URL; removed by an order and a logout.
 */
import type { Place } from '#src/places/contract.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { MATCH_COUPLE_KEY, getStorages } from '#web/lib/session/stored-session.ts';

/** As typed: texts, and the chosen place. */
type TypedBirth = {
  name: string;
  day: string;
  month: string;
  year: string;
  timeKind: BirthDetails['timeKind'];
  time: string;
  place: { text: string; place?: Place | undefined };
  utcOffsetSeconds?: number | undefined;
};
export type MatchCouple = { groom: TypedBirth; bride: TypedBirth };

export function saveMatchCouple({ groom, bride }: MatchCouple): void {
  getStorages()?.session.setItem(MATCH_COUPLE_KEY, JSON.stringify({ groom, bride, at: Date.now() }));
}

export const removeMatchCouple = (): void => getStorages()?.session.removeItem(MATCH_COUPLE_KEY);
