import type Router from '@koa/router';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { unprocessable } from '#src/platform/http/errors.ts';
import { input, parse } from '#src/platform/http/validate.ts';
import { memberOf } from '#src/accounts/session/sessions.ts';
import { ContactMessage, Leave, Subscribe, type Grievance } from './contract.ts';
import { leave, subscribe } from './newsletter.ts';
import { receiveMessage, type Reception } from './receive-message.ts';

/** Open to everybody. The answers are the specification's words. */
export function contactRoutes(router: Router, desk: Reception & { grievance: Grievance }): void {
  router.post('/api/auth/send-contact', async (ctx) => {
    const member = await memberOf(ctx, desk.db, desk.clock);
    const ticketId = await receiveMessage(desk, messageIn(ctx), member?.id);
    ctx.status = 201;
    ctx.body = { success: true, message: 'Your message has been sent successfully!', ticketId };
  });

  router.get('/api/grievance', (ctx) => {
    ctx.body = { success: true, grievance: desk.grievance };
  });
}

export function newsletterRoutes(router: Router, desk: Reception): void {
  router.post('/api/newsletter/subscribe', async (ctx) => {
    await subscribe(desk, input(ctx, Subscribe).email);
    ctx.status = 201;
    ctx.body = { success: true, message: 'You have successfully subscribed to our newsletter.' };
  });

  // By its address alone, without a body of ours: mailboxes call it for their readers (RFC 8058).
  router.post('/api/newsletter/leave/:token', async (ctx) => {
    await leave(desk, parse(Leave, ctx.params).token);
    ctx.body = { success: true, message: 'You are off the list.' };
  });
}

/** The first broken rule is what the writer reads; all of them travel as issues. @throws Refused 415, 422 */
function messageIn(ctx: Context): ContactMessage {
  const read = ContactMessage.safeParse(input(ctx, z.unknown()));
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw unprocessable('invalid', issues[0]!.message, issues);
}
