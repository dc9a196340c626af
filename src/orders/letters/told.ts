/** What the letters about an order are written from. Amounts in paise, instants in ISO UTC. */
import type { EventOf, OrderEvent, OrderEventType } from '#src/orders/events.ts';
import type { Order } from '#src/orders/order.ts';
import type { TaxDocument } from '#src/orders/receipt/documents.ts';
import type { SenderIdentity } from '#src/platform/letter.ts';
import type { Mail } from '#src/platform/mailer.ts';

export type Told = {
  order: Order;
  events: readonly OrderEvent[];
  reportName: string;
  /** invoice first, then credit note, where the seller writes them */
  documents: Pick<TaxDocument, 'kind' | 'number'>[];
  /** which of several: see Errand */
  about?: string | undefined;
  sender: SenderIdentity;
};

export type Words = Pick<Mail, 'subject' | 'text' | 'html' | 'headers'>;

/** Nobody's holiday notice needs to answer these. */
export const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

export const lastOf = <Type extends OrderEventType>(events: readonly OrderEvent[], type: Type) =>
  events.findLast((event) => event.type === type)?.data as EventOf<Type>['data'] | undefined;

export const whichOrder = ({ order, reportName }: Told): [string, string][] => [
  ['Report', reportName],
  ['Order', order.id],
];

export const myReports = ({ publicUrl }: SenderIdentity, query = '') => ({
  text: 'Open My Reports',
  href: `${publicUrl}/my-reports${query}`,
});

export const numbered = (
  documents: Told['documents'],
  kind: Told['documents'][number]['kind'],
  name: string,
): [string, string][] => documents.filter((one) => one.kind === kind).map(({ number }) => [name, number]);
