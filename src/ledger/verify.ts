import type { Database } from '#src/platform/database.ts';
import { GENESIS, link } from './canonical.ts';
import type { StoredEvent } from './event.ts';
import { readAll } from './read.ts';

export type Verdict =
  | { intact: true; events: number; streams: number }
  | {
      intact: false;
      events: number;
      streams: number;
      broken: { position: number; stream: string; version: number; why: string };
    };

type Head = { version: number; hash: Buffer };

/** Recomputes every chain from the first event on and names the first row that does not fit. */
export async function verifyLedger(db: Database): Promise<Verdict> {
  const heads = new Map<string, Head>();
  let events = 0;
  for await (const event of readAll(db)) {
    const head = heads.get(event.stream) ?? { version: 0, hash: GENESIS };
    const why = misfit(head, event);
    if (why) {
      const { position, stream, version } = event;
      return { intact: false, events, streams: heads.size, broken: { position, stream, version, why } };
    }
    heads.set(event.stream, { version: event.version, hash: Buffer.from(event.hash, 'hex') });
    events += 1;
  }
  return { intact: true, events, streams: heads.size };
}

function misfit(head: Head, event: StoredEvent): string | undefined {
  if (event.version !== head.version + 1)
    return `version ${head.version + 1} was expected here: an event is missing or out of order`;
  if (link(head.hash, event).toString('hex') !== event.hash)
    return 'its hash does not follow from its content and the event before it';
  return undefined;
}
