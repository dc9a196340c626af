import { BirthResolved, type BirthDetails, type ResolvedBirth } from '#src/accounts/contract.ts';
import { post } from '#web/app/api.ts';

/** A birth as the server understood it, with its sentence. */
export type ToldBirth = {
  details: BirthDetails;
  birth: ResolvedBirth;
  words: { born: string; place: string };
};

/** @throws ApiError with issues when a field cannot be: a clock that skipped or repeated that hour, an unknown place */
export async function resolveBirth(details: BirthDetails): Promise<ToldBirth> {
  const { birth, words } = await post('/api/birth/resolve', { birthDetails: details }, BirthResolved);
  return { details, birth, words };
}
