import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** RFC 8785 text of a JSON value; the ledger hashes these bytes. @throws when the value is not JSON */
export function canonical(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('Not a JSON value: it cannot be written to the ledger.');
  return text;
}

export const GENESIS = Buffer.alloc(32);

type Hashed = {
  stream: string;
  version: number;
  type: string;
  data: unknown;
  meta: unknown;
  recordedAt: string;
};

/** The link of one event: sha256(previous link || canonical event). The same as ledger_append computes in SQL. */
export function link(previous: Buffer, event: Hashed): Buffer {
  const { data, meta, recordedAt, stream, type, version } = event;
  return createHash('sha256')
    .update(previous)
    .update(canonical({ data, meta, recordedAt, stream, type, version }))
    .digest();
}
