/** Groups of order statuses, without schemas: pages that only display orders import it. */
import type { OrderStatus } from './contract.ts';

/** The order is not paid, and can be paid until it expires. */
export const UNPAID_STATUSES = ['placed', 'payment-requested'] as const satisfies OrderStatus[];

/** An order with the first-report offer holds it for its account, as the index `orders_first_report_offer` enforces. */
export const OFFER_HOLDING_STATUSES = [...UNPAID_STATUSES, 'paid'] as const satisfies OrderStatus[];

export const isUnpaid = ({ status }: { status: OrderStatus }): boolean =>
  UNPAID_STATUSES.some((unpaid) => unpaid === status);
