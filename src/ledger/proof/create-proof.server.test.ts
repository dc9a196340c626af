import { describe, expect, it } from 'vitest';
import { hashSha256 } from '#src/platform/crypto.ts';
import { sealLedger } from '#src/ledger/seals/seal-ledger.ts';
import { findSeal } from '#src/ledger/seals/seal.ts';
import { startTamperableLedger } from '#src/ledger/verify/testing.ts';
import { createProof } from './create-proof.ts';

const ledger = startTamperableLedger();
const ZEROS = '0'.repeat(64);

const hashChained = ({ previousHash, text }: { previousHash: string; text: string }) =>
  hashSha256(Buffer.concat([Buffer.from(previousHash, 'hex'), Buffer.from(text)]));

describe('createProof', () => {
  it('contains the hashed text, the path of the event and its seal', async () => {
    await ledger.createSealedLedger();
    const { event, leafIndex, auditPath, seal, laterSeals } = await createProof(ledger.db, {
      stream: 's-a',
      version: 2,
    });
    expect(event).toMatchObject({ position: 4, stream: 's-a', version: 2 });
    expect(JSON.parse(event.text)).toMatchObject({ stream: 's-a', version: 2, data: { number: 2 } });
    expect(hashChained(event)).toBe(event.hash);
    expect(leafIndex).toBe(3);
    // Nine leaves: the left subtree has eight.
    expect(auditPath).toHaveLength(4);
    expect(seal).toMatchObject({ number: 1, previousHash: ZEROS });
    expect(hashChained(seal)).toBe(seal.hash);
    expect(laterSeals).toEqual([]);
  });

  it('the proof by position equals the proof by stream and version', async () => {
    await ledger.createSealedLedger();
    expect(await createProof(ledger.db, 4)).toEqual(
      await createProof(ledger.db, { stream: 's-a', version: 2 }),
    );
  });

  it('later seals form a chain up to the requested one', async () => {
    await ledger.createSealedLedger();
    await ledger.append('s-b', 1);
    await sealLedger(ledger.db);
    const { event, seal, laterSeals } = await createProof(ledger.db, { stream: 's-a', version: 1 }, 3);
    expect(event.previousHash).toBe(ZEROS);
    expect(laterSeals.map(({ number }) => number)).toEqual([2, 3]);
    expect(laterSeals.map(hashChained)).toEqual(laterSeals.map(({ hash }) => hash));
    expect(laterSeals.map(({ previousHash }) => previousHash)).toEqual([seal.hash, laterSeals[0]!.hash]);
    expect(laterSeals[1]!.hash).toBe((await findSeal(ledger.db, 3))!.hash);
    expect((await createProof(ledger.db, 1, 1)).laterSeals).toEqual([]);
  });

  it('an unknown event is an error that names it', async () => {
    await ledger.createSealedLedger();
    await expect(createProof(ledger.db, { stream: 's-a', version: 99 })).rejects.toMatchObject({
      code: 'event-not-found',
      message: 'The ledger has no event 99 of s-a.',
    });
    await expect(createProof(ledger.db, 99)).rejects.toMatchObject({
      message: 'The ledger has no event at position 99.',
    });
  });

  it('an event that is not sealed is an error that names the time of the next seal', async () => {
    await ledger.append('s-a', 1);
    await expect(createProof(ledger.db, 1)).rejects.toMatchObject({
      code: 'event-not-sealed',
      message: expect.stringMatching(
        /^Event 1 of s-a is not sealed yet\. Seals are made every five minutes, the next one at \d\d:\d[05] \(Indian time\)\.$/,
      ),
    });
  });

  it('a seal before the event, or one that does not exist, is an error', async () => {
    await ledger.createSealedLedger();
    for (const untilSeal of [1, 7])
      await expect(createProof(ledger.db, 10, untilSeal)).rejects.toMatchObject({ code: 'seal-not-found' });
  });

  it('a damaged ledger gives no proof', async () => {
    await ledger.createSealedLedger();
    await ledger.admin.raw(`delete from events where stream = 's-b' and version = 2`);
    for (const position of [1, 8])
      await expect(createProof(ledger.db, position)).rejects.toMatchObject({ code: 'ledger-damaged' });
  });
});
