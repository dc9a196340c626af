import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createZoneHistory } from './zone-history.ts';
import { readTzif } from './zone-history/tzif.ts';

type Clock = { offset: number; name: string };
type Change = { at: number; clock: number };

/** A TZif file of version 2 as RFC 9636 describes it, with an empty first block. */
function createTzif(clocks: readonly Clock[], changes: readonly Change[]): Buffer {
  const names = clocks.map(({ name }) => `${name}\0`);
  const createHeader = (...counts: number[]) => {
    const header = Buffer.alloc(44);
    header.write('TZif2');
    counts.forEach((count, index) => header.writeUInt32BE(count, 20 + index * 4));
    return header;
  };
  const times = Buffer.alloc(changes.length * 8);
  changes.forEach(({ at }, index) => times.writeBigInt64BE(BigInt(at), index * 8));
  const types = Buffer.alloc(clocks.length * 6);
  clocks.forEach(({ offset }, index) => {
    types.writeInt32BE(offset, index * 6);
    types.writeUInt8(names.slice(0, index).join('').length, index * 6 + 5);
  });
  return Buffer.concat([
    createHeader(0, 0, 0, 0, 1, 1),
    Buffer.alloc(6 + 1),
    createHeader(0, 0, 0, changes.length, clocks.length, names.join('').length),
    times,
    Buffer.from(changes.map(({ clock }) => clock)),
    types,
    Buffer.from(`${names.join('')}\n<+03>-3\n`),
  ]);
}

/** Dar es Salaam: 1 January 1931, 1948 and 1961, midnight by the clock before; and an invented change in 1980. */
const darEsSalaam = createTzif(
  [
    { offset: 9428, name: 'LMT' },
    { offset: 10_800, name: 'EAT' },
    { offset: 9900, name: '+0245' },
  ],
  [
    { at: Date.UTC(1930, 11, 31, 21, 22, 52) / 1000, clock: 1 },
    { at: Date.UTC(1947, 11, 31, 21, 0, 0) / 1000, clock: 2 },
    { at: Date.UTC(1960, 11, 31, 21, 15, 0) / 1000, clock: 1 },
    { at: Date.UTC(1980, 0, 1) / 1000, clock: 2 },
  ],
);

/** Lisbon: its mean time became legal in 1884 without a change of offset, Greenwich time in 1912. */
const lisbon = createTzif(
  [
    { offset: -2205, name: 'LMT' },
    { offset: 0, name: 'WET' },
  ],
  [
    { at: Date.UTC(1884, 0, 1, 0, 36, 45) / 1000, clock: 0 },
    { at: Date.UTC(1912, 0, 1) / 1000, clock: 1 },
  ],
);

const folder = mkdtempSync(path.join(tmpdir(), 'zoneinfo-'));
afterAll(() => rmSync(folder, { recursive: true }));

function writeDatabase(header: string): string {
  for (const zone of ['Africa', 'Europe', 'posix/Africa'])
    mkdirSync(path.join(folder, zone), { recursive: true });
  for (const zone of ['Africa/Dar_es_Salaam', 'Africa/Zanzibar', 'posix/Africa/Dar_es_Salaam'])
    writeFileSync(path.join(folder, zone), darEsSalaam);
  writeFileSync(path.join(folder, 'Europe/Lisbon'), lisbon);
  writeFileSync(path.join(folder, 'tzdata.zi'), header);
  return folder;
}

describe('createZoneHistory', () => {
  it('writes the clocks and changes of each zone before 1975, and equal histories once', () => {
    const history = createZoneHistory(writeDatabase('# version 2026c\n# ddeps backzone zone.tab\n'));
    const changes = [
      `1${(Date.UTC(1930, 11, 31, 21, 22, 52) / 1000).toString(36)}`,
      `2${(6209 * 86_400 - 1372).toString(36)}`,
      `1${(4749 * 86_400 + 900).toString(36)}`,
    ];
    expect(history.version).toBe('2026c');
    expect(history.zones['Africa/Dar_es_Salaam']).toBe(`LMT=79w EAT=8c0 +0245=7n0|${changes.join(' ')}`);
    expect(history.sameAs).toEqual({ 'Africa/Zanzibar': 'Africa/Dar_es_Salaam' });
  });

  it('names a second mean time of nearly the same offset MT, because it was the law of the country', () => {
    const { zones } = createZoneHistory(writeDatabase('# version 2026c\n# ddeps backzone zone.tab\n'));
    expect(zones['Europe/Lisbon']).toMatch(/^LMT=-1p9 MT=-1p9 WET=0\|1-\w+ 2\w+$/);
  });

  it('rejects a database without the histories that ordinary builds drop', () => {
    expect(() => createZoneHistory(writeDatabase('# version 2026c\n# redo posix_only\n'))).toThrow(
      'PACKRATDATA',
    );
  });
});

describe('readTzif', () => {
  it('reads all changes with their offsets and abbreviations', () => {
    expect(readTzif(darEsSalaam).map(({ abbreviation }) => abbreviation)).toEqual([
      'LMT',
      'EAT',
      '+0245',
      'EAT',
      '+0245',
    ]);
    expect(readTzif(darEsSalaam)[0]).toEqual({ start: -Infinity, offsetSeconds: 9428, abbreviation: 'LMT' });
  });

  it('rejects other files', () => {
    expect(() => readTzif(Buffer.from('# version 2026c\n'))).toThrow('no TZif file');
  });
});
