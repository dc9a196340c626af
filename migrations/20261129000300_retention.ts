/** Runs of the job that deletes expired personal data, and the indexes by which it finds that data. */
import type { Knex } from 'knex';

// CREATE INDEX CONCURRENTLY cannot run in a transaction. Each statement can be repeated after an interruption.
export const config = { transaction: false };

export async function up(knex: Knex): Promise<void> {
  const appRole = knex.userParams.appRole as string;
  // deleted: counts by step. unpaid_until: the details of orders whose time to pay ended before are deleted.
  await knex.raw(`
    create table if not exists retention_runs (
      run_id bigint generated always as identity primary key,
      finished_at timestamptz not null,
      deleted jsonb not null,
      unpaid_until timestamptz
    )`);
  await knex.raw('grant select, insert on retention_runs to ??', [appRole]);
  for (const [name, definition] of Object.entries(INDEXES)) {
    // An interrupted creation leaves an invalid index.
    await knex.raw('drop index concurrently if exists ??', [name]);
    await knex.raw(`create index concurrently ?? on ${definition}`, [name]);
  }
}

const INDEXES = {
  orders_unpaid: `orders (expires_at, id) where status in ('expired', 'cancelled')`,
  webhook_inbox_bodies: 'webhook_inbox (received_at) where octet_length(body) > 0',
  contact_messages_age: 'contact_messages (created_at)',
  account_email_outbox_age: 'account_email_outbox (created_at)',
  // for the erasure of an account
  account_email_outbox_email: 'account_email_outbox (lower(email))',
  password_reset_tokens_expiry: 'password_reset_tokens (expires_at)',
};

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES)) await knex.raw('drop index concurrently if exists ??', [name]);
  await knex.raw('drop table retention_runs');
}
