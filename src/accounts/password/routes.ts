import type Router from '@koa/router';
import { input } from '#src/platform/http/validate.ts';
import { ForgotPassword, ResetPassword } from '#src/accounts/contract-account-security.ts';
import { forgotPassword } from './request-password-reset.ts';
import type { AccountDeps } from '#src/accounts/enqueue-email.ts';
import { resetPassword } from './reset-password.ts';
import { signOut } from '#src/accounts/session/sessions.ts';

export function recoveryRoutes(router: Router, deps: AccountDeps): void {
  /** Open. One answer for every address, known or not. */
  router.post('/api/auth/forgot-password', async (ctx) => {
    await forgotPassword(deps, input(ctx, ForgotPassword).email);
    ctx.body = {
      success: true,
      message: 'If this email has an account, a link is on its way.',
    };
  });

  /** Whoever holds a link that we mailed. */
  router.post('/api/auth/reset-password', async (ctx) => {
    const { token, password } = input(ctx, ResetPassword);
    await resetPassword(deps, token, password);
    signOut(ctx);
    ctx.body = { success: true, message: 'Your password is changed. Please log in with the new one.' };
  });
}
