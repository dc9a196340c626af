/** Finds the birth for the dashboard: from the profile, otherwise from the sign-up fields if they are unambiguous. */
import type { MemberRow } from '#src/accounts/members.ts';
import {
  resolveBirthDetails,
  type BirthDetailsResult,
} from '#src/orders/birth-details/order-birth-details.ts';
import { BirthTimeError } from '#src/places/clock/birth-time-error.ts';
import { resolveBirth } from '#src/places/clock/resolve-birth.ts';
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { Clock } from '#src/platform/clock.ts';

export type KnownBirth = { kind: 'known'; birth: ResolvedBirth; source: 'profile' | 'sign-up' };
export type MissingBirth = Extract<BirthDetailsResult, { kind: 'needed' }>;

/** Stored details whose local time can no longer be resolved are reported as `clock-change`, so that the member enters them again. */
export function resolveMemberBirth(
  deps: { gazetteer: Gazetteer; clock: Clock },
  member: MemberRow,
): KnownBirth | MissingBirth {
  const result = resolveBirthDetails(deps, member, undefined);
  if (result.kind === 'needed') return result;
  try {
    return {
      kind: 'known',
      birth: resolveBirth(result.details),
      source: member.birth ? 'profile' : 'sign-up',
    };
  } catch (error) {
    if (error instanceof BirthTimeError) return { kind: 'needed', reason: 'clock-change' };
    throw error;
  }
}
