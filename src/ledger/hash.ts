import canonicalize from 'canonicalize';

/** Converts a value to canonical JSON (RFC 8785), whose bytes the ledger hashes. @throws TypeError when the value is not JSON */
export function toCanonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('Not a JSON value.');
  return text;
}

/** The previous hash of the first event of a stream: 32 zero bytes. */
export const GENESIS_HASH = Buffer.alloc(32);

/** SQL for the hashed text of a row of `events`, composed as in ledger_append. */
export const HASHED_TEXT_SQL = `'{"data":' || data::text || ',"meta":' || meta::text
  || ',"recordedAt":"' || to_char(recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  || '","stream":"' || stream || '","type":"' || type || '","version":' || version || '}'`;
