import type Router from '@koa/router';
import type { Context } from 'koa';
import { toSafeRedirectPath, withRedirectParam } from '#src/accounts/contract-redirect.ts';
import type { AccountDeps } from '#src/accounts/enqueue-email.ts';
import { createForbiddenError } from '#src/platform/http/errors.ts';
import type { Log } from '#src/platform/log.ts';
import {
  clearAuthorizationRequest,
  createAuthorizationRequest,
  readAuthorizationRequest,
  saveAuthorizationRequest,
} from './authorization-request.ts';
import { createAuthorizationUrl, readCallbackIdentity } from './callback.ts';
import type { GoogleSignInErrorCode } from './contract.ts';
import { linkMember } from './link-member.ts';
import { completeSignIn, savePendingSignIn } from './pending-sign-in.ts';
import type { GoogleProvider } from './provider.ts';
import { SignInError, toSignInError } from './sign-in-error.ts';

type Deps = AccountDeps & { log: Log; publicUrl: string; isSecure: boolean };
/** `google` is absent when Google sign-in is not configured. */
type RouteDeps = Deps & { google?: GoogleProvider };
type ConfiguredDeps = Deps & { google: GoogleProvider };

const CALLBACK_PATH = '/api/auth/google/callback';

export function registerGoogleRoutes(router: Router, { google, ...deps }: RouteDeps): void {
  /** Public links. The specification has both paths; `next` is the path to continue to. */
  for (const path of ['/api/auth/google', '/api/auth/auth/google'])
    router.get(path, async (ctx) => {
      if (google) return redirectToGoogle(ctx, { google, ...deps });
      redirectToLogin(ctx, 'not-configured', readNext(ctx));
    });
  /** Completes a sign-in once, in the browser that returned from Google. Without a Google client it always answers 410. */
  router.post('/api/auth/google/session', async (ctx) => {
    ctx.body = await completeSignIn(ctx, deps.db, deps.clock.now());
  });
  if (!google) return;

  /** Public: Google redirects here. The browser's signed cookie must match. */
  router.get(CALLBACK_PATH, (ctx) => handleCallback(ctx, { google, ...deps }));
}

async function redirectToGoogle(
  ctx: Context,
  { google, clock, log, publicUrl, isSecure }: ConfiguredDeps,
): Promise<void> {
  // An image or script of another site must not replace the request that is in progress in this browser.
  if (!['', 'navigate'].includes(ctx.get('sec-fetch-mode')))
    throw createForbiddenError('navigation-only', 'Login with Google starts from a link.');
  const request = createAuthorizationRequest(readNext(ctx), clock.now());
  try {
    const url = await createAuthorizationUrl(await google(), request, publicUrl + CALLBACK_PATH);
    saveAuthorizationRequest(ctx, request, isSecure);
    ctx.redirect(url);
  } catch (error) {
    log.warn(
      { event: 'google_sign_ins.provider_unavailable', cause: getErrorId(error) },
      'Google did not respond',
    );
    redirectToLogin(ctx, 'provider-unavailable', request.next);
  }
}

async function handleCallback(ctx: Context, deps: ConfiguredDeps): Promise<void> {
  const { clock, google, publicUrl, isSecure, log } = deps;
  const request = readAuthorizationRequest(ctx, isSecure);
  const next = request?.next ?? '/';
  // A callback with another state does not end the request: the genuine callback may still arrive.
  if (request && request.state === ctx.query['state']) clearAuthorizationRequest(ctx, isSecure);
  try {
    const url = new URL(publicUrl + CALLBACK_PATH + ctx.search);
    const identity = await readCallbackIdentity(google, url, request, clock.now());
    await savePendingSignIn(ctx, await linkMember(deps, identity), clock.now());
    ctx.redirect(withRedirectParam('/welcome', next));
  } catch (error) {
    const { code, cause } = error instanceof SignInError ? error : toSignInError(error);
    const details = { event: 'google_sign_ins.failed', code, cause: getErrorId(cause) };
    log[code === 'internal-error' ? 'error' : 'info'](details, 'Google sign-in failed');
    redirectToLogin(ctx, code, next);
  }
}

const readNext = (ctx: Context) =>
  toSafeRedirectPath(typeof ctx.query['next'] === 'string' ? ctx.query['next'] : '');

const redirectToLogin = (ctx: Context, code: GoogleSignInErrorCode, next: string) =>
  ctx.redirect(withRedirectParam(`/login?google=${code}`, next));

/** Code or class name only: the error itself may contain personal data from Google. */
const getErrorId = (error: unknown): string => {
  if (!(error instanceof Error)) return 'none';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};
