/** Everything that is kept about a member, for the member: JSON that a program reads, and the PDFs. */
import type { MemberRow } from '#src/accounts/members.ts';
import type { ReportStore } from '#src/delivery/report-store.ts';
import { readStream } from '#src/ledger/read.ts';
import { listPeople } from '#src/people/people.ts';
import type { Database } from '#src/platform/database.ts';
import type { ZipEntry } from './zip.ts';

type Archive = { db: Database; store: ReportStore };

/** One order at a time: somebody may have hundreds. */
export async function* everythingAbout(archive: Archive, member: MemberRow): AsyncGenerator<ZipEntry> {
  const { db } = archive;
  yield { name: 'README.txt', bytes: Buffer.from(README) };
  yield json('account', { ...account(member), google: await googleOf(db, member) });
  yield json('people', await listPeople(db, member.id));
  yield json('messages', await messagesOf(db, member));
  yield json('newsletter', await newsletterOf(db, member));
  yield json('sessions', await sessionsOf(db, member));
  const orders: { id: string; gateway_order_id: string | null; report_key: string }[] = await db('orders')
    .where({ member_id: member.id })
    .orderBy('placed_at');
  for (const order of orders) {
    yield json(`orders/${order.id}`, await orderStory(db, order));
    yield* reportsOf(archive, order);
  }
}

/** What the account holds but its secrets. */
const account = ({ password_hash: _, ...kept }: MemberRow) => kept;

const googleOf = (db: Database, { id }: MemberRow) =>
  db('google_accounts').where({ member_id: id }).select('issuer', 'subject', 'linked_at');

/** Not before somebody has proven that the address is theirs: anybody may register with a stranger's. */
const provenAddress = ({ email, verified_email: proven }: MemberRow) => (proven === email ? email : '');

const messagesOf = (db: Database, member: MemberRow) =>
  db('contact_messages')
    .where({ member_id: member.id })
    .orWhereRaw('lower(email) = ?', [provenAddress(member)])
    .orderBy('created_at')
    .select('id', 'order_id', 'name', 'email', 'phone', 'subject', 'message', 'created_at');

const newsletterOf = (db: Database, member: MemberRow) =>
  db('subscribers')
    .where({ email: provenAddress(member) })
    .select('email', 'subscribed_at');

const sessionsOf = (db: Database, { id }: MemberRow) =>
  db('sessions')
    .where({ member_id: id })
    .orderBy('created_at')
    .select('device', 'bound_to_cookie', 'created_at', 'seen_at', 'expires_at');

type OrderIds = { id: string; gateway_order_id: string | null };

/** The order as it stands, what happened to it, whose birth it is about, and what the gateway told us of the payment. */
async function orderStory(db: Database, { id, gateway_order_id: theirs }: OrderIds) {
  const events = await readStream(db, id);
  const births = events.flatMap(({ data }) => (data as { birthId?: string }).birthId ?? []);
  return {
    order: await db('orders').where({ id }).first(),
    births: await db('order_birth_details')
      .whereIn('id', births)
      .select('id', 'details', 'email', 'created_at'),
    events,
    gateway: theirs
      ? await db('webhook_inbox').where({ gateway_order_id: theirs }).select('type', 'body', 'received_at')
      : [],
  };
}

async function* reportsOf(
  { db, store }: Archive,
  { id, report_key }: { id: string; report_key: string },
): AsyncGenerator<ZipEntry> {
  for (const { type, data } of await readStream(db, id)) {
    if (type !== 'ReportRendered') continue;
    const { edition, sha256 } = data as { edition: number; sha256: string };
    const pdf = await store.get(sha256);
    if (pdf)
      yield { name: `reports/Lagna-${report_key}-${id}-edition-${edition}.pdf`, bytes: pdf, packed: true };
  }
}

const json = (name: string, content: unknown): ZipEntry => ({
  name: `${name}.json`,
  bytes: Buffer.from(JSON.stringify(content, null, 2)),
});

const README = `Everything Lagna keeps about you.

account.json     your account, with your birth details
people.json      the people you saved
orders/          each order: how it stands, what happened to it step by step, the birth it is about,
                 and what the payment gateway told us
reports/         your reports, every edition
messages.json    what you wrote to us
newsletter.json  whether you get the monthly letter
sessions.json    where you are signed in, without the secrets

Amounts are in paise (100 paise are a rupee). Instants are in UTC; births are in the civil time of their place.
Your password is not here: we do not know it, only a fingerprint that lets us recognise it.
`;
