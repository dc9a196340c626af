/** Registration, login and logout with e-mail and password. The paths are the specification's. */
import type Router from '@koa/router';
import { LoginRequest, SignUpRequest } from '#src/accounts/contract.ts';
import { findMemberByEmail, toMemberView } from '#src/accounts/members.ts';
import { isPasswordCorrect, verifyDummyHash } from '#src/accounts/password/password-hash.ts';
import { endCurrentSession, signIn } from '#src/accounts/session/sessions.ts';
import { HttpError } from '#src/platform/http/errors.ts';
import { parseBody } from '#src/platform/http/validate.ts';
import { signUpMember, type SignUpDeps } from './sign-up-member.ts';

/** Adds the routes, which need no session. */
export function registerSignInRoutes(router: Router, deps: SignUpDeps): void {
  /** The new member is signed in at once. */
  router.post('/api/auth/register', async (ctx) => {
    const member = await signUpMember(deps, parseBody(ctx, SignUpRequest));
    const token = await signIn(ctx, member, { isRemembered: false });
    ctx.status = 201;
    ctx.body = { success: true, token, user: toMemberView(member) };
  });

  /** The same response for an unknown address and for a wrong password. */
  router.post('/api/auth/login', async (ctx) => {
    const { email, password, remember } = parseBody(ctx, LoginRequest);
    const member = await findMemberByEmail(deps.db, email);
    // Without a member the password is hashed all the same, so that the response takes the same time.
    const isCorrect = member
      ? await isPasswordCorrect(password, member.password_hash)
      : await verifyDummyHash(password);
    if (!member || !isCorrect) throw new HttpError(401, 'wrong-credentials', 'Invalid email or password.');
    const token = await signIn(ctx, member, { isRemembered: remember ?? false });
    ctx.body = { success: true, token, user: toMemberView(member) };
  });

  /** Ends the caller's session, if there is one, by cookie or by bearer token. */
  router.post('/api/auth/logout', async (ctx) => {
    await endCurrentSession(ctx, deps.db, deps.clock);
    ctx.body = { success: true };
  });
}
