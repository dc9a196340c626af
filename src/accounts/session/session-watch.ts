/** Watches the sessions of open streams: one query for all of a process in each interval. */
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { findOpenTokenHashes } from './open-sessions.ts';

/** Called in each interval. After `isOpen: false` the stream must send nothing more. */
type Listener = (isOpen: boolean) => void;

export type SessionWatch = {
  /**
   * @param tokenHash from `getCurrentTokenHash`
   * @returns the function that ends the watch
   */
  watch(tokenHash: Buffer | undefined, listener: Listener): () => void;
  close(): void;
};

/** Token hashes of one query. */
const CHUNK_SIZE = 1000;

/** A session whose row cannot be read counts as ended. */
export function createSessionWatch(
  { db, clock }: { db: Database; clock: Clock },
  intervalMs: number,
): SessionWatch {
  /** by token hash in hex; '' for a response without a session */
  const listeners = new Map<string, Set<Listener>>();
  let isChecking = false;

  async function checkAll(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    try {
      const tokenHashes = [...listeners.keys()];
      for (let start = 0; start < tokenHashes.length; start += CHUNK_SIZE)
        await checkChunk(tokenHashes.slice(start, start + CHUNK_SIZE));
    } finally {
      isChecking = false;
    }
  }

  async function checkChunk(tokenHashes: string[]): Promise<void> {
    const openHashes = await findOpenTokenHashes(db, clock, tokenHashes).catch(() => new Set<string>());
    for (const hash of tokenHashes)
      for (const listener of listeners.get(hash) ?? []) listener(openHashes.has(hash));
  }

  const timer = setInterval(() => void checkAll(), intervalMs);
  return {
    watch(tokenHash, listener) {
      const hash = tokenHash?.toString('hex') ?? '';
      const listenersOfHash = listeners.get(hash) ?? new Set();
      listeners.set(hash, listenersOfHash.add(listener));
      return () => {
        listenersOfHash.delete(listener);
        if (listenersOfHash.size === 0) listeners.delete(hash);
      };
    },
    close: () => clearInterval(timer),
  };
}
