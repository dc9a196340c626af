import type Router from '@koa/router';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { findSignedInMember } from '#src/accounts/session/sessions.ts';
import { createUnprocessableError } from '#src/platform/http/errors.ts';
import { parseBody, parseInput } from '#src/platform/http/validate.ts';
import { ContactMessage, SubscribeRequest, UnsubscribeRequest, type Grievance } from './contract.ts';
import { subscribe, unsubscribe } from './newsletter.ts';
import { receiveMessage, type ContactDeps } from './receive-message.ts';

/** Public. The messages are the specification's. */
export function registerContactRoutes(router: Router, deps: ContactDeps & { grievance: Grievance }): void {
  router.post('/api/auth/send-contact', async (ctx) => {
    const member = await findSignedInMember(ctx, deps.db, deps.clock);
    const ticketId = await receiveMessage(deps, parseMessage(ctx), member?.id);
    ctx.status = 201;
    ctx.body = { success: true, message: 'Your message has been sent successfully!', ticketId };
  });

  router.get('/api/grievance', (ctx) => {
    ctx.body = { success: true, grievance: deps.grievance };
  });
}

/** Public. */
export function registerNewsletterRoutes(router: Router, deps: ContactDeps): void {
  router.post('/api/newsletter/subscribe', async (ctx) => {
    await subscribe(deps, parseBody(ctx, SubscribeRequest).email);
    ctx.status = 201;
    ctx.body = { success: true, message: 'You have successfully subscribed to our newsletter.' };
  });

  // The body is ignored: mail programs call this address for their users (RFC 8058).
  router.post('/api/newsletter/unsubscribe/:token', async (ctx) => {
    await unsubscribe(deps, parseInput(UnsubscribeRequest, ctx.params).token);
    ctx.body = { success: true, message: 'You are unsubscribed.' };
  });
}

/** The message of the error is that of the first issue; the response lists all issues. @throws HttpError 415, 422 */
function parseMessage(ctx: Context): ContactMessage {
  const parsed = ContactMessage.safeParse(parseBody(ctx, z.unknown()));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw createUnprocessableError('invalid', issues[0]!.message, issues);
}
