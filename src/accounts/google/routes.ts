import type Router from '@koa/router';
import type { Context } from 'koa';
import { safePath, withNext } from '#src/accounts/contract-redirect.ts';
import type { AccountDeps } from '#src/accounts/enqueue-email.ts';
import { forbidden } from '#src/platform/http/errors.ts';
import type { Log } from '#src/platform/log.ts';
import { personFrom, questionFor } from './callback.ts';
import { arrive, pickUp } from './pending-sign-in.ts';
import { attemptOf, forgetAttempt, keepAttempt, newAttempt } from './authorization-request.ts';
import type { GoogleNews } from './contract.ts';
import type { Issuer } from './provider.ts';
import { memberOfGoogle } from './link-member.ts';
import { NoSignIn, noSignIn } from './sign-in-error.ts';

type Deps = AccountDeps & { log: Log; publicUrl: () => string; secure: boolean };
/** `google` is absent where it is not configured. */
type Given = Deps & { google?: Issuer };
type Configured = Deps & { google: Issuer };

const CALLBACK = '/api/auth/google/callback';

export function googleRoutes(router: Router, { google, ...deps }: Given): void {
  /** Open: links followed by a visitor. Both addresses of the specification; `next` is where they were going. */
  for (const path of ['/api/auth/google', '/api/auth/auth/google'])
    router.get(path, async (ctx) => {
      if (google) return start(ctx, { google, ...deps });
      toLogin(ctx, 'unavailable', nextOf(ctx));
    });
  /** The browser that has just come back, once. Without Google nothing ever waits here, which is an answer, too. */
  router.post('/api/auth/google/session', async (ctx) => {
    ctx.body = await pickUp(ctx, deps.db, deps.clock.now());
  });
  if (!google) return;

  /** Open: where Google sends the browser back to. Believes nothing but what this browser's own attempt proves. */
  router.get(CALLBACK, (ctx) => comeBack(ctx, { google, ...deps }));
}

async function start(ctx: Context, { google, clock, log, publicUrl, secure }: Configured): Promise<void> {
  // A picture or script of another site would spoil the attempt that is under way here.
  if (!['', 'navigate'].includes(ctx.get('sec-fetch-mode')))
    throw forbidden('navigation-only', 'Google sign-in starts from a link.');
  const attempt = newAttempt(nextOf(ctx), clock.now());
  try {
    const address = await questionFor(await google(), attempt, publicUrl() + CALLBACK);
    keepAttempt(ctx, attempt, secure);
    ctx.redirect(address);
  } catch (error) {
    log.warn({ code: codeOf(error) }, 'Google cannot be reached');
    toLogin(ctx, 'unreachable', attempt.next);
  }
}

async function comeBack(ctx: Context, deps: Configured): Promise<void> {
  const { clock, google, publicUrl, secure, log } = deps;
  const attempt = attemptOf(ctx, secure);
  const next = attempt?.next ?? '/';
  // An answer that is not this attempt's leaves it as it is: the true one may still be on its way.
  if (attempt && attempt.state === ctx.query['state']) forgetAttempt(ctx, secure);
  try {
    const address = new URL(publicUrl() + CALLBACK + ctx.search);
    const person = await personFrom(google, address, attempt, clock.now());
    await arrive(ctx, await memberOfGoogle(deps, person), clock.now());
    ctx.redirect(withNext('/welcome', next));
  } catch (error) {
    const { news, cause } = error instanceof NoSignIn ? error : noSignIn(error);
    log[news === 'failed' ? 'error' : 'info']({ news, code: codeOf(cause) }, 'no sign-in by Google');
    toLogin(ctx, news, next);
  }
}

const nextOf = (ctx: Context) => safePath(typeof ctx.query['next'] === 'string' ? ctx.query['next'] : '');

const toLogin = (ctx: Context, news: GoogleNews, next: string) =>
  ctx.redirect(withNext(`/login?google=${news}`, next));

/** Never the problem itself: it may hold what Google said of a person. */
const codeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'none';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};
