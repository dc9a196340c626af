import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** Converts a value to canonical JSON (RFC 8785), whose bytes the ledger hashes. @throws TypeError when the value is not JSON */
export function toCanonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('Not a JSON value.');
  return text;
}

/** The previous hash of the first event of a stream: 32 zero bytes. */
export const GENESIS_HASH = Buffer.alloc(32);

type HashedEvent = {
  stream: string;
  version: number;
  type: string;
  data: unknown;
  meta: unknown;
  recordedAt: string;
};

/** Computes sha256(previous hash || canonical event), as ledger_append does in SQL. */
export function computeHash(previous: Buffer, event: HashedEvent): Buffer {
  const { data, meta, recordedAt, stream, type, version } = event;
  return createHash('sha256')
    .update(previous)
    .update(toCanonicalJson({ data, meta, recordedAt, stream, type, version }))
    .digest();
}

/** SQL for the hashed text of a row of `events`, composed as in ledger_append. */
export const HASHED_TEXT_SQL = `'{"data":' || data::text || ',"meta":' || meta::text
  || ',"recordedAt":"' || to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  || '","stream":"' || stream || '","type":"' || type || '","version":' || version || '}'`;
