/** Export of a member's data: machine-readable JSON files and the report PDFs. */
import type { MemberRow } from '#src/accounts/members.ts';
import type { ReportStore } from '#src/delivery/report-store.ts';
import { readStream } from '#src/ledger/read.ts';
import { findPendingDeliveryAddress } from '#src/orders/birth-details/pending-delivery-address.ts';
import { listTaxDocuments } from '#src/orders/tax/tax-documents.ts';
import { findTaxDetails } from '#src/orders/tax/order-tax-details.ts';
import { listKeptMatches } from '#src/kundli-milan/kept-matches.ts';
import { listPeople } from '#src/people/people.ts';
import type { Database } from '#src/platform/database.ts';
import type { ZipEntry } from './zip.ts';

type ExportDeps = { db: Database; store: ReportStore };

/** Loads one order at a time: a member may have hundreds. */
export async function* exportMember(deps: ExportDeps, member: MemberRow): AsyncGenerator<ZipEntry> {
  const { db } = deps;
  yield { name: 'README.txt', bytes: Buffer.from(README) };
  yield toJsonEntry('account', {
    ...removeSecrets(member),
    google: await findGoogleAccounts(db, member),
  });
  yield toJsonEntry('people', await listPeople(db, member.id));
  yield toJsonEntry('matches', await listKeptMatches(db, member.id));
  yield toJsonEntry('messages', await findMessages(db, member));
  yield toJsonEntry('newsletter', await findNewsletterSubscriptions(db, member));
  yield toJsonEntry('sessions', await findSessions(db, member));
  const orders: { id: string; gateway_order_id: string | null; report_key: string }[] = await db('orders')
    .where({ member_id: member.id })
    .orderBy('placed_at');
  for (const order of orders) {
    yield toJsonEntry(`orders/${order.id}`, await exportOrder(db, order));
    yield* exportReports(deps, order);
  }
}

const removeSecrets = ({ password_hash: _, ...account }: MemberRow) => account;

const findGoogleAccounts = (db: Database, { id }: MemberRow) =>
  db('google_accounts').where({ member_id: id }).select('issuer', 'subject', 'linked_at');

/** Empty unless verified, because a member may have registered with another person's address. */
const getVerifiedAddress = ({ email, verified_email }: MemberRow) => (verified_email === email ? email : '');

const findMessages = (db: Database, member: MemberRow) =>
  db('contact_messages')
    .where({ member_id: member.id })
    .orWhereRaw('lower(email) = ?', [getVerifiedAddress(member)])
    .orderBy('created_at')
    .select('id', 'order_id', 'name', 'email', 'phone', 'subject', 'message', 'created_at');

/** The subscription of the verified address, and the one that was confirmed as the member's own, with what was sent to it. */
async function findNewsletterSubscriptions(db: Database, member: MemberRow) {
  const subscribers: { id: string }[] = await db('subscribers')
    .where({ email: getVerifiedAddress(member) })
    .orWhere({ member_id: member.id })
    .select('id', 'email', 'state', 'subscribed_at', 'confirmed_at', 'with_moon_sign');
  const deliveries: { subscriber_id: string }[] = await db('newsletter_deliveries')
    .whereIn(
      'subscriber_id',
      subscribers.map(({ id }) => id),
    )
    .orderBy('month')
    .select('subscriber_id', 'month', 'status', 'status_changed_at');
  return subscribers.map(({ id, ...subscriber }) => ({
    ...subscriber,
    deliveries: deliveries.flatMap(({ subscriber_id: owner, ...delivery }) => (owner === id ? delivery : [])),
  }));
}

const findSessions = (db: Database, { id }: MemberRow) =>
  db('sessions')
    .where({ member_id: id })
    .orderBy('created_at')
    .select('device', 'bound_to_cookie', 'created_at', 'seen_at', 'expires_at');

type OrderIds = { id: string; gateway_order_id: string | null };

/** The order, its events, its birth and tax details, its tax documents and the webhooks received for it. */
async function exportOrder(db: Database, { id, gateway_order_id: gatewayOrderId }: OrderIds) {
  const events = await readStream(db, id);
  const birthIds = events.flatMap(({ data }) => (data as { birthId?: string }).birthId ?? []);
  return {
    order: await db('orders').where({ id }).first(),
    birthDetails: await db('order_birth_details')
      .whereIn('id', birthIds)
      .select('id', 'details', 'partner', 'email', 'created_at'),
    pendingDeliveryAddress: await findPendingDeliveryAddress(db, id),
    taxDetails: await findTaxDetails(db, id),
    taxDocuments: await listTaxDocuments(db, id),
    events,
    webhooks: await exportWebhooks(db, id, gatewayOrderId),
  };
}

/**
 * Webhooks of refunds and disputes may name only the payment. A free order has no gateway order: comparing with null
 * would select the webhooks of other members that name no order.
 */
async function exportWebhooks(db: Database, orderId: string, gatewayOrderId: string | null) {
  const listPaymentIds = (table: string): Promise<string[]> =>
    db(table).where({ order_id: orderId }).pluck('gateway_payment_id');
  // As subqueries the payments would make PostgreSQL read every webhook.
  const paymentIds = [
    ...(await listPaymentIds('order_payments')),
    ...(await listPaymentIds('unmatched_payments')),
  ];
  const rows: { type: string; body: Buffer; received_at: Date }[] = await db('webhook_inbox')
    .whereIn('gateway_order_id', gatewayOrderId === null ? [] : [gatewayOrderId])
    .orWhereIn('gateway_payment_id', paymentIds)
    .orderBy('position')
    .select('type', 'body', 'received_at');
  return rows.map(({ body, ...row }) => ({ ...row, body: body.toString('utf8') }));
}

async function* exportReports(
  { db, store }: ExportDeps,
  { id, report_key }: { id: string; report_key: string },
): AsyncGenerator<ZipEntry> {
  const files = new Map<number, string>();
  for (const { type, data } of await readStream(db, id)) {
    if (type !== 'ReportRendered' && type !== 'ReportReprinted') continue;
    const { edition, sha256 } = data as { edition: number; sha256: string };
    files.set(edition, sha256);
  }
  for (const [edition, sha256] of files) {
    const pdf = await store.get(sha256);
    const name = `reports/Lagna-${report_key}-${id}-edition-${edition}`;
    yield pdf
      ? { name: `${name}.pdf`, bytes: pdf, isCompressed: true }
      : { name: `${name}${MISSING_SUFFIX}`, bytes: Buffer.from(MISSING_NOTE) };
  }
}

const MISSING_SUFFIX = '.missing.txt';
const MISSING_NOTE = `The PDF of this report is not in our store.

If you did not ask us to erase it, please write to us: we make it again from the birth details of the order.
`;

/** Whether the entry is the note in place of a report that is not in the store. */
export const isMissingReport = ({ name }: ZipEntry): boolean => name.endsWith(MISSING_SUFFIX);

const toJsonEntry = (name: string, content: unknown): ZipEntry => ({
  name: `${name}.json`,
  bytes: Buffer.from(JSON.stringify(content, null, 2)),
});

const README = `All data that Lagna stores about you.

account.json     your account with your birth details
people.json      the people you saved
matches.json     the matches you saved, with the births of both people
orders/          each order: its state, its events, its birth details (of both people for a
                 match), its tax documents, and the messages of the payment gateway
reports/         your reports, all editions
messages.json    your messages to us
newsletter.json  your newsletter subscription and what was sent
sessions.json    the devices on which you are logged in, without the secrets

Amounts are in paise (100 paise are one rupee). Times are in UTC; births are in the local time of their place.
Your password is not included: we store only a hash of it.
`;
