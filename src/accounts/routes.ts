import type Router from '@koa/router';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { conflict, Refused, unprocessable } from '#src/platform/http/errors.ts';
import { input } from '#src/platform/http/validate.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { checkedBirth } from './checked-birth.ts';
import { Login, ProfileChange, Register } from './contract.ts';
import { addMember, findMemberByEmail, identity, memberView, type MemberRow } from './members.ts';
import { hashPassword, passwordMatches, wasteTheSameTime } from './passwords.ts';
import { brokenRule } from './rules.ts';
import { requireMember, signIn, signOut } from './sessions.ts';

type Deps = { db: Database; clock: Clock; gazetteer: Gazetteer };

export function accountRoutes(router: Router, { db, clock, gazetteer }: Deps): void {
  /** Open. The new member is signed in at once. */
  router.post('/api/auth/register', async (ctx) => {
    const form = input(ctx, Register);
    const broken = brokenRule(form, clock.now().toISOString().slice(0, 10));
    if (broken) throw unprocessable('invalid', broken.message, [broken]);
    const member = await addMember(db, await newMember(form), clock.now());
    if (!member)
      throw conflict('email-taken', 'An account with this email already exists. Please log in instead.');
    const token = await signIn(ctx, member, false);
    ctx.status = 201;
    ctx.body = { success: true, token, user: memberView(member) };
  });

  /** Open. One answer for an unknown address and a wrong password. */
  router.post('/api/auth/login', async (ctx) => {
    const { email, password, remember } = input(ctx, Login);
    const member = await findMemberByEmail(db, email);
    const right = member
      ? await passwordMatches(password, member.password_hash)
      : await wasteTheSameTime(password);
    if (!member || !right) throw new Refused(401, 'wrong-credentials', 'Invalid email or password.');
    const token = await signIn(ctx, member, remember ?? false);
    ctx.body = { success: true, token, user: memberView(member) };
  });

  /** Open: ends whatever session the caller has. */
  router.post('/api/auth/logout', (ctx) => {
    signOut(ctx);
    ctx.body = { success: true };
  });

  /** Members, their own. */
  router.get('/api/profile', async (ctx) => {
    ctx.body = profile(await requireMember(ctx, db, clock));
  });

  /** Members, their own: birth details and chart style. */
  router.put('/api/profile', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const { birth, chartStyle } = input(ctx, ProfileChange);
    const change = {
      ...(birth ? { birth: JSON.stringify(checkedBirth(gazetteer, birth, clock.now())) } : {}),
      ...(chartStyle ? { chart_style: chartStyle } : {}),
    };
    if (Object.keys(change).length > 0) await db('members').where({ id: member.id }).update(change);
    ctx.body = profile((await findMemberByEmail(db, member.email))!);
  });
}

async function newMember(form: Register) {
  return {
    email: identity(form.email),
    name: form.name.trim(),
    phone: form.phone || null,
    gender: form.gender ?? null,
    dob: form.dob || null,
    tob: form.tob || null,
    place_of_birth: form.placeOfBirth?.trim() || null,
    password_hash: await hashPassword(form.password),
  };
}

const profile = (member: MemberRow) => ({
  success: true,
  user: memberView(member),
  ...(member.birth ? { birth: member.birth } : {}),
  chartStyle: member.chart_style,
});
