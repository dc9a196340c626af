import { describe, expect, it } from 'vitest';
import { sealLedger } from '#src/ledger/seals/seal-ledger.ts';
import { startTamperableLedger } from './testing.ts';
import { verifyLedger } from './verify-ledger.ts';

const ledger = startTamperableLedger();

describe('an intact ledger', () => {
  it('is intact without a seal, and its events count as unsealed', async () => {
    await ledger.append('s-a', 3);
    await ledger.append('s-b', 1);
    expect(await verifyLedger(ledger.db)).toEqual({
      isIntact: true,
      events: 4,
      streams: 2,
      seals: 0,
      unsealedEvents: 4,
      damages: [],
    });
  });

  it('is intact with seals and newer events', async () => {
    await ledger.createSealedLedger();
    await ledger.append('s-b', 1);
    expect(await verifyLedger(ledger.db)).toMatchObject({
      isIntact: true,
      events: 12,
      streams: 3,
      seals: 2,
      unsealedEvents: 1,
    });
  });

  it('an empty ledger is intact', async () => {
    expect(await verifyLedger(ledger.db)).toMatchObject({ isIntact: true, events: 0, seals: 0 });
  });

  it('appends and seals during the verification cause no false alarm', async () => {
    await ledger.createSealedLedger();
    const stop = new AbortController();
    const write = async (stream: string) => {
      while (!stop.signal.aborted) {
        await ledger.append(stream, 2);
        if (stream === 'w-1') await sealLedger(ledger.db, { maxEvents: 7 });
      }
    };
    const writers = ['w-1', 'w-2', 'w-3'].map(write);
    for (let run = 0; run < 15; run += 1) expect(await ledger.verify()).toEqual([]);
    stop.abort();
    await Promise.all(writers);
    expect(await ledger.verify()).toEqual([]);
  });

  it('progress ends at the newest position', async () => {
    await ledger.createSealedLedger();
    const calls: [number, number][] = [];
    await ledger.verify({ onProgress: (position, lastPosition) => calls.push([position, lastPosition]) });
    expect(calls.at(-1)).toEqual([11, 11]);
  });
});

describe('verification since a time', () => {
  it('verifies the later seals and trusts the earlier events', async () => {
    await ledger.append('s-a', 3);
    await sealLedger(ledger.db);
    await ledger.admin.raw(`update events set data = '{}' where stream = 's-a' and version = 1`);
    const since = new Date();
    await ledger.append('s-a', 2);
    await ledger.append('s-b', 1);
    await sealLedger(ledger.db);
    await ledger.append('s-b', 1);
    expect(await verifyLedger(ledger.db, { since })).toMatchObject({
      isIntact: true,
      events: 4,
      streams: 2,
      seals: 1,
    });
    expect(await ledger.verify()).toMatchObject([{ kind: 'changed', version: 1 }]);
  });

  it('finds damage after that time', async () => {
    await ledger.append('s-a', 3);
    await sealLedger(ledger.db);
    const since = new Date();
    await ledger.append('s-a', 2);
    await ledger.admin.raw(`update events set data = '{}' where stream = 's-a' and version = 4`);
    expect(await ledger.verify({ since })).toMatchObject([{ kind: 'changed', stream: 's-a', version: 4 }]);
    await ledger.admin.raw(`delete from events where stream = 's-a' and version = 4`);
    expect(await ledger.verify({ since })).toMatchObject([{ kind: 'removed', stream: 's-a', version: 5 }]);
  });
});
