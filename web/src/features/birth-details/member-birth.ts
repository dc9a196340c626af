import type { BirthDetails } from '#src/places/contract-birth.ts';
import { ProfileAnswer } from '#src/accounts/contract.ts';
import { ApiError, get } from '#web/lib/api.ts';
import { fromMember, toFormValues } from './birth-form.ts';
import { resolveBirth } from './resolve-birth.ts';
import type { InitialBirth } from './use-birth-form.ts';

/**
 * The member's profile and the initial state of a birth form: resolved when the profile has complete details, otherwise
 * the details from the sign-up.
 * @throws ApiError, 401 when the session has expired
 */
export async function loadMemberBirth(): Promise<{ profile: ProfileAnswer; initialBirth: InitialBirth }> {
  const profile = await get('/api/profile', ProfileAnswer);
  const { user, birth } = profile;
  return {
    profile,
    initialBirth: birth ? await resolveSavedBirth(birth) : { values: fromMember(user) },
  };
}

/** Details that were complete when they were saved. */
export async function resolveSavedBirth(birth: BirthDetails): Promise<InitialBirth> {
  try {
    return { values: toFormValues(birth), resolved: await resolveBirth(birth) };
  } catch (error) {
    // saved details that no longer resolve are shown in the form for correction
    if (error instanceof ApiError && error.status === 422) return { values: toFormValues(birth) };
    throw error;
  }
}
