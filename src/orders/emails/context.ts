/** The input of the order e-mails, and the parts that they have in common. Amounts in paise, instants in ISO UTC. */
import type { EventOf, OrderEvent, OrderEventType } from '#src/orders/domain/events.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import type { TaxDocument } from '#src/orders/tax/tax-documents.ts';
import type { SenderIdentity } from '#src/platform/email-template.ts';
import type { Email } from '#src/platform/mailer.ts';

export type OrderEmailContext = {
  order: Order;
  events: readonly OrderEvent[];
  reportName: string;
  /** invoice first, then credit notes; empty without GST registration */
  taxDocuments: Pick<TaxDocument, 'kind' | 'number'>[];
  /** the edition, payment or refund that the e-mail is about; missing where an order has only one e-mail of the kind */
  subjectId?: string | undefined;
  sender: SenderIdentity;
  /** a payment that differs from the order, or a refund of it; `amount` in the smallest unit of the currency */
  unmatchedPayment?: { id: string; refundId?: string; amount: number; currency: string } | undefined;
};

export type EmailContent = Pick<Email, 'subject' | 'text' | 'html' | 'headers'>;

export const findLastEventData = <Type extends OrderEventType>(events: readonly OrderEvent[], type: Type) =>
  events.findLast((event) => event.type === type)?.data as EventOf<Type>['data'] | undefined;

export const listOrderFacts = ({ order, reportName }: OrderEmailContext): [string, string][] => [
  ['Report', reportName],
  ['Order', order.id],
];

export const createMyReportsLink = ({ publicUrl }: SenderIdentity, query = '') => ({
  text: 'Open My Reports',
  href: `${publicUrl}/my-reports${query}`,
});

export const listDocumentFacts = (
  documents: OrderEmailContext['taxDocuments'],
  kind: OrderEmailContext['taxDocuments'][number]['kind'],
  label: string,
): [string, string][] =>
  documents.filter((document) => document.kind === kind).map(({ number }) => [label, number]);
