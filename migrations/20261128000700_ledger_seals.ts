/**
 * Seals of the ledger: a chain of Merkle roots over all events, in order of position. A chain per stream cannot show that the
 * end of a stream or a whole stream was removed, or that a chain was recomputed; a seal can, if one copy of it is outside of the
 * database.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  const appRole = knex.userParams.appRole as string;
  // events_root: Merkle root of the hashes of the events from first_position to last_position.
  // streams_root: SHA-256 of the rows in ledger_seal_streams.
  await knex.raw(`
    create table ledger_seals (
      number integer primary key,
      first_position bigint not null,
      last_position bigint not null unique check (last_position >= first_position),
      event_count integer not null check (event_count > 0),
      events_root bytea not null check (octet_length(events_root) = 32),
      stream_count integer not null check (stream_count > 0),
      streams_root bytea not null check (octet_length(streams_root) = 32),
      sealed_at timestamptz not null,
      hash bytea not null check (octet_length(hash) = 32)
    );
    create index ledger_seals_sealed_at on ledger_seals (sealed_at)`);
  // The versions of a stream within a seal, and the hash of the last one. They name the stream that differs.
  await knex.raw(`
    create table ledger_seal_streams (
      seal_number integer not null references ledger_seals,
      stream text collate "C" not null,
      first_version integer not null,
      last_version integer not null check (last_version >= first_version),
      hash bytea not null check (octet_length(hash) = 32),
      primary key (seal_number, stream)
    )`);
  await knex.raw(APPEND_SEAL);
  for (const table of ['ledger_seals', 'ledger_seal_streams'])
    await knex.raw(`
      create trigger ${table}_reject_row_change before update or delete on ${table}
        for each row execute function ledger_reject_change();
      create trigger ${table}_reject_truncate before truncate on ${table}
        for each statement execute function ledger_reject_change();
      revoke all on ${table} from public`);
  await knex.raw(`revoke all on function ${SIGNATURE} from public`);
  await knex.raw('grant select on ledger_seals, ledger_seal_streams to ??', [appRole]);
  await knex.raw('grant select on sequence events_position_seq to ??', [appRole]);
  await knex.raw(`grant execute on function ${SIGNATURE} to ??`, [appRole]);
}

const SIGNATURE = 'ledger_append_seal(integer, bigint, integer, bytea, bytea, json)';

/**
 * Appends the seal after the last one. The hashed bytes are the hash of the previous seal and RFC 8785 JSON, as of an event.
 * If two transactions append the same number, the second fails with 23505; a number that does not follow fails with LD003.
 *
 * p_streams: JSON array of [stream, first version, last version, hash in hex].
 */
const APPEND_SEAL = `
  create function ledger_append_seal(
    p_number integer, p_last_position bigint, p_event_count integer, p_events_root bytea, p_streams_root bytea,
    p_streams json
  )
  returns void language plpgsql security definer set search_path = pg_catalog, public as $$
  declare
    previous ledger_seals%rowtype;
    first_position bigint;
    stream_count integer := json_array_length(p_streams);
    sealed_at timestamptz := clock_timestamp();
  begin
    select * into previous from ledger_seals order by number desc limit 1;
    if p_number <> coalesce(previous.number, 0) + 1 or p_last_position <= coalesce(previous.last_position, 0) then
      raise exception 'seal % does not follow seal %', p_number, coalesce(previous.number, 0) using errcode = 'LD003';
    end if;
    first_position := coalesce(previous.last_position, 0) + 1;
    insert into ledger_seals
    values (p_number, first_position, p_last_position, p_event_count, p_events_root, stream_count, p_streams_root,
      sealed_at,
      sha256(coalesce(previous.hash, '\\x${'00'.repeat(32)}') || convert_to(
        '{"eventCount":' || p_event_count
        || ',"eventsRoot":"' || encode(p_events_root, 'hex')
        || '","firstPosition":' || first_position
        || ',"lastPosition":' || p_last_position
        || ',"number":' || p_number
        || ',"sealedAt":"' || to_char(sealed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
        || '","streamCount":' || stream_count
        || ',"streamsRoot":"' || encode(p_streams_root, 'hex') || '"}', 'UTF8')));
    insert into ledger_seal_streams
    select p_number, entry->>0, (entry->>1)::integer, (entry->>2)::integer, decode(entry->>3, 'hex')
    from json_array_elements(p_streams) as entry;
  end $$`;

export async function down(): Promise<void> {
  throw new Error('The seals of the ledger cannot be removed by a migration.');
}
