/** Buyers who order a report and pay for it. */
import type { Environment } from '#scripts/simulation/environment.ts';
import { addLatency, runAtRate, type Latencies } from './open-loop.ts';
import { postJson, type JsonResponse } from './post-json.ts';

const REPORT_KEY = 'janam-kundli';
/** Rupees: the offer for the first report. */
const PRICE = 499;
const PASSWORD = 'jantar-mantar-1734';
/** Registrations at the same moment, before the measurement. */
const CONCURRENCY = 8;

/** `address`: IP address of the buyer. */
export type Buyer = { token: string; address: string; email: string };

/** Every caller has a separate address, so that limits per address count as they do in production. */
export const createAddress = (index: number) => `10.9.${(index >> 8) & 255}.${index & 255}`;

export async function registerBuyers({ url }: Environment, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  let nextIndex = 0;
  const registerNext = async () => {
    while (nextIndex < count) {
      const index = nextIndex++;
      const [address, email] = [createAddress(index), `load-${index}@example.in`];
      const registration = { email, password: PASSWORD, name: 'Asha Rao' };
      const { status, body } = await postJson(`${url}/api/auth/register`, registration, { address });
      if (status !== 201) throw new Error(`registration returned ${status}`);
      buyers.push({ token: String(body.token), address, email });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, registerNext));
  return buyers;
}

/** `gatewayPaymentId` and `orderId` of a purchase whose four requests succeeded. */
export type Purchase = { gatewayPaymentId: string; orderId: string };

export type PurchaseResult = {
  latencies: Latencies;
  failures: string[];
  /** requests that a rate limit refused */
  refusedCount: number;
  purchases: Purchase[];
  /** milliseconds by which each purchase started late */
  delays: number[];
};

/** Fields of the order beside report and price. Without birth details the order waits for them, and nothing is printed. */
export type OrderFields = (buyer: Buyer, index: number) => object;

/** One purchase per buyer. `latencies` in milliseconds of each of its four requests. */
export async function runPurchases(
  environment: Environment,
  buyers: readonly Buyer[],
  { perSecond, createFields = () => ({}) }: { perSecond: number; createFields?: OrderFields },
): Promise<PurchaseResult> {
  const result: PurchaseResult = {
    latencies: new Map(),
    failures: [],
    refusedCount: 0,
    purchases: [],
    delays: [],
  };
  result.delays = await runAtRate({ perSecond, callCount: buyers.length }, async (index, plannedAt) => {
    const buyer = buyers[index]!;
    try {
      const fields = createFields(buyer, index);
      result.purchases.push(await buy(environment, result, { buyer, fields, plannedAt }));
    } catch (error) {
      if (error instanceof RefusedError) result.refusedCount += 1;
      else result.failures.push(String(error));
    }
  });
  return result;
}

class RefusedError extends Error {}

type Order = { buyer: Buyer; fields: object; plannedAt: number };

async function buy(
  { url, gatewayUrl }: Environment,
  { latencies }: PurchaseResult,
  { buyer, fields, plannedAt }: Order,
): Promise<Purchase> {
  let startedAt = plannedAt;
  const send = async (step: string, endpoint: string, body: object): Promise<JsonResponse['body']> => {
    const response = await postJson(endpoint, body, buyer);
    addLatency(latencies, step, performance.now() - startedAt);
    startedAt = performance.now();
    if (response.status === 429) throw new RefusedError();
    if (response.status !== 200)
      throw new Error(`${step} returned ${response.status} ${String(response.body.code)}`);
    return response.body;
  };
  const order = await send('create-order', `${url}/api/payment/create-order`, {
    reportKey: REPORT_KEY,
    amount: PRICE,
    ...fields,
  });
  const payment = { method: 'upi', outcome: 'success' };
  // The ids and the signature that the checkout passes to the browser.
  const proof = await send('pay (gateway)', `${gatewayUrl}/checkout/${String(order.orderId)}/pay`, payment);
  await send('verify-payment', `${url}/api/payment/verify-payment`, { ...proof, reportKey: REPORT_KEY });
  await send('payment-success', `${url}/api/payment/payment-success`, { reportKey: REPORT_KEY });
  return { gatewayPaymentId: String(proof.razorpay_payment_id), orderId: String(order.order) };
}
