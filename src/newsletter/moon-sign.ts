import { getConventions, type MemberRow } from '#src/accounts/members.ts';
import { DEFAULT_CONVENTIONS } from '#src/astrology/contract.ts';
import { computeMoonRange } from '#src/astrology/moon-range.ts';
import { listSignStays } from '#src/astrology/motion/sign-stays.ts';
import { resolveMemberBirth } from '#src/dashboard/resolve-birth.ts';
import { toBirthMoment } from '#src/delivery/birth-moment.ts';
import type { ResolvedBirth } from '#src/places/contract-birth.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { Clock } from '#src/platform/clock.ts';
import { HOUR_MS, MINUTE_MS } from '#src/platform/contract-time.ts';

/** How far the true time of birth may be from the given one. */
const MAX_TIME_ERROR_MS = { exact: MINUTE_MS, approximate: 2 * HOUR_MS };

/**
 * The sign of the Moon at the member's birth, 1 to 12. Undefined without birth details, and when the Moon may have been in
 * two signs. The newsletter uses the default conventions, so those of the member must give the same sign.
 */
export function findCertainMoonSign(
  deps: { gazetteer: Gazetteer; clock: Clock },
  member: MemberRow,
): number | undefined {
  const result = resolveMemberBirth(deps, member);
  if (result.kind === 'needed') return undefined;
  const { from, to } = getBirthInterval(result.birth);
  const signs = [DEFAULT_CONVENTIONS, getConventions(member)].flatMap((conventions) =>
    listSignStays('Moon', from, to, conventions).map(({ sign }) => sign),
  );
  return signs.every((sign) => sign === signs[0]) ? signs[0] : undefined;
}

/** The interval that contains the birth: the whole day if its time is unknown. */
function getBirthInterval(birth: ResolvedBirth): { from: string; to: string } {
  const { utc, timeKind } = birth;
  if (timeKind === 'unknown') return computeMoonRange(toBirthMoment(birth));
  const toIso = (shift: number) => new Date(Date.parse(utc) + shift).toISOString();
  const error = MAX_TIME_ERROR_MS[timeKind];
  return { from: toIso(-error), to: toIso(error) };
}
