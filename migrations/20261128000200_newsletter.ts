/**
 * The newsletter with double opt-in, and its monthly deliveries. The address is erased when a subscriber leaves. Subscribers
 * of the earlier form never confirmed their address, so they are pending.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const appRole = knex.userParams.appRole as string;
  await knex.raw(`
    alter table subscribers
      drop constraint subscribers_pkey,
      drop constraint subscribers_id_key,
      add primary key (id),
      add constraint subscribers_email_key unique (email),
      alter column email drop not null,
      drop column welcomed_at,
      add column state text not null default 'pending' check (state in ('pending', 'confirmed', 'unsubscribed')),
      add column confirmed_at timestamptz,
      add column unsubscribed_at timestamptz,
      add column member_id uuid references members on delete cascade,
      add column with_moon_sign boolean not null default false,
      add check ((state = 'unsubscribed') = (email is null));
    alter table subscribers alter column state drop default;
    create index subscribers_confirmed on subscribers (id) where state = 'confirmed' and email_bounced_at is null;
    create index subscribers_pending on subscribers (subscribed_at) where state = 'pending';
    create index subscribers_member on subscribers (member_id) where member_id is not null`);
  // One row per e-mail that the form caused. member_id: the member who asked for their own address.
  await knex.raw(`
    create table subscription_requests (
      id uuid primary key,
      subscriber_id uuid not null references subscribers on delete cascade,
      member_id uuid references members on delete cascade,
      requested_at timestamptz not null,
      emailed_at timestamptz
    );
    create index subscription_requests_subscriber on subscription_requests (subscriber_id, requested_at);
    create index subscription_requests_age on subscription_requests (requested_at);
    create index subscription_requests_member on subscription_requests (member_id) where member_id is not null`);
  // SHA-256 of the token. A retried e-mail has a new token, and the one before stays valid.
  await knex.raw(`
    create table subscription_tokens (
      token_hash bytea primary key,
      request_id uuid not null references subscription_requests on delete cascade,
      expires_at timestamptz not null
    );
    create index subscription_tokens_request on subscription_tokens (request_id)`);
  // One row per subscriber and month, so that no newsletter is sent twice. queue_count: how often it was queued.
  await knex.raw(`
    create table newsletter_deliveries (
      subscriber_id uuid not null references subscribers on delete cascade,
      month text not null check (month ~ '^\\d{4}-\\d{2}$'),
      status text not null check (status in ('queued', 'sending', 'sent', 'uncertain', 'bounced', 'failed')),
      queue_count integer not null default 1,
      queued_at timestamptz not null,
      status_changed_at timestamptz,
      primary key (subscriber_id, month)
    );
    create index newsletter_deliveries_status on newsletter_deliveries (month, status)`);
  await knex.raw(
    'grant select, insert, update, delete on subscription_requests, subscription_tokens, newsletter_deliveries to ??',
    [appRole],
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table newsletter_deliveries;
    drop table subscription_tokens;
    drop table subscription_requests;
    drop index subscribers_confirmed;
    drop index subscribers_pending;
    drop index subscribers_member;
    delete from subscribers where email is null;
    alter table subscribers
      drop constraint subscribers_pkey,
      drop constraint subscribers_email_key,
      drop column state,
      drop column confirmed_at,
      drop column unsubscribed_at,
      drop column member_id,
      drop column with_moon_sign,
      add column welcomed_at timestamptz,
      alter column email set not null,
      add primary key (email),
      add constraint subscribers_id_key unique (id)`);
}
