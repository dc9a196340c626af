import fs from 'node:fs';

const PACKAGE = new URL('../../package.json', import.meta.url);

/** The release of this code: the version of package.json. */
export const readRelease = (): string =>
  (JSON.parse(fs.readFileSync(PACKAGE, 'utf8')) as { version: string }).version;
