import type Router from '@koa/router';
import {
  ChangePasswordRequest,
  CheckResetTokenRequest,
  ForgotPasswordRequest,
  ResetPasswordRequest,
} from '#src/accounts/contract-account-security.ts';
import type { AccountDeps } from '#src/accounts/enqueue-email.ts';
import {
  getCurrentTokenHash,
  requireMember,
  rotateSessionId,
  signOut,
} from '#src/accounts/session/sessions.ts';
import { parseBody } from '#src/platform/http/validate.ts';
import { changePassword } from './change-password.ts';
import { findMemberByResetToken } from './reset-tokens.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';

export function registerPasswordRoutes(router: Router, deps: AccountDeps): void {
  const { db, clock } = deps;

  /** Public. The same response for every address. */
  router.post('/api/auth/forgot-password', async (ctx) => {
    await requestPasswordReset(deps, parseBody(ctx, ForgotPasswordRequest).email);
    ctx.body = { success: true, message: 'If this email has an account, a link is on its way.' };
  });

  /** Public, with the token of a reset link. */
  router.post('/api/auth/reset-password', async (ctx) => {
    const { token, password } = parseBody(ctx, ResetPasswordRequest);
    await resetPassword(deps, token, password);
    signOut(ctx);
    ctx.body = { success: true, message: 'Your password is changed. Please log in with the new one.' };
  });

  /** Public, with the token of a reset link: whether it still works. Does not use it up. */
  router.post('/api/auth/reset-password/check', async (ctx) => {
    await findMemberByResetToken(db, parseBody(ctx, CheckResetTokenRequest).token, clock.now());
    ctx.body = { success: true };
  });

  /** For a signed-in member. */
  router.post('/api/account/password', async (ctx) => {
    const member = await requireMember(ctx, db, clock);
    const tokenHash = getCurrentTokenHash(ctx);
    await changePassword(deps, {
      member,
      currentTokenHash: tokenHash,
      ...parseBody(ctx, ChangePasswordRequest),
    });
    await rotateSessionId(ctx, tokenHash);
    ctx.body = {
      success: true,
      message: 'Your password is changed. You are logged out on all other devices.',
    };
  });
}
