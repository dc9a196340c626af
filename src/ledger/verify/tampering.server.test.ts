/** Each test changes the tables as superuser and expects the damage to be named. */
import { describe, expect, it } from 'vitest';
import { appendEvents } from '#src/ledger/append.ts';
import { readStream } from '#src/ledger/read.ts';
import { sealLedger } from '#src/ledger/seals/seal-ledger.ts';
import { findLastSeal } from '#src/ledger/seals/seal.ts';
import { TEST_META, computeHash, startTamperableLedger } from './testing.ts';
import { verifyLedger } from './verify-ledger.ts';

const ledger = startTamperableLedger();

describe('a changed event', () => {
  const change = `update events set data = '{"number":99}' where stream = 's-a' and version = 2`;

  it('is found before a seal', async () => {
    await ledger.append('s-a', 3);
    await ledger.admin.raw(change);
    expect(await ledger.verify()).toMatchObject([{ kind: 'changed', stream: 's-a', version: 2 }]);
  });

  it('is found in a seal', async () => {
    await ledger.createSealedLedger();
    await ledger.admin.raw(change);
    expect(await ledger.verify()).toMatchObject([{ kind: 'changed', stream: 's-a', version: 2, seal: 1 }]);
  });

  for (const [column, value] of [
    ['recorded_at', `recorded_at - interval '1 day'`],
    ['type', `'Other'`],
    ['meta', `'{}'`],
  ])
    it(`is found by its ${column}`, async () => {
      await ledger.createSealedLedger();
      await ledger.admin.raw(`update events set ${column} = ${value} where stream = 's-b' and version = 3`);
      expect(await ledger.verify()).toMatchObject([{ kind: 'changed', stream: 's-b', version: 3, seal: 1 }]);
    });

  it('is found as the last event, when the projection contains it', async () => {
    await ledger.append('s-a', 2);
    await ledger.admin.raw(change);
    expect(await ledger.verify({ findProjectedVersion: async () => 2 })).toMatchObject([
      { kind: 'changed', version: 2 },
    ]);
  });
});

describe('a removed event', () => {
  it('is found before a seal', async () => {
    await ledger.append('s-a', 3);
    await ledger.admin.raw(`delete from events where stream = 's-a' and version = 2`);
    expect(await ledger.verify()).toMatchObject([
      { kind: 'removed', stream: 's-a', version: 3, reason: 'event 2 of s-a is missing' },
    ]);
  });

  it('is found in a seal', async () => {
    await ledger.createSealedLedger();
    await ledger.admin.raw(`delete from events where stream = 's-b' and version = 1`);
    expect(await ledger.verify()).toMatchObject([{ kind: 'removed', stream: 's-b' }]);
  });

  it('is found when the rest of the stream is in another seal', async () => {
    await ledger.createSealedLedger();
    await ledger.admin.raw(`delete from events where stream = 's-a' and version in (2, 3)`);
    expect(await ledger.verify()).toMatchObject([{ kind: 'removed', stream: 's-a', version: 2, seal: 1 }]);
  });
});

describe('a removed end of a stream', () => {
  it('is found in the last seal, with the versions that the seal covers', async () => {
    await ledger.createSealedLedger();
    await ledger.admin.raw(`delete from events where stream = 's-a' and version > 3`);
    const [damage] = await ledger.verify();
    expect(damage).toMatchObject({ kind: 'stream-truncated', stream: 's-a', version: 4, seal: 2 });
    expect(damage!.reason).toMatch(
      /^the last events of s-a are missing after version 3; seal 2 of .+ covers events 4 to 5$/,
    );
  });

  it('is found when later events of other streams exist', async () => {
    await ledger.createSealedLedger();
    await ledger.admin.raw(`delete from events where stream = 's-c' and version = 3`);
    expect(await ledger.verify()).toMatchObject([
      { kind: 'stream-truncated', stream: 's-c', version: 3, seal: 1 },
    ]);
  });
});

it('a removed stream is found', async () => {
  await ledger.createSealedLedger();
  await ledger.admin.raw(`delete from events where stream = 's-b'`);
  expect(await ledger.verify()).toMatchObject([{ kind: 'stream-missing', stream: 's-b', seal: 1 }]);
});

it('a removed ledger is found', async () => {
  await ledger.createSealedLedger();
  await ledger.admin.raw('delete from events');
  expect(await ledger.verify()).toMatchObject([{ kind: 'stream-missing', seal: 1 }]);
});

describe('an inserted event', () => {
  const forge = (stream: string, version: number) =>
    ledger.admin.raw(
      `insert into events (stream, version, type, data, meta, recorded_at, hash)
       values (?, ?, 'Forged', '{}', '{}', now(), decode(repeat('ab', 32), 'hex'))`,
      [stream, version],
    );

  it('with a wrong hash is found, when the projection does not contain it', async () => {
    await ledger.append('s-a', 2);
    await forge('s-a', 3);
    expect(await ledger.verify({ findProjectedVersion: async () => 2 })).toMatchObject([
      { kind: 'inserted', stream: 's-a', version: 3 },
    ]);
  });

  it('with a valid hash at an unused position of a seal is found', async () => {
    await ledger.append('s-a', 1);
    await ledger.db
      .transaction(async (trx) => {
        await appendEvents(trx, 's-b', 0, [{ type: 'Counted', data: {} }], TEST_META);
        await trx.rollback();
      })
      .catch(() => {});
    await ledger.append('s-c', 1);
    await sealLedger(ledger.db);
    await ledger.insertWithValidHash('s-a', 2, 2);
    expect(await ledger.verify()).toMatchObject([
      { kind: 'inserted', stream: 's-a', version: 2, position: 2, seal: 1 },
    ]);
    await ledger.admin.raw('delete from events where position = 2');
    await ledger.insertWithValidHash('s-new', 1, 2);
    expect(await ledger.verify()).toMatchObject([{ kind: 'inserted', stream: 's-new', version: 1, seal: 1 }]);
  });
});

describe('reordered events', () => {
  const swapPositions = (first: number, second: number) =>
    ledger.admin.raw(`
      alter table events alter column position set generated by default;
      update events set position = -1 where position = ${first};
      update events set position = ${first} where position = ${second};
      update events set position = ${second} where position = -1;
      alter table events alter column position set generated always`);

  it('of one stream are found', async () => {
    await ledger.createSealedLedger();
    await swapPositions(1, 4);
    expect(await ledger.verify()).toMatchObject([{ kind: 'reordered', stream: 's-a', version: 2 }]);
  });

  it('of two streams in one seal are found', async () => {
    await ledger.createSealedLedger();
    await swapPositions(4, 5);
    expect(await ledger.verify()).toMatchObject([{ kind: 'reordered', seal: 1 }]);
  });

  it('of two seals are found', async () => {
    await ledger.createSealedLedger();
    await swapPositions(9, 10);
    expect(await ledger.verify()).toMatchObject([
      { kind: expect.stringMatching(/reordered|inserted/), seal: 1 },
    ]);
  });
});

it('a chain that was computed again is found', async () => {
  await ledger.createSealedLedger();
  const [first, ...others] = await readStream(ledger.db, 's-b');
  let previous: Buffer = Buffer.from(first!.hash, 'hex');
  for (const event of others) {
    const changed = { ...event, data: { number: 1000 } };
    const hash = computeHash(previous, changed);
    await ledger
      .admin('events')
      .where({ stream: 's-b', version: event.version })
      .update({ data: JSON.stringify(changed.data), hash });
    previous = hash;
  }
  expect(await ledger.verify()).toMatchObject([
    { kind: 'chain-recomputed', stream: 's-b', version: 3, seal: 1 },
  ]);
});

describe('an altered or missing seal', () => {
  it('is found by its hash', async () => {
    await ledger.createSealedLedger();
    await ledger.admin.raw('update ledger_seals set event_count = 8 where number = 1');
    expect(await ledger.verify()).toMatchObject([{ kind: 'seal-altered', seal: 1 }]);
  });

  it('is found by the number that is missing', async () => {
    await ledger.createSealedLedger();
    await ledger.admin.raw('delete from ledger_seals where number = 1');
    expect(await ledger.verify()).toMatchObject([
      { kind: 'seal-missing', seal: 1, reason: 'seal 1 is missing' },
    ]);
  });

  it('is found by its list of streams', async () => {
    await ledger.createSealedLedger();
    await ledger.admin.raw(`delete from ledger_seal_streams where seal_number = 1 and stream = 's-b'`);
    expect(await ledger.verify()).toMatchObject([{ kind: 'seal-altered', seal: 1 }]);
  });

  it('is found by its copy after a superuser removed events and created all seals again', async () => {
    await ledger.createSealedLedger();
    const copies = new Map([[2, [(await findLastSeal(ledger.db))!.hash]]]);
    const sealCopies = { write: async () => {}, listHashes: async () => copies };
    expect(await ledger.verify({ sealCopies })).toEqual([]);
    expect(await verifyLedger(ledger.db, { sealCopies })).toMatchObject({ uncopiedSeals: 1 });
    await ledger.admin.raw(`
      delete from ledger_seal_streams; delete from ledger_seals;
      delete from events where stream = 's-a' and version = 5`);
    await sealLedger(ledger.db);
    expect(await ledger.verify()).toEqual([]);
    expect(await ledger.verify({ sealCopies })).toMatchObject([
      { kind: 'seal-missing', seal: 2, reason: expect.stringContaining('seal 2 is missing') },
    ]);
    await ledger.append('s-a', 1);
    await sealLedger(ledger.db);
    expect(await ledger.verify({ sealCopies })).toMatchObject([
      { kind: 'seal-altered', seal: 2, reason: expect.stringContaining('differs from its copy') },
    ]);
  });
});
