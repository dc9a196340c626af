import fs from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { BUILD_FOLDER } from '#src/compose.ts';
import { createBrowser } from '#src/platform/browser.ts';
import { CONTENT_VERSION } from '#src/reports/content/en/version.ts';
import { readRelease } from '#src/support/release.ts';
import { createError, createOk, type Check } from './check.ts';

const REQUIRED_NODE = 24;

export const checkVersions: Check = async () => {
  const major = Number(process.versions.node.split('.')[0]);
  const text = `release ${readRelease()}, Node ${process.versions.node}, content ${CONTENT_VERSION}`;
  return [major < REQUIRED_NODE ? createError(`${text}: Node ${REQUIRED_NODE} is required`) : createOk(text)];
};

/** Prints a page as a report is printed. */
export const checkChromium: Check = async ({ config }) => {
  const browser = createBrowser({
    executablePath: config.chromiumPath,
    cacheDir: path.join(BUILD_FOLDER, 'chromium'),
    log: { info() {}, warn() {} },
    concurrency: 1,
  });
  try {
    const startedAt = Date.now();
    const version = await browser.getVersion();
    return [createOk(`${version} starts in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)];
  } finally {
    await browser.close();
  }
};

const MIN_FREE_BYTES = 5e9;

/** The folders of reports and seals are writable, and the disk has room. */
export const checkStore: Check = async ({ config }) => {
  const folder = path.resolve(config.varDir);
  await fs.mkdir(folder, { recursive: true });
  const probe = path.join(folder, `.doctor-${randomUUID()}`);
  await fs.writeFile(probe, 'probe', { flush: true });
  await fs.rm(probe);
  const { bavail, bsize } = await fs.statfs(folder);
  const freeBytes = bavail * bsize;
  const text = `store writable (${folder}), ${Math.round(freeBytes / 1e9)} GB free`;
  return [freeBytes < MIN_FREE_BYTES ? createError(`${text}: less than 5 GB`) : createOk(text)];
};
