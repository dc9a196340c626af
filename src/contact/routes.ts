import type Router from '@koa/router';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { conflict, unprocessable } from '#src/platform/http/errors.ts';
import { input } from '#src/platform/http/validate.ts';
import { EMAIL } from '#src/accounts/rules.ts';
import { Subscribe } from './contract.ts';

/** Open to everybody. The answers are the specification's words. */
export function newsletterRoutes(router: Router, { db, clock }: { db: Database; clock: Clock }): void {
  router.post('/api/newsletter/subscribe', async (ctx) => {
    const email = input(ctx, Subscribe).email.trim().toLowerCase();
    if (email.length > 254 || !EMAIL.test(email))
      throw unprocessable('email', 'Please enter a valid email address');
    const added = await db('subscribers')
      .insert({ email, subscribed_at: clock.now() })
      .onConflict('email')
      .ignore()
      .returning('email');
    if (added.length === 0) throw conflict('already-subscribed', 'Email already subscribed.');
    ctx.status = 201;
    ctx.body = { success: true, message: 'You have successfully subscribed to our newsletter.' };
  });
}
