/** A process of the site loads only what answers requests: the texts of the reports alone would double its memory and start. */
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const RECORDER = new URL('./testing/record-imported-modules.ts', import.meta.url).href;

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'modules-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));

test('the server without jobs loads no job, of the report texts only names and dates, and no list of passwords', async () => {
  const file = path.join(folder, 'modules');
  const server = new URL('./server.ts', import.meta.url).href;
  await promisify(execFile)(
    process.execPath,
    ['--import', RECORDER, '--input-type=module', '--eval', `await import('${server}')`],
    { cwd: ROOT, env: { ...process.env, IMPORTED_MODULES_FILE: file } },
  );
  const urls = (await fs.readFile(file, 'utf8')).split('\n');
  const files = urls.map((url) => path.relative(ROOT, new URL(url, 'file:///').pathname));
  expect(files).toContain('src/app.ts');
  const isUnneeded = (name: string) =>
    /^(jobs|src\/reports\/chapters|src\/reports\/content\/en)\//.test(name) &&
    !name.startsWith('src/reports/content/en/grammar/');
  expect(files.filter(isUnneeded)).toEqual([]);
  expect(files.filter((name) => /node_modules\/(to-words|@zxcvbn-ts)\//.test(name))).toEqual([]);
});
