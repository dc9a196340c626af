import { resolveGatewayUrls } from '#src/compose-sandbox.ts';
import { HOUR_MS } from '#src/platform/contract-time.ts';
import { createGateway, GatewayError } from '#src/payments/gateway/gateway.ts';
import {
  createError,
  createOk,
  createProductionError,
  createWarning,
  type Check,
  type CheckContext,
  type Finding,
} from './check.ts';

/** Reachability and keys: one small request. */
export const checkGateway: Check = async ({ config }) => {
  const { keyId, keySecret, webhookSecrets, isSandbox } = config.gateway;
  const { apiUrl } = await resolveGatewayUrls(config, `http://127.0.0.1:${config.port}`);
  const startedAt = Date.now();
  try {
    await createGateway({ apiUrl, keyId, keySecret, timeoutMs: 5000 }).fetchDowntimes();
  } catch (error) {
    return [createError(describeFailure(error, isSandbox))];
  }
  const mode = isSandbox ? 'sandbox' : keyId.startsWith('rzp_live_') ? 'live keys' : 'test keys';
  const text = `gateway reachable in ${Date.now() - startedAt} ms, ${mode}, ${webhookSecrets.length} webhook ${webhookSecrets.length === 1 ? 'secret' : 'secrets'}`;
  return [mode === 'live keys' ? createOk(text) : createProductionError(config, `${text}: no real payments`)];
};

function describeFailure(error: unknown, isSandbox: boolean): string {
  if (!(error instanceof GatewayError)) throw error;
  if (error.status === 401) return 'the gateway rejects our keys (RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET)';
  return isSandbox
    ? 'the sandbox gateway does not answer: it is part of the running site (make up)'
    : `the gateway does not answer: ${error.message}`;
}

const USUAL_WEBHOOKS = 50;
/** A pause this many times longer than the usual gap is suspicious. */
const SUSPICIOUS_GAPS = 20;
const MIN_SUSPICIOUS_HOURS = 3;

/** A gateway that stopped sending webhooks shows no error, so the time since the last one is compared with the usual gap. */
export const checkWebhooks: Check = async ({ openDatabase }: CheckContext): Promise<Finding[]> => {
  const db = await openDatabase();
  const times: Date[] = await db('webhook_inbox')
    .orderBy('position', 'desc')
    .limit(USUAL_WEBHOOKS)
    .pluck('received_at');
  if (times.length < 2) return [createWarning('webhook: fewer than two events received so far')];
  const sinceLastMs = Date.now() - times[0]!.getTime();
  const gapMs = (times[0]!.getTime() - times.at(-1)!.getTime()) / (times.length - 1);
  const text = `last webhook ${formatHours(sinceLastMs)} ago (usual gap ${formatHours(gapMs)})`;
  const isSuspicious = sinceLastMs > Math.max(MIN_SUSPICIOUS_HOURS * HOUR_MS, SUSPICIOUS_GAPS * gapMs);
  return [isSuspicious ? createWarning(`${text}: check the gateway’s dashboard`) : createOk(text)];
};

/** "3 h 12 min" or "6 min". */
function formatHours(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
