import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { unprocessable } from '#src/platform/http/errors.ts';
import { checkedBirth } from '#src/places/validate-birth-details.ts';
import type { ProfileChange } from '#src/accounts/contract.ts';
import { findMember, type MemberRow } from '#src/accounts/members.ts';
import { brokenRule } from '#src/accounts/contract-signup.ts';

type Deps = { db: Database; clock: Clock; gazetteer: Gazetteer };

/** Only what is named changes; an empty phone or gender is taken away. @throws Refused 422 naming the field */
export async function changeProfile(deps: Deps, member: MemberRow, wish: ProfileChange): Promise<MemberRow> {
  refuseBroken(member, wish, deps.clock.now());
  const { name, phone, gender, birth, chartStyle } = wish;
  const change = {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(phone === undefined ? {} : { phone: phone.trim() || null }),
    ...(gender === undefined ? {} : { gender: gender || null }),
    ...(birth ? { birth: JSON.stringify(checkedBirth(deps.gazetteer, birth, deps.clock.now())) } : {}),
    ...(chartStyle ? { chart_style: chartStyle } : {}),
  };
  if (Object.keys(change).length > 0) await deps.db('members').where({ id: member.id }).update(change);
  return (await findMember(deps.db, member.id))!;
}

/** The rules of sign-up, over the member as they would be. */
function refuseBroken({ name, email }: MemberRow, wish: ProfileChange, now: Date): void {
  const form = { name: wish.name ?? name, email, password: 'not asked', phone: wish.phone?.trim() ?? '' };
  if (!form.name.trim()) throw refuse('name', 'Please give your name.');
  const broken = brokenRule(form, now.toISOString().slice(0, 10));
  if (broken) throw refuse(broken.path, broken.message);
}

const refuse = (path: string, message: string) => unprocessable('invalid', message, [{ path, message }]);
