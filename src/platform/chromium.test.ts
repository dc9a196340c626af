import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createChromiumEnvironment, findChromium } from './chromium.ts';

const packageFolder = path.dirname(
  path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
);
const { version } = JSON.parse(await fs.readFile(path.join(packageFolder, 'package.json'), 'utf8'));

it('findChromium replaces the incomplete folder of an interrupted unpacking', async () => {
  const cache = await fs.mkdtemp(path.join(os.tmpdir(), 'chromium-'));
  const incompleteBinary = path.join(cache, `chromium-${version}`, 'chromium');
  await fs.mkdir(path.dirname(incompleteBinary));
  await fs.writeFile(incompleteBinary, 'incomplete', { mode: 0o644 });
  const binary = await findChromium(cache);
  expect(binary).toBe(incompleteBinary);
  const { stdout } = await promisify(execFile)(binary, ['--version'], {
    env: createChromiumEnvironment(binary),
  });
  expect(stdout).toMatch(/^Chromium \d/);
  expect(await fs.readdir(cache)).toHaveLength(1);
  await fs.rm(cache, { recursive: true });
});
