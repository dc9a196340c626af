/** Watches the sessions of open streams: one query for all of a process in each interval. */
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { findOpenTokens } from './open-sessions.ts';

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

/** Tokens of one query. */
const CHUNK_SIZE = 1000;

/** A session whose row cannot be read counts as ended. */
export function createSessionWatch(
  { db, clock }: { db: Database; clock: Clock },
  intervalMs: number,
): SessionWatch {
  /** by hex of the token's hash */
  const listeners = new Map<string, Set<Listener>>();
  let isChecking = false;

  async function checkAll(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    try {
      const tokens = [...listeners.keys()];
      for (let start = 0; start < tokens.length; start += CHUNK_SIZE)
        await checkChunk(tokens.slice(start, start + CHUNK_SIZE));
    } finally {
      isChecking = false;
    }
  }

  async function checkChunk(tokens: string[]): Promise<void> {
    const openTokens = await findOpenTokens(db, clock, tokens).catch(() => new Set<string>());
    for (const token of tokens)
      for (const listener of listeners.get(token) ?? []) listener(openTokens.has(token));
  }

  const timer = setInterval(() => void checkAll(), intervalMs);
  return {
    watch(tokenHash, listener) {
      const token = tokenHash?.toString('hex') ?? '';
      const ofToken = listeners.get(token) ?? new Set();
      listeners.set(token, ofToken.add(listener));
      return () => {
        ofToken.delete(listener);
        if (ofToken.size === 0) listeners.delete(token);
      };
    },
    close: () => clearInterval(timer),
  };
}
