/** What `lagna find` finds. Amounts in the smallest unit of the currency, instants in ISO UTC. */

export type MemberMatch = { kind: 'member'; id: string; name: string; email: string; joinedAt: string };
export type OrderMatch = {
  kind: 'order';
  id: string;
  reportName: string;
  status: string;
  reportStatus: string;
  needsAttention: boolean;
  amount: number;
  placedAt: string;
};
export type PaymentMatch = {
  kind: 'payment';
  id: string;
  orderId: string | null;
  state: string;
  amount: number;
  currency: string;
  at: string;
};
export type RefundMatch = {
  kind: 'refund';
  id: string;
  paymentId: string;
  orderId: string | null;
  state: 'recorded' | 'failed';
  amount: number;
  at: string;
};
export type DisputeMatch = {
  kind: 'dispute';
  id: string;
  paymentId: string;
  orderId: string | null;
  state: string;
  amount: number;
  at: string;
};
export type WebhookMatch = {
  kind: 'webhook';
  id: string;
  type: string;
  paymentId: string | null;
  orderId: string | null;
  state: string;
  at: string;
};
export type TicketMatch = {
  kind: 'ticket';
  id: string;
  name: string;
  email: string;
  subject: string;
  orderId: string | null;
  at: string;
};
export type DocumentMatch = {
  kind: 'invoice' | 'credit-note';
  id: string;
  orderId: string;
  amount: number;
  at: string;
};
/** `names`: of both people; `memberId`, `email`: of the member who keeps it */
export type KeptMatchMatch = {
  kind: 'kept-match';
  id: string;
  names: string;
  memberId: string;
  email: string;
  at: string;
};
export type SubscriberMatch = { kind: 'subscriber'; email: string; state: string; at: string };

export type Match =
  | MemberMatch
  | OrderMatch
  | PaymentMatch
  | RefundMatch
  | DisputeMatch
  | WebhookMatch
  | TicketMatch
  | DocumentMatch
  | KeptMatchMatch
  | SubscriberMatch;

/** At most so many of one kind are listed. */
export const MAX_MATCHES = 20;
/** One more is read, to know whether there are more. */
export const LIMIT = MAX_MATCHES + 1;
