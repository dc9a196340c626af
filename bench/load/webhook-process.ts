/** Sends webhooks from a separate process, over kept connections as a reverse proxy has. */
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { runAtRate, type CallRate } from './open-loop.ts';
import { answerParent, runInProcess } from './separate-process.ts';

const TIMEOUT_MS = 30_000;

export type SignedWebhook = { body: string; signature: string };

/** `urls`: of the web processes, which are called in turn. Every call has a new event id with this prefix. */
export type WebhookCalls = CallRate & {
  urls: readonly string[];
  webhooks: readonly SignedWebhook[];
  eventIdPrefix: string;
};

export type WebhookCallResult = {
  /** milliseconds until each acknowledgement */
  latencies: number[];
  failures: string[];
  /** milliseconds by which each call started late */
  delays: number[];
};

export const sendWebhooksInProcess = (calls: WebhookCalls): Promise<WebhookCallResult> =>
  runInProcess(import.meta.filename, calls);

async function sendWebhooks({ urls, webhooks, eventIdPrefix, ...rate }: WebhookCalls) {
  const agent = new Agent({ keepAlive: true });
  const result: WebhookCallResult = { latencies: [], failures: [], delays: [] };
  result.delays = await runAtRate(rate, async (index, plannedAt) => {
    try {
      const url = `${urls[index % urls.length]!}/api/payment/webhook`;
      const status = await postWebhook(url, agent, webhooks[index % webhooks.length]!, eventIdPrefix + index);
      if (status === 200) result.latencies.push(performance.now() - plannedAt);
      else result.failures.push(`webhook returned ${status}`);
    } catch (error) {
      result.failures.push(String(error));
    }
  });
  agent.destroy();
  return result;
}

async function postWebhook(url: string, agent: Agent, { body, signature }: SignedWebhook, eventId: string) {
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-signature': signature,
    'x-razorpay-event-id': eventId,
  };
  const call = request(url, { method: 'POST', agent, headers, timeout: TIMEOUT_MS });
  call.once('timeout', () => call.destroy(new Error('no response')));
  call.end(body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode!;
}

if (import.meta.main) answerParent(sendWebhooks);
