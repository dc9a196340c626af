import { createHmac } from 'node:crypto';
import type { SandboxDeps } from './sandbox.ts';
import type { WebhookRow } from './webhook-outbox.ts';

/** How often the table is looked at without being told; a late or repeated webhook is at most this much later. */
const LOOK_MS = 1000;
/** Razorpay calls an answer slower than this a failure. */
const TIMEOUT_MS = 5000;
/** A delivery that neither ended nor failed (the process died) is taken up again after this. */
const LEASE_MS = 15_000;
/** Waits double from one second up to an hour, and end a day after the event. */
const LONGEST_WAIT_MS = 60 * 60 * 1000;
const GIVE_UP_MS = 24 * 60 * 60 * 1000;

/** Sends what the outbox holds, in order, at least once. */
export function createDelivery(deps: SandboxDeps) {
  let loop: ReturnType<typeof startLoop> | undefined;
  let stopping = false;
  const deliverDue = () => deliver(deps, () => stopping);
  const start = () => {
    loop ??= startLoop(deliverDue, (problem) =>
      deps.log.error({ err: problem }, 'sandbox webhooks stopped short'),
    );
  };
  const wake = () => loop?.wake();
  const stop = async () => {
    stopping = true;
    await loop?.stop();
    loop = undefined;
    stopping = false;
  };
  return { start, wake, stop, deliverDue };
}

/** Sends everything due by the clock; answers how many were tried. */
async function deliver(deps: SandboxDeps, stopping: () => boolean): Promise<number> {
  let tried = 0;
  while (!stopping()) {
    const row = await claim(deps);
    if (!row) break;
    await settle(deps, row, await send(deps, row));
    tried += 1;
  }
  return tried;
}

/** Takes the oldest due webhook for as long as the lease lasts; another process skips it. */
async function claim({ db, clock }: SandboxDeps): Promise<WebhookRow | undefined> {
  const now = clock.now();
  const oldest = db('sandbox.webhooks')
    .where('next_at', '<=', now)
    .orderBy(['next_at', 'position'])
    .limit(1)
    .forUpdate()
    .skipLocked()
    .select('position');
  const rows = (await db('sandbox.webhooks')
    .whereIn('position', oldest)
    .update({ next_at: new Date(now.getTime() + LEASE_MS), attempts: db.raw('attempts + 1') })
    .returning('*')) as WebhookRow[];
  return rows[0];
}

/** One try: the receiver's status, or what went wrong on the way. Redirects are not followed. */
async function send({ webhookSecret, webhookUrl }: SandboxDeps, row: WebhookRow): Promise<string> {
  const secret = row.signed_well ? webhookSecret : `not ${webhookSecret}`;
  try {
    const answer = await fetch(webhookUrl(), {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Razorpay-Webhook/v1',
        'x-razorpay-event-id': row.event_id,
        'x-razorpay-signature': createHmac('sha256', secret).update(row.body).digest('hex'),
      },
      body: row.body,
    });
    await answer.body?.cancel();
    return String(answer.status);
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
}

async function settle({ db, clock, log }: SandboxDeps, row: WebhookRow, answer: string): Promise<void> {
  const now = clock.now();
  const delivered = /^2\d\d$/.test(answer);
  const next = delivered ? null : retryAt(row, now);
  if (!delivered)
    log.warn({ event: row.event, eventId: row.event_id, answer, next }, 'sandbox webhook not accepted');
  await db('sandbox.webhooks')
    .where({ position: row.position })
    .update({ last_answer: answer.slice(0, 200), next_at: next, delivered_at: delivered ? now : null });
}

function retryAt(row: WebhookRow, now: Date): Date | null {
  const wait = Math.min(1000 * 2 ** (row.attempts - 1), LONGEST_WAIT_MS);
  const next = new Date(now.getTime() + wait);
  return next.getTime() - row.created_at.getTime() > GIVE_UP_MS ? null : next;
}

/** Runs `work` now, every second, and when woken; never twice at once. */
function startLoop(work: () => Promise<unknown>, complain: (problem: unknown) => void) {
  let running: Promise<void> | undefined;
  let again = false;
  const run = async () => {
    do {
      again = false;
      await work().catch(complain);
    } while (again);
    running = undefined;
  };
  const wake = () => {
    again = true;
    running ??= run();
  };
  const timer = setInterval(wake, LOOK_MS);
  wake();
  return {
    wake,
    async stop() {
      clearInterval(timer);
      again = false;
      await running;
    },
  };
}
