/** What a buyer reads out on the telephone: numbers and the gateway's own codes, as far as they are known. */
import type { OrderView } from '#src/orders/contract.ts';
import type { Brought } from '#web/features/purchase/outcome/outcome-content.ts';

type Quotable = { name: string; value: string };

export function quotable(order: OrderView | undefined, brought: Brought): Quotable[] {
  const { orderId, paymentId, reason, error } = brought;
  const known = [
    { name: 'Order', value: order?.id ?? brought.order ?? orderId },
    { name: 'Report', value: order?.reportName },
    { name: 'For', value: order?.personName },
    { name: 'Payment', value: paymentId },
    { name: 'Reason', value: reason?.replaceAll('_', ' ') },
    { name: 'Code', value: error },
  ];
  return known.filter((one): one is Quotable => Boolean(one.value));
}
