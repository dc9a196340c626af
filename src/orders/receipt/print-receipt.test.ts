import { describe, expect, it } from 'vitest';
import { requestReceipt, type ReceiptRequestDeps } from './print-receipt.ts';

const REQUEST = { orderId: 'LG-2611-7K3QX9', requestId: 'request-1' };

/** Every job completes at once. `stored`: what the report store has for each job in turn. */
function createDeps(stored: (Buffer | undefined)[]): { deps: ReceiptRequestDeps; keys: string[] } {
  const keys: string[] = [];
  const deps = {
    db: { transaction: (work: (trx: unknown) => Promise<void>) => work(undefined) },
    jobs: {
      send: async (_queue: object, _payload: object, { key }: { key: string }) => void keys.push(key),
      findOutcome: async () => ({ state: 'completed', output: { sha256: 'a'.repeat(64) } }),
    },
    files: { get: async () => stored.shift(), remove: async () => {} },
  };
  return { deps: deps as unknown as ReceiptRequestDeps, keys };
}

describe('receipt printed by a worker', () => {
  it('is printed once more when another request of the same receipt has taken the file', async () => {
    const pdf = Buffer.from('%PDF');
    const { deps, keys } = createDeps([undefined, pdf]);
    expect(await requestReceipt(deps, REQUEST, new AbortController().signal)).toBe(pdf);
    expect(new Set(keys).size).toBe(2);
  });

  it('is unavailable when the second file is missing too', async () => {
    const { deps } = createDeps([]);
    await expect(requestReceipt(deps, REQUEST, new AbortController().signal)).rejects.toMatchObject({
      status: 503,
    });
  });
});
