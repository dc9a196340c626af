import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findChromium } from './chromium.ts';

it('findChromium replaces the incomplete folder of an interrupted unpacking', async () => {
  const cache = await fs.mkdtemp(path.join(os.tmpdir(), 'chromium-'));
  const binary = await findChromium(cache);
  const { size } = await fs.stat(binary);
  await fs.truncate(binary, 1000);
  await fs.chmod(binary, 0o644);
  expect(await findChromium(cache)).toBe(binary);
  expect((await fs.stat(binary)).size).toBe(size);
  expect(await fs.readdir(cache)).toHaveLength(1);
  await fs.rm(cache, { recursive: true });
});
