import type { BirthDetails } from '#src/places/contract-birth.ts';
import { ProfileAnswer } from '#src/accounts/contract.ts';
import { ApiError, get } from '#web/lib/api.ts';
import { formFromMember, formOf } from './birth-form.ts';
import { resolveBirth } from './resolve-birth.ts';
import type { BirthStart } from './use-birth-form.ts';

/**
 * The member with the birth to begin a form with: told back in words when the profile holds it complete, else as far
 * as sign-up asked for it.
 * @throws ApiError, 401 when the session is over
 */
export async function readOwnBirth(): Promise<{ profile: ProfileAnswer; start: BirthStart }> {
  const profile = await get('/api/profile', ProfileAnswer);
  const { user, birth } = profile;
  return { profile, start: birth ? await startFrom(birth) : { form: formFromMember(user) } };
}

/** A birth that was complete once, told back in words. */
export async function startFrom(birth: BirthDetails): Promise<BirthStart> {
  try {
    return { form: formOf(birth), told: await resolveBirth(birth) };
  } catch (error) {
    // a kept birth that no longer resolves is asked for again, with what is there filled in
    if (error instanceof ApiError && error.status === 422) return { form: formOf(birth) };
    throw error;
  }
}
