import { ProfileResponse } from '#src/accounts/contract.ts';
import { PeopleResponse } from '#src/people/contract.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { get } from '#web/lib/api.ts';

/** The member's own birth first. Without them the form is typed, so an error shows nothing. */
export async function loadSavedBirths(signal: AbortSignal): Promise<BirthDetails[]> {
  const [profile, saved] = await Promise.all([
    get('/api/profile', ProfileResponse, { signal }).catch(() => undefined),
    get('/api/people', PeopleResponse, { signal }).catch(() => undefined),
  ]);
  return [...(profile?.birth ? [profile.birth] : []), ...(saved?.people ?? []).map(({ birth }) => birth)];
}
