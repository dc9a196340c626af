/**
 * The webhook outbox, written in the transaction of the change that a webhook reports.
 * The fault `webhooks` simulates failures documented at https://razorpay.com/docs/webhooks/
 */
import type { Knex } from 'knex';
import type { SandboxContext } from './context.ts';
import { toUnixSeconds } from './entities.ts';
import { createId } from './ids.ts';

export type WebhookEvent = {
  event: string;
  /** API entities at the time of the event, by kind */
  payload: Partial<Record<'payment' | 'order' | 'refund', object>>;
};

export type WebhookRow = {
  position: string;
  event_id: string;
  event: string;
  body: string;
  valid_signature: boolean;
  attempts: number;
  next_attempt_at: Date | null;
  delivered_at: Date | null;
  last_response: string | null;
  created_at: Date;
};

const ACCOUNT_ID = 'acc_RazorpaySandbx';

const DELAY_MS = 60 * 60 * 1000;

export async function queueWebhooks(
  context: SandboxContext,
  trx: Knex.Transaction,
  events: WebhookEvent[],
): Promise<void> {
  if (events.length === 0 || context.webhookUrl === undefined) return;
  const now = context.clock.now();
  const rows = events.map((event) => toWebhookRow(event, now));
  await trx('sandbox.webhooks').insert(applyWebhookFault(rows, context));
}

type NewRow = Omit<WebhookRow, 'position' | 'attempts' | 'delivered_at' | 'last_response'>;

function toWebhookRow({ event, payload }: WebhookEvent, now: Date): NewRow {
  const wrapped = Object.entries(payload).map(([kind, entity]) => [kind, { entity }]);
  const body = {
    entity: 'event',
    account_id: ACCOUNT_ID,
    event,
    contains: Object.keys(payload),
    payload: Object.fromEntries(wrapped) as object,
    created_at: toUnixSeconds(now),
  };
  return {
    event_id: createId(),
    event,
    body: encodeLikeRazorpay(body),
    valid_signature: true,
    next_attempt_at: now,
    created_at: now,
  };
}

function applyWebhookFault(rows: NewRow[], { faults, clock }: SandboxContext): NewRow[] {
  switch (faults.current().webhooks) {
    case 'normal':
      return rows;
    case 'lost':
      return rows.map((row) => ({ ...row, next_attempt_at: null }));
    case 'duplicated':
      return rows.flatMap((row) => [row, row]);
    case 'reordered':
      return rows.toReversed();
    case 'wrong-signature':
      return rows.map((row) => ({ ...row, valid_signature: false }));
    case 'delayed':
      return rows.map((row) => ({ ...row, next_attempt_at: new Date(clock.now().getTime() + DELAY_MS) }));
  }
}

/**
 * Razorpay's encoder escapes slashes and everything outside ASCII. A receiver that hashes JSON.stringify of the parsed
 * body instead of the received bytes fails here as it fails there.
 */
function encodeLikeRazorpay(body: object): string {
  return JSON.stringify(body)
    .replaceAll('/', '\\/')
    .replaceAll(
      /[\u0080-\uffff]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}
