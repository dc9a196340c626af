import type Router from '@koa/router';
import { findSignedInMember, requireMember } from '#src/accounts/session/sessions.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { parseBody, parseInput } from '#src/platform/http/validate.ts';
import { confirmSubscription } from './confirm.ts';
import { ConfirmRequest, SubscribeRequest, SubscriptionSettings, UnsubscribeRequest } from './contract.ts';
import { changeSubscription, endSubscription, readSubscription } from './member-subscription.ts';
import { requestSubscription } from './subscribe.ts';
import type { NewsletterDeps } from './subscribers.ts';
import { unsubscribeByToken } from './unsubscribe.ts';

/**
 * "METHOD /path" of one-click unsubscribe (RFC 8058). Mail providers call it without a session, from servers and pages of
 * their own, so it is exempt from the check of the origin: its token can do nothing else.
 */
export const ONE_CLICK_UNSUBSCRIBE = /^POST \/api\/newsletter\/unsubscribe\/[^/]+\/?$/;

/** Public. */
export function registerNewsletterRoutes(router: Router, deps: NewsletterDeps): void {
  router.post('/api/newsletter/subscribe', async (ctx) => {
    const { email } = parseBody(ctx, SubscribeRequest);
    await requestSubscription(deps, email, await findSignedInMember(ctx, deps.db, deps.clock));
    ctx.status = 201;
    ctx.body = {
      success: true,
      message: 'We have sent you an e-mail. Please open it to confirm your address.',
    };
  });

  /** Authenticated by the token of an e-mail. */
  router.post('/api/newsletter/confirm', async (ctx) => {
    await confirmSubscription(deps, parseBody(ctx, ConfirmRequest).token);
    ctx.body = { success: true, message: 'Your address is confirmed.' };
  });

  /** Authenticated by the token of an e-mail, without session and check of the origin. The body is ignored. */
  router.post('/api/newsletter/unsubscribe/:token', async (ctx) => {
    await unsubscribeByToken(deps, parseInput(UnsubscribeRequest, ctx.params).token);
    ctx.body = { success: true, message: 'You are unsubscribed.' };
  });

  /** For mail programs that open the address of the header: changes nothing and shows the page with the button. */
  router.get('/api/newsletter/unsubscribe/:token', (ctx) => {
    const { token } = parseInput(UnsubscribeRequest, ctx.params);
    ctx.status = 303;
    ctx.redirect(`/unsubscribe?token=${token}`);
  });
}

/** For members: their own subscription. */
export function registerSubscriptionRoutes(
  router: Router,
  deps: NewsletterDeps & { gazetteer: Gazetteer },
): void {
  router.get('/api/newsletter/subscription', async (ctx) => {
    ctx.body = await readSubscription(deps, await requireMember(ctx, deps.db, deps.clock));
  });

  router.put('/api/newsletter/subscription', async (ctx) => {
    const member = await requireMember(ctx, deps.db, deps.clock);
    await changeSubscription(deps, member, parseBody(ctx, SubscriptionSettings));
    ctx.body = await readSubscription(deps, member);
  });

  router.delete('/api/newsletter/subscription', async (ctx) => {
    const member = await requireMember(ctx, deps.db, deps.clock);
    await endSubscription(deps, member);
    ctx.body = await readSubscription(deps, member);
  });
}
