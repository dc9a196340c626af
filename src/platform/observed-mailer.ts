/** Counts the e-mails of a mailer. */
import {
  DeliveryUncertainError,
  EmailBouncedError,
  EmailDeferredError,
  SenderRejectedError,
} from './email-errors.ts';
import type { ServerMailer } from './mailer.ts';
import { createCounter } from './metrics/registry.ts';
import { getRunContext } from './run-context.ts';
import { withSpan } from './tracing/tracing.ts';

const emails = createCounter('lagna_emails_total', 'Attempts to send an e-mail.', ['kind', 'outcome']);

/** The kind is the queue whose job sends the e-mail. */
export function observeMailer(mailer: ServerMailer): ServerMailer {
  return {
    ...mailer,
    async send(email) {
      const { queue: kind = 'none' } = getRunContext();
      try {
        const attributes = { 'lagna.email.kind': kind };
        await withSpan('send e-mail', { kind: 'client', attributes }, () => mailer.send(email));
        emails.inc({ kind, outcome: 'sent' });
      } catch (error) {
        emails.inc({ kind, outcome: getOutcome(error) });
        throw error;
      }
    },
  };
}

function getOutcome(error: unknown): string {
  if (error instanceof EmailBouncedError) return 'bounced';
  if (error instanceof EmailDeferredError) return 'deferred';
  if (error instanceof SenderRejectedError) return 'sender_rejected';
  return error instanceof DeliveryUncertainError ? 'uncertain' : 'failed';
}
