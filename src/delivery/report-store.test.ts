import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashSha256 } from '#src/platform/crypto.ts';
import { createFolderStore, type ReportStore, type StoredReport } from './report-store.ts';

const PDF = Buffer.from('%PDF-1.4 a report of one page');
const SHA256 = hashSha256(PDF);

let folder: string;
let store: ReportStore;
let logLines: string[];
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'lagna-store-'));
  logLines = [];
  store = createFolderStore(folder, pino({ base: null }, { write: (line) => void logLines.push(line) }));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await fs.rm(folder, { recursive: true, force: true });
});

const getFile = () => path.join(folder, SHA256.slice(0, 2), `${SHA256}.pdf`);
const listEvents = () => logLines.map((line) => (JSON.parse(line) as { event: string }).event);
async function listStored(from = store): Promise<StoredReport[]> {
  const reports: StoredReport[] = [];
  for await (const report of from.list()) reports.push(report);
  return reports;
}
const listFiles = async () =>
  (await fs.readdir(folder, { recursive: true })).filter((name) => name.includes('.pdf'));

it('a stored file is read back, and nothing else is left in the folder', async () => {
  await store.put(SHA256, PDF);
  expect(await store.get(SHA256)).toEqual(PDF);
  expect(await listFiles()).toEqual([path.relative(folder, getFile())]);
  expect(logLines).toEqual([]);
});

it('a file and its folder are synchronised before put returns', async () => {
  const probe = await fs.open(folder, 'r');
  const sync = vi.spyOn(Object.getPrototypeOf(probe) as fs.FileHandle, 'sync');
  await probe.close();
  const writeFile = vi.spyOn(fs, 'writeFile');
  await store.put(SHA256, PDF);
  expect(writeFile.mock.calls[0]![2]).toMatchObject({ flush: true });
  expect(sync).toHaveBeenCalledTimes(3); // the file, its new folder and the parent
  await store.put(SHA256, PDF);
  expect(sync).toHaveBeenCalledTimes(5);
});

it('a write that fails leaves no temporary file', async () => {
  vi.spyOn(fs, 'rename').mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  await expect(store.put(SHA256, PDF)).rejects.toThrow('full');
  expect(await listFiles()).toEqual([]);
});

it('a folder that cannot be read is an error, not an empty store', async () => {
  const unreadable = createFolderStore('/dev/null', pino({ enabled: false }));
  await expect(listStored(unreadable)).rejects.toThrow('ENOTDIR');
});

describe('a missing or altered file', () => {
  it('a missing file is not returned, which is logged', async () => {
    expect(await store.get(SHA256)).toBeUndefined();
    expect(listEvents()).toEqual(['report_files.missing']);
  });

  it.each<[string, (pdf: Buffer) => Buffer]>([
    ['one byte differs', (pdf) => Buffer.from(pdf).fill('x', 3, 4)],
    ['it is truncated', (pdf) => pdf.subarray(0, 10)],
    ['it is empty', () => Buffer.alloc(0)],
    ['bytes were added', (pdf) => Buffer.concat([pdf, Buffer.from(' ')])],
  ])('a stored file is not returned when %s', async (_what, alter) => {
    await store.put(SHA256, PDF);
    await fs.writeFile(getFile(), alter(PDF));
    expect(await store.get(SHA256)).toBeUndefined();
    expect(listEvents()).toEqual(['report_files.altered']);
  });
});

it('the stored files are listed in order of their hash, without files that are being written', async () => {
  expect(await listStored()).toEqual([]);
  const pdfs = ['a', 'b', 'c', 'd'].map((text) => Buffer.from(text));
  for (const pdf of pdfs) await store.put(hashSha256(pdf), pdf);
  await fs.writeFile(`${path.join(folder, hashSha256('a').slice(0, 2), hashSha256('a'))}.pdf.part`, 'a');
  await fs.writeFile(path.join(folder, '.writable-1'), 'x');
  const listed = await listStored();
  expect(listed.map(({ sha256 }) => sha256)).toEqual(pdfs.map((pdf) => hashSha256(pdf)).toSorted());
  expect(listed).toContainEqual({ sha256: hashSha256('a'), bytes: 1, storedAt: expect.any(Date) });
});
