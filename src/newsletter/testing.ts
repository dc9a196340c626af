/** The steps of a reader for tests: the link of a confirmation e-mail, and a confirmed subscription. */
import supertest from 'supertest';
import type { Database } from '#src/platform/database.ts';
import type { SubscriberRow } from './subscribers.ts';

type ReceivedEmail = { to: string; text: string };

/** @returns the token of the confirmation link; undefined for another e-mail */
const findConfirmationToken = ({ text }: ReceivedEmail): string | undefined =>
  /\/confirm-subscription#([\w-]{43})/.exec(text)?.[1];

/** The confirmation e-mails that an address received, oldest first. */
export const listConfirmationTokens = (
  { received }: { received: ReceivedEmail[] },
  address: string,
): string[] =>
  received.filter(({ to }) => to === address).flatMap((email) => findConfirmationToken(email) ?? []);

export const confirm = (url: string, token: string) =>
  supertest(url).post('/api/newsletter/confirm').send({ token });

/** Inserts a confirmed subscriber without the e-mails. */
export async function addSubscriber(
  db: Database,
  email: string,
  fields: Partial<SubscriberRow> = {},
): Promise<SubscriberRow> {
  const now = new Date('2026-11-20T04:00:00Z');
  const row = { email, state: 'confirmed', subscribed_at: now, confirmed_at: now, ...fields };
  return (await db('subscribers').insert(row).returning('*'))[0] as SubscriberRow;
}
