import { expect, it } from 'vitest';
import { hashSha256 } from '#src/platform/crypto.ts';
import { startTamperableLedger } from '#src/ledger/verify/testing.ts';
import { exportEvents, type ExportedEvent, type ExportRange } from './export-events.ts';

const ledger = startTamperableLedger();

async function readExport(range?: ExportRange): Promise<ExportedEvent[]> {
  const events: ExportedEvent[] = [];
  for await (const event of exportEvents(ledger.db, range)) events.push(event);
  return events;
}

it('every exported event has the text and the previous hash that its hash follows from', async () => {
  await ledger.createSealedLedger();
  const events = await readExport();
  expect(events.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  for (const { previousHash, text, hash } of events)
    expect(hashSha256(Buffer.concat([Buffer.from(previousHash!, 'hex'), Buffer.from(text)]))).toBe(hash);
  const { stream, version, type, recordedAt, text } = events[3]!;
  expect(JSON.parse(text)).toMatchObject({ stream, version, type, recordedAt });
});

it('from and to are positions, both inclusive, and previous hashes before the range are known', async () => {
  await ledger.createSealedLedger();
  const all = await readExport();
  expect(await readExport({ from: 4, to: 6 })).toEqual(all.slice(3, 6));
  expect(await readExport({ from: 12 })).toEqual([]);
});

it('an export of more than one batch is complete, and leaves out events that are appended during it', async () => {
  await ledger.append('s-long', 4001);
  let count = 0;
  for await (const { position } of exportEvents(ledger.db)) {
    if (position === 1) await ledger.append('s-other', 1);
    count += 1;
  }
  expect(count).toBe(4001);
});

it('an event after a removed one has no previous hash', async () => {
  await ledger.append('s-a', 3);
  await ledger.admin.raw(`delete from events where stream = 's-a' and version = 2`);
  expect((await readExport()).map(({ previousHash }) => previousHash)).toEqual(['0'.repeat(64), undefined]);
});
