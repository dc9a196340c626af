import type { BirthDetails } from '#src/places/contract-birth.ts';
import { ProfileResponse } from '#src/accounts/contract.ts';
import { ApiError, get } from '#web/lib/api.ts';
import { toFormValuesOfMember, toFormValues } from './birth-form.ts';
import { resolveBirth } from './resolve-birth.ts';
import type { InitialBirth } from './use-birth-form.ts';

/**
 * The member's profile and the initial state of a birth form: from the birth details saved in the profile, otherwise from
 * what the member gave at sign-up.
 * @throws ApiError, 401 when the session has expired
 */
export async function loadMemberBirth(): Promise<{ profile: ProfileResponse; initialBirth: InitialBirth }> {
  const profile = await get('/api/profile', ProfileResponse);
  const { user, birth, signUpPlace } = profile;
  return {
    profile,
    initialBirth: birth
      ? await resolveSavedBirth(birth)
      : { values: toFormValuesOfMember(user, signUpPlace) },
  };
}

/**
 * The initial state of a birth form for saved details: the summary, or the form when the server no longer accepts them
 * (422).
 * @throws ApiError for every other error of the server
 */
export async function resolveSavedBirth(birth: BirthDetails): Promise<InitialBirth> {
  try {
    return { values: toFormValues(birth), resolved: await resolveBirth(birth) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return { values: toFormValues(birth) };
    throw error;
  }
}
