import { GatewayError, type GatewayRefund } from '#src/payments/gateway/gateway.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

type Wish = { paymentId: string; amountPaise: number; key: string; known: string[] };

/**
 * Gives a payment back, or what is left of it. The key makes it one refund, however often it is asked for; one of that
 * amount that was made by hand at the gateway in the meantime is taken for ours, unless it is among those `known`.
 * @throws GatewayError when the gateway refuses, lacks balance or does not answer
 */
export async function executeRefund(
  { gateway }: Pick<PaymentDeps, 'gateway'>,
  { paymentId, amountPaise, key, known }: Wish,
): Promise<GatewayRefund> {
  try {
    return successful(await gateway.refund(paymentId, amountPaise, key));
  } catch (error) {
    if (!(error instanceof GatewayError) || error.temporary) throw error;
    const made = (await gateway.refundsOf(paymentId)).find(
      ({ id, amount, status }) => amount === amountPaise && status !== 'failed' && !known.includes(id),
    );
    if (!made) throw error;
    return made;
  }
}

function successful(refund: GatewayRefund): GatewayRefund {
  if (refund.status !== 'failed') return refund;
  throw new GatewayError(409, 'REFUND_FAILED', `The refund ${refund.id} could not be carried out.`);
}
