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

const OUTCOMES = ['sent', 'bounced', 'deferred', 'sender_rejected', 'uncertain', 'failed'] as const;

/** The kind is the queue whose job sends the e-mail. `kinds` are counted from 0, so that the first failure is an increase. */
export function observeMailer(mailer: ServerMailer, kinds: readonly string[]): ServerMailer {
  for (const kind of kinds) for (const outcome of OUTCOMES) emails.inc({ kind, outcome }, 0);
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

function getOutcome(error: unknown): (typeof OUTCOMES)[number] {
  if (error instanceof EmailBouncedError) return 'bounced';
  if (error instanceof EmailDeferredError) return 'deferred';
  if (error instanceof SenderRejectedError) return 'sender_rejected';
  return error instanceof DeliveryUncertainError ? 'uncertain' : 'failed';
}
