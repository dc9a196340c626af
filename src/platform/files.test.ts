import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listNames, readFileIfExists } from './files.ts';

let folder: string;
const toPath = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'files-'));
  await fs.writeFile(toPath('b'), 'text');
  await fs.writeFile(toPath('a'), '');
});
afterAll(() => fs.rm(folder, { recursive: true }));

it('the names in a folder are sorted', async () => {
  expect(await listNames(folder)).toEqual(['a', 'b']);
});

it('a folder and a file that do not exist are empty', async () => {
  expect(await listNames(toPath('missing'))).toEqual([]);
  expect(await readFileIfExists(toPath('missing'))).toBeUndefined();
});

it('a folder and a file that cannot be read are an error, not empty', async () => {
  await expect(listNames(toPath('a'))).rejects.toThrow('ENOTDIR');
  await expect(readFileIfExists(folder)).rejects.toThrow('EISDIR');
});
