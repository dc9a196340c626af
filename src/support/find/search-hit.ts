/** What `lagna find` finds. Amounts in the smallest unit of the currency, instants in ISO UTC. */

export type MemberHit = { kind: 'member'; id: string; name: string; email: string; joinedAt: string };
export type OrderHit = {
  kind: 'order';
  id: string;
  reportName: string;
  status: string;
  reportStatus: string;
  needsAttention: boolean;
  amount: number;
  placedAt: string;
};
export type PaymentHit = {
  kind: 'payment';
  id: string;
  orderId: string | null;
  state: string;
  amount: number;
  currency: string;
  at: string;
};
export type RefundHit = {
  kind: 'refund';
  id: string;
  paymentId: string;
  orderId: string | null;
  state: 'recorded' | 'failed';
  amount: number;
  at: string;
};
export type DisputeHit = {
  kind: 'dispute';
  id: string;
  paymentId: string;
  orderId: string | null;
  state: string;
  amount: number;
  at: string;
};
export type WebhookHit = {
  kind: 'webhook';
  id: string;
  type: string;
  paymentId: string | null;
  orderId: string | null;
  state: string;
  at: string;
};
export type TicketHit = {
  kind: 'ticket';
  id: string;
  name: string;
  email: string;
  subject: string;
  orderId: string | null;
  at: string;
};
export type DocumentHit = {
  kind: 'invoice' | 'credit-note';
  id: string;
  orderId: string;
  amount: number;
  at: string;
};
/** `names`: of both people; `memberId`, `email`: of the member who keeps it */
export type KeptMatchHit = {
  kind: 'kept-match';
  id: string;
  names: string;
  memberId: string;
  email: string;
  at: string;
};
export type SubscriberHit = { kind: 'subscriber'; email: string; state: string; at: string };

export type SearchHit =
  | MemberHit
  | OrderHit
  | PaymentHit
  | RefundHit
  | DisputeHit
  | WebhookHit
  | TicketHit
  | DocumentHit
  | KeptMatchHit
  | SubscriberHit;

/** At most so many of one kind are listed. */
export const MAX_HITS = 20;
/** One more is read, to know whether there are more. */
export const LIMIT = MAX_HITS + 1;
