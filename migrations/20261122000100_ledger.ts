/**
 * The ledger: append-only events, one stream per order, one SHA-256 chain per stream.
 * The application's role may only read events and execute ledger_append. Triggers prevent the owner from changing rows.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const app = knex.userParams.appRole as string;
  await knex.raw(`
    create table events (
      position bigint generated always as identity primary key,
      stream text not null check (stream ~ '^[A-Za-z0-9-]{1,80}$'),
      version integer not null check (version > 0),
      type text not null check (type ~ '^[A-Za-z]{1,60}$'),
      data json not null,
      meta json not null,
      recorded_at timestamptz not null,
      hash bytea not null check (octet_length(hash) = 32),
      constraint events_stream_version unique (stream, version)
    )`);
  await knex.raw(APPEND);
  await knex.raw(REJECT_CHANGE);
  await knex.raw(`
    create trigger events_reject_row_change before update or delete on events
      for each row execute function ledger_reject_change();
    create trigger events_reject_truncate before truncate on events
      for each statement execute function ledger_reject_change()`);
  await knex.raw('revoke all on events from public');
  await knex.raw('revoke all on function ledger_append(text, integer, json) from public');
  await knex.raw('grant usage on schema public to ??', [app]);
  await knex.raw('grant select on events to ??', [app]);
  await knex.raw('grant execute on function ledger_append(text, integer, json) to ??', [app]);
}

/**
 * The hashed bytes are RFC 8785 JSON: sorted keys, no white space. `data` and `meta` arrive in canonical form and are
 * stored as text (type json), so an export contains the exact bytes that were hashed and any script can verify them.
 * If two transactions append to a stream at the same version, the second waits on the unique key and fails with 23505 or
 * LD001.
 */
const APPEND = `
  create function ledger_append(p_stream text, p_expected_version integer, p_events json)
  returns table (out_position bigint, out_version integer, out_recorded_at timestamptz, out_hash bytea)
  language plpgsql security definer set search_path = pg_catalog, public as $$
  declare
    head_version integer;
    head_hash bytea;
    recorded timestamptz;
    event json;
    canonical text;
  begin
    select e.version, e.hash into head_version, head_hash
      from events e where e.stream = p_stream order by e.version desc limit 1;
    head_version := coalesce(head_version, 0);
    head_hash := coalesce(head_hash, decode(repeat('00', 32), 'hex'));
    if head_version <> p_expected_version then
      raise exception 'stream % is at version %, expected %', p_stream, head_version, p_expected_version
        using errcode = 'LD001';
    end if;
    for event in select * from json_array_elements(p_events) loop
      head_version := head_version + 1;
      recorded := clock_timestamp();
      canonical := '{"data":' || (event -> 'data')::text
        || ',"meta":' || (event -> 'meta')::text
        || ',"recordedAt":"' || to_char(recorded at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
        || '","stream":"' || p_stream
        || '","type":"' || (event ->> 'type')
        || '","version":' || head_version || '}';
      head_hash := sha256(head_hash || convert_to(canonical, 'UTF8'));
      insert into events (stream, version, type, data, meta, recorded_at, hash)
        values (p_stream, head_version, event ->> 'type', event -> 'data', event -> 'meta', recorded, head_hash)
        returning events.position into out_position;
      out_version := head_version;
      out_recorded_at := recorded;
      out_hash := head_hash;
      return next;
    end loop;
  end $$`;

const REJECT_CHANGE = `
  create function ledger_reject_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the ledger is append-only: % is not allowed', tg_op using errcode = 'LD002';
  end $$`;

export async function down(): Promise<void> {
  throw new Error('The ledger cannot be removed by a migration.');
}
