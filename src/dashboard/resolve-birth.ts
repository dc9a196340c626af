/** The birth a member's page is computed from: the profile's own, or what sign-up told, as far as it is unambiguous. */
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import {
  resolveBirthDetails,
  type BirthDetailsResult,
} from '#src/orders/birth-details/order-birth-details.ts';
import { BirthTimeError } from '#src/places/clock/birth-time-error.ts';
import { resolveBirth } from '#src/places/clock/resolve-birth.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { Clock } from '#src/platform/clock.ts';

export type KnownBirth = { kind: 'known'; birth: ResolvedBirth; source: 'profile' | 'sign-up' };
export type MissingBirth = Extract<BirthDetailsResult, { kind: 'needed' }>;

/** `clock` as well for kept details whose clock no longer resolves: they are asked for again. */
export function resolveMemberBirth(
  deps: { gazetteer: Gazetteer; clock: Clock },
  member: MemberRow,
): KnownBirth | MissingBirth {
  const wanted = resolveBirthDetails(deps, member, undefined);
  if (wanted.kind === 'needed') return wanted;
  try {
    return {
      kind: 'known',
      birth: resolveBirth(wanted.details),
      source: member.birth ? 'profile' : 'sign-up',
    };
  } catch (error) {
    if (error instanceof BirthTimeError) return { kind: 'needed', reason: 'clock-change' };
    throw error;
  }
}
