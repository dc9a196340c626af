/**
 * Webhooks waiting to be sent, written in the transaction of what they tell about.
 * Scenarios go wrong on purpose, the way the real ones do: https://razorpay.com/docs/webhooks/
 */
import type { Knex } from 'knex';
import { newId } from './ids.ts';
import { unixSeconds, type Sandbox } from './sandbox.ts';

export type WebhookEvent = {
  event: string;
  /** entities as the API shows them at this moment, by kind */
  payload: Partial<Record<'payment' | 'order' | 'refund', object>>;
};

export type WebhookRow = {
  position: string;
  event_id: string;
  event: string;
  body: string;
  signed_well: boolean;
  attempts: number;
  next_at: Date | null;
  delivered_at: Date | null;
  last_answer: string | null;
  created_at: Date;
};

const ACCOUNT_ID = 'acc_LagnaSandbox01';

const LATE_MS = 60 * 60 * 1000;

export async function queueWebhooks(
  sandbox: Sandbox,
  trx: Knex.Transaction,
  events: WebhookEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const now = sandbox.clock.now();
  const rows = events.map((event) => waiting(event, now));
  await trx('sandbox.webhooks').insert(underScenario(rows, sandbox));
}

type NewRow = Omit<WebhookRow, 'position' | 'attempts' | 'delivered_at' | 'last_answer'>;

function waiting({ event, payload }: WebhookEvent, now: Date): NewRow {
  const wrapped = Object.entries(payload).map(([kind, entity]) => [kind, { entity }]);
  const body = {
    entity: 'event',
    account_id: ACCOUNT_ID,
    event,
    contains: Object.keys(payload),
    payload: Object.fromEntries(wrapped) as object,
    created_at: unixSeconds(now),
  };
  return {
    event_id: newId(),
    event,
    body: asRazorpayWrites(body),
    signed_well: true,
    next_at: now,
    created_at: now,
  };
}

function underScenario(rows: NewRow[], { faults, clock }: Sandbox): NewRow[] {
  switch (faults.webhooks()) {
    case 'normal':
      return rows;
    case 'lost':
      return rows.map((row) => ({ ...row, next_at: null }));
    case 'duplicated':
      return rows.flatMap((row) => [row, row]);
    case 'shuffled':
      return rows.toReversed();
    case 'wrong-signature':
      return rows.map((row) => ({ ...row, signed_well: false }));
    case 'late':
      return rows.map((row) => ({ ...row, next_at: new Date(clock.now().getTime() + LATE_MS) }));
  }
}

/**
 * Their encoder escapes slashes and everything outside ASCII. A receiver that hashes its own JSON.stringify of the
 * parsed body instead of the bytes fails here as it would there.
 */
function asRazorpayWrites(body: object): string {
  return JSON.stringify(body)
    .replaceAll('/', '\\/')
    .replaceAll(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
