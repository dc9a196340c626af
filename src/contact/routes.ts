import type Router from '@koa/router';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { findSignedInMember } from '#src/accounts/session/sessions.ts';
import { createUnprocessableError } from '#src/platform/http/errors.ts';
import { parseBody } from '#src/platform/http/validate.ts';
import { ContactMessage, type Grievance } from './contract.ts';
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

/** The message of the error is that of the first issue; the response lists all issues. @throws HttpError 415, 422 */
function parseMessage(ctx: Context): ContactMessage {
  const parsed = ContactMessage.safeParse(parseBody(ctx, z.unknown()));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw createUnprocessableError('invalid', issues[0]!.message, issues);
}
