/** Sends webhooks of payments that are recorded already. Each has a new event id, so none counts as a repetition. */
import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { WEBHOOK_SECRET, type Environment } from '#scripts/simulation/environment.ts';
import type { CallRate } from './open-loop.ts';
import { sendWebhooksInProcess, type WebhookCallResult } from './webhook-process.ts';

export type WebhookResult = WebhookCallResult & {
  /** of the sent webhooks, how many are in the inbox */
  storedCount: number;
  /** seconds after the last acknowledgement until the last webhook was handled */
  drainSeconds: number;
};

const EVENT_ID_PREFIX = 'evt_load_';
const DRAIN_TIMEOUT_SECONDS = 600;

export async function sendWebhooks(
  environment: Environment,
  paymentIds: readonly string[],
  rate: CallRate,
): Promise<WebhookResult> {
  const webhooks = await Promise.all(paymentIds.map((id) => createWebhook(environment, id)));
  const { webUrls: urls } = environment;
  const sent = await sendWebhooksInProcess({ ...rate, urls, webhooks, eventIdPrefix: EVENT_ID_PREFIX });
  const lastAcknowledgedAt = performance.now();
  await waitUntilHandled(environment);
  const drainSeconds = (performance.now() - lastAcknowledgedAt) / 1000;
  return { ...sent, storedCount: await countStored(environment), drainSeconds };
}

/** The body of the payment's `payment.captured` webhook, with the signature that the gateway would send. */
async function createWebhook({ gatewayDb }: Environment, paymentId: string) {
  const row: { body: string } = await gatewayDb('sandbox.webhooks')
    .whereRaw(`body::jsonb #>> '{payload,payment,entity,id}' = ?`, [paymentId])
    .whereRaw(`body::jsonb ->> 'event' = 'payment.captured'`)
    .first('body');
  return { body: row.body, signature: createHmac('sha256', WEBHOOK_SECRET).update(row.body).digest('hex') };
}

const selectStored = ({ supportDeps }: Environment) =>
  supportDeps.db('webhook_inbox').where('event_id', 'like', `${EVENT_ID_PREFIX}%`);

const countStored = async (environment: Environment): Promise<number> =>
  Number((await selectStored(environment).count<{ count: string }[]>())[0]!.count);

async function waitUntilHandled(environment: Environment): Promise<void> {
  for (let second = 0; second < DRAIN_TIMEOUT_SECONDS; second += 1) {
    if (!(await selectStored(environment).whereNull('handled_at').first())) return;
    await wait(1000);
  }
  throw new Error(`webhooks are not handled after ${DRAIN_TIMEOUT_SECONDS} s`);
}
