/** A file or page of the site as it lies in memory, ready to be sent. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Served = {
  type: string;
  cache: string;
  /** of the plain bytes; a packed form adds its name */
  tag: string;
  body: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  policy?: string;
};

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Names under /assets/ carry a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable';
export const ASK_FIRST = 'no-cache';
export const NEVER_KEPT = 'no-store';

/** Every public file of the client build by its path. Templates, manifests and packed forms are none. */
export function loadFiles(dir: string): Map<string, Served> {
  const files = new Map<string, Served>();
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[path.extname(name)];
    const file = path.join(dir, name);
    if (!type || name.startsWith('.') || !statSync(file).isFile()) continue;
    const body = readFileSync(file);
    const cache = name.startsWith('assets') ? FOREVER : ASK_FIRST;
    files.set(`/${name.split(path.sep).join('/')}`, {
      type,
      cache,
      tag: tagOf(body),
      body,
      ...packedBeside(file),
    });
  }
  return files;
}

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Packed off the main thread. Quality 9: a fifth of the time of 11 for about 2 % more bytes. */
export async function packedPage(html: string, policy: string, cache: string): Promise<Served> {
  const body = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gzipped] = await Promise.all([pack.br(body, { params }), pack.gzip(body, { level: 9 })]);
  return { type: 'text/html; charset=utf-8', cache, tag: tagOf(body), body, br, gzip: gzipped, policy };
}

function packedBeside(file: string): Pick<Served, 'br' | 'gzip'> {
  const beside = (ending: string) => (existsSync(file + ending) ? readFileSync(file + ending) : undefined);
  const [br, gzipped] = [beside('.br'), beside('.gz')];
  return { ...(br && { br }), ...(gzipped && { gzip: gzipped }) };
}

const tagOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
