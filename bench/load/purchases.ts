/** Buyers who order a report and pay for it, without birth details, so that no report is printed. */
import type { Environment } from '#scripts/simulation/environment.ts';
import { addLatency, runAtRate, type Latencies } from './open-loop.ts';
import { postJson, type JsonResponse } from './post-json.ts';

const REPORT_KEY = 'janam-kundli';
const PASSWORD = 'jantar-mantar-1734';
/** Registrations at the same moment, before the measurement. */
const CONCURRENCY = 8;

/** `address`: IP address of the buyer. */
export type Buyer = { token: string; address: string };

/** Every buyer has a separate address, so that limits per address count as they do in production. */
const createAddress = (index: number) => `10.9.${(index >> 8) & 255}.${index & 255}`;

export async function registerBuyers({ url }: Environment, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  let nextIndex = 0;
  const registerNext = async () => {
    while (nextIndex < count) {
      const index = nextIndex++;
      const address = createAddress(index);
      const registration = { email: `load-${index}@example.in`, password: PASSWORD, name: 'Asha Rao' };
      const { status, body } = await postJson(`${url}/api/auth/register`, registration, { address });
      if (status !== 201) throw new Error(`registration returned ${status}`);
      buyers.push({ token: String(body.token), address });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, registerNext));
  return buyers;
}

export type PurchaseResult = { latencies: Latencies; failures: string[]; paymentIds: string[] };

/** One purchase per buyer. `latencies` in milliseconds of each of its four requests. */
export async function runPurchases(
  { url, gatewayUrl }: Environment,
  buyers: readonly Buyer[],
  perSecond: number,
): Promise<PurchaseResult> {
  const result: PurchaseResult = { latencies: new Map(), failures: [], paymentIds: [] };
  await runAtRate({ perSecond, callCount: buyers.length }, async (index, plannedAt) => {
    const buyer = buyers[index]!;
    let startedAt = plannedAt;
    const send = async (step: string, endpoint: string, body: object): Promise<JsonResponse> => {
      const response = await postJson(endpoint, body, buyer);
      addLatency(result.latencies, step, performance.now() - startedAt);
      startedAt = performance.now();
      if (response.status !== 200) throw new Error(`${step} returned ${response.status}`);
      return response;
    };
    try {
      // 499 rupees: the offer for the first report.
      const order = await send('create-order', `${url}/api/payment/create-order`, {
        reportKey: REPORT_KEY,
        amount: 499,
      });
      const payment = { method: 'upi', outcome: 'success' };
      // The ids and the signature that the checkout passes to the browser.
      const { body: proof } = await send(
        'pay (gateway)',
        `${gatewayUrl}/checkout/${String(order.body.orderId)}/pay`,
        payment,
      );
      await send('verify-payment', `${url}/api/payment/verify-payment`, { ...proof, reportKey: REPORT_KEY });
      await send('payment-success', `${url}/api/payment/payment-success`, { reportKey: REPORT_KEY });
      result.paymentIds.push(String(proof.razorpay_payment_id));
    } catch (error) {
      result.failures.push(String(error));
    }
  });
  return result;
}
