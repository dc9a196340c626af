import type Router from '@koa/router';
import { conflict, HttpError, unprocessable } from '#src/platform/http/errors.ts';
import { input } from '#src/platform/http/validate.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { changeProfile } from '#src/accounts/profile/change-profile.ts';
import { Login, ProfileChange, Register } from '#src/accounts/contract.ts';
import { joinMember } from './register-member.ts';
import {
  findMemberByEmail,
  normalizeEmail,
  memberView,
  refusedEmail,
  type MemberRow,
} from '#src/accounts/members.ts';
import { checkPassword } from '#src/accounts/password/password-rules.ts';
import { hashPassword, passwordMatches, verifyDummyHash } from '#src/accounts/password/password-hash.ts';
import type { AccountDeps } from '#src/accounts/enqueue-email.ts';
import { brokenRule } from '#src/accounts/contract-signup.ts';
import { todayInIndia } from '#src/platform/contract-ist-date.ts';
import { requireMember, signIn, signOut } from '#src/accounts/session/sessions.ts';

type Deps = AccountDeps & { gazetteer: Gazetteer };

export function accountRoutes(router: Router, deps: Deps): void {
  const { db, clock, gazetteer } = deps;
  /** Open. The new member is signed in at once. */
  router.post('/api/auth/register', async (ctx) => {
    const form = input(ctx, Register);
    const broken = brokenRule(form, todayInIndia(clock.now().getTime()));
    if (broken) throw unprocessable('invalid', broken.message, [broken]);
    checkPassword('password', form.password, form);
    const member = await joinMember(deps, await newMember(form));
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
      : await verifyDummyHash(password);
    if (!member || !right) throw new HttpError(401, 'wrong-credentials', 'Invalid email or password.');
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

  /** Members, their own: name, phone, gender, birth details and chart style. */
  router.put('/api/profile', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    ctx.body = profile(await changeProfile({ db, clock, gazetteer }, member, input(ctx, ProfileChange)));
  });
}

async function newMember(form: Register) {
  return {
    email: normalizeEmail(form.email),
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
  hasPassword: member.password_hash !== null,
  ...refusedEmail(member),
});
