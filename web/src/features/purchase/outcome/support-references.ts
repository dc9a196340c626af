/** The numbers and gateway codes that a buyer quotes to support, as far as they are known. */
import type { OrderView } from '#src/orders/contract.ts';
import type { NavigationState } from './outcome-content.ts';

type SupportReference = { name: string; value: string };

export function getSupportReferences(
  order: OrderView | undefined,
  state: NavigationState,
): SupportReference[] {
  const { orderId, paymentId, reason, error } = state;
  const references = [
    { name: 'Order', value: order?.id ?? state.order ?? orderId },
    { name: 'Report', value: order?.reportName },
    { name: 'For', value: order?.personName },
    { name: 'Payment', value: paymentId },
    { name: 'Reason', value: reason?.replaceAll('_', ' ') },
    { name: 'Code', value: error },
  ];
  return references.filter((reference): reference is SupportReference => Boolean(reference.value));
}
