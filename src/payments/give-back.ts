import { GatewayError, type GatewayRefund } from './gateway.ts';
import type { Till } from './till.ts';

/**
 * Gives a payment back in full. The key makes it one refund, however often it is asked for; one that was made by hand
 * at the gateway in the meantime is taken for ours.
 * @throws GatewayError when the gateway refuses, lacks balance or does not answer
 */
export async function giveBack(
  { gateway }: Pick<Till, 'gateway'>,
  paymentId: string,
  amountPaise: number,
  key: string,
): Promise<GatewayRefund> {
  try {
    return successful(await gateway.refund(paymentId, amountPaise, key));
  } catch (problem) {
    if (!(problem instanceof GatewayError) || problem.temporary) throw problem;
    const made = (await gateway.refundsOf(paymentId)).find(({ amount }) => amount === amountPaise);
    if (!made) throw problem;
    return successful(made);
  }
}

function successful(refund: GatewayRefund): GatewayRefund {
  if (refund.status !== 'failed') return refund;
  throw new GatewayError(409, 'REFUND_FAILED', `The refund ${refund.id} could not be carried out.`);
}
