/**
 * The ledger: append-only events, one stream per order and per unmatched payment, one SHA-256 chain per stream.
 * The application's role may only read events and execute ledger_append. Triggers prevent the owner from changing rows.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const appRole = knex.userParams.appRole as string;
  // A repetition count such as {1,80} would make the regular expressions several times slower.
  await knex.raw(`
    create table events (
      position bigint generated always as identity primary key,
      stream text not null check (length(stream) <= 80 and stream ~ '^[A-Za-z0-9-]+$'),
      version integer not null check (version > 0),
      type text not null check (length(type) <= 60 and type ~ '^[A-Za-z]+$'),
      data json not null,
      meta json not null,
      recorded_at timestamptz not null,
      hash bytea not null check (octet_length(hash) = 32),
      constraint events_stream_version unique (stream, version)
    )`);
  await knex.raw(REJECT_VERSION);
  await knex.raw(APPEND);
  await knex.raw(REJECT_CHANGE);
  await knex.raw(`
    create trigger events_reject_row_change before update or delete on events
      for each row execute function ledger_reject_change();
    create trigger events_reject_truncate before truncate on events
      for each statement execute function ledger_reject_change()`);
  await knex.raw('revoke all on events from public');
  await knex.raw(`revoke all on function ${SIGNATURE} from public`);
  await knex.raw('revoke all on function ledger_reject_version(text, integer, integer) from public');
  await knex.raw('grant usage on schema public to ??', [appRole]);
  await knex.raw('grant select on events to ??', [appRole]);
  await knex.raw(`grant execute on function ${SIGNATURE} to ??`, [appRole]);
}

const SIGNATURE = 'ledger_append(text, integer, text, json, json)';

const REJECT_VERSION = `
  create function ledger_reject_version(p_stream text, p_version integer, p_expected_version integer)
  returns boolean language plpgsql set search_path = pg_catalog as $$
  begin
    raise exception 'stream % is at version %, expected %', p_stream, p_version, p_expected_version
      using errcode = 'LD001';
  end $$`;

/**
 * Appends one event. The hashed bytes are RFC 8785 JSON: sorted keys, no white space. `data` and `meta` arrive in
 * canonical form and are stored as text (type json), so an export contains the exact bytes that were hashed and any script
 * can verify them. If two transactions append to a stream at the same version, the second waits on the unique key and fails
 * with 23505 or LD001.
 *
 * A single SQL statement takes half the time of PL/pgSQL. PostgreSQL resolves the names of a body in `begin atomic` when it
 * creates the function, so a caller's search_path cannot change what it calls.
 *
 * `offset 0` keeps the subquery separate in the plan: clock_timestamp() is evaluated once, so the stored time is the
 * hashed time. The subquery runs before the identity column is evaluated: the transaction has an id before it takes a
 * position, on which the boundary of a seal relies (src/ledger/seals/boundary.ts).
 */
const APPEND = `
  create function ledger_append(
    p_stream text, p_expected_version integer, p_type text, p_data json, p_meta json
  )
  returns json language sql security definer
  begin atomic
    insert into events as e (stream, version, type, data, meta, recorded_at, hash)
    select p_stream, p_expected_version + 1, p_type, p_data, p_meta, clock.recorded_at,
      sha256(
        coalesce(head.hash, '\\x${'00'.repeat(32)}') || convert_to(
          '{"data":' || p_data::text
          || ',"meta":' || p_meta::text
          || ',"recordedAt":"' || to_char(clock.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
          || '","stream":"' || p_stream
          || '","type":"' || p_type
          || '","version":' || p_expected_version + 1 || '}', 'UTF8'))
    from (select clock_timestamp() as recorded_at, pg_current_xact_id() as transaction_id offset 0) as clock
    left join lateral (
      select version, hash from events where stream = p_stream order by version desc limit 1
    ) as head on true
    where case when coalesce(head.version, 0) = p_expected_version then true
      else ledger_reject_version(p_stream, coalesce(head.version, 0), p_expected_version) end
    returning (
      '{"position":' || e.position
      || ',"recordedAt":"' || to_char(e.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
      || '","hash":"' || encode(e.hash, 'hex') || '"}')::json;
  end`;

const REJECT_CHANGE = `
  create function ledger_reject_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the ledger is append-only: % is not allowed', tg_op using errcode = 'LD002';
  end $$`;

export async function down(): Promise<void> {
  throw new Error('The ledger cannot be removed by a migration.');
}
