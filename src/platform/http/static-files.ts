/** Files and pages of the site in memory: compressed, with their headers. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hashSha256 } from '#src/platform/crypto.ts';
import { pickFileHeaders } from './security-headers.ts';

export type Encoding = 'br' | 'gzip';
/** The body in one encoding. `rawHeaders` are the headers as the flat list that Node's writeHead takes. */
export type Representation = { headers: Record<string, string>; rawHeaders: string[]; body: Buffer };
export type StaticFile = { plain: Representation } & Partial<Record<Encoding, Representation>>;

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
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

/** Names under /assets/ contain a hash of the content. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable';
export const CACHE_REVALIDATE = 'no-cache';
export const CACHE_NO_STORE = 'no-store';

/** The template, and metadata of the build tools. */
const NOT_SERVED = /^index\.html$|^\./;

/** The public files of a folder by URL path, with the `.br` and `.gz` files beside them. A missing folder has none. */
export function loadFiles(dir: string, headers: Record<string, string>): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(dir)) return files;
  const fileHeaders = pickFileHeaders(headers);
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    const type = CONTENT_TYPES[path.extname(name)];
    const file = path.join(dir, name);
    if (!type || NOT_SERVED.test(name) || !statSync(file).isFile()) continue;
    const bodies = { plain: readFileSync(file), ...readCompressedFiles(file) };
    const metadata = { type, cache: getCaching(name), headers: isPartOfPage(name) ? fileHeaders : headers };
    files.set(`/${name.split(path.sep).join('/')}`, createStaticFile(bodies, metadata));
  }
  return files;
}

const getCaching = (name: string) => (name.startsWith('assets') ? CACHE_FOREVER : CACHE_REVALIDATE);

/** A script, style sheet or font: a browser never shows it as a document. */
const isPartOfPage = (name: string) => /\.(?:js|css|woff2)$/.test(name);

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Quality of brotli and gzip. A page of 120 kB takes 1 ms at brotli 1, 2 ms at 5 and at 8, 20 ms at 9 and 130 ms at 11. At 1
 * it is 27 % larger than at 8, at 5 2 %; at 9 it is 0.3 % smaller, at 11 10 %. From 6 to 8 the tables of all pages that are
 * compressed at start stay with the process: 140 MB at 8. Those of 9 are so large that the system gets them back.
 */
const LEVELS = { small: { br: 9, gzip: 9 }, quick: { br: 5, gzip: 1 } };
/** `none`: pages are sent as they are, for tests, which start the application hundreds of times and request few pages. */
export type CompressionLevel = keyof typeof LEVELS | 'none';

/** `headers`: in addition to those derived from type, caching and content. */
type FileMetadata = { type: string; cache: string; headers: Record<string, string> };

type CompressOptions = Omit<FileMetadata, 'type'> & { compression?: CompressionLevel | undefined };

/** Compresses a generated text off the main thread. `extension` determines the content type. */
export async function compressFile(
  extension: string,
  text: string,
  { compression = 'small', ...metadata }: CompressOptions,
): Promise<StaticFile> {
  const plain = Buffer.from(text);
  const fileMetadata = { type: CONTENT_TYPES[extension]!, ...metadata };
  if (compression === 'none') return createStaticFile({ plain }, fileMetadata);
  const levels = LEVELS[compression];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gzipped] = await Promise.all([
    compress.br(plain, { params }),
    compress.gzip(plain, { level: levels.gzip }),
  ]);
  return createStaticFile({ plain, br, gzip: gzipped }, fileMetadata);
}

type EncodedBodies = { plain: Buffer; br?: Buffer; gzip?: Buffer };

function readCompressedFiles(file: string): Omit<EncodedBodies, 'plain'> {
  const readIfExists = (extension: string) =>
    existsSync(file + extension) ? readFileSync(file + extension) : undefined;
  const [br, gzipped] = [readIfExists('.br'), readIfExists('.gz')];
  return { ...(br && { br }), ...(gzipped && { gzip: gzipped }) };
}

function createStaticFile({ plain, br, gzip: gzipped }: EncodedBodies, metadata: FileMetadata): StaticFile {
  const hash = hashSha256(plain, 'base64url').slice(0, 22);
  return {
    plain: createRepresentation(plain, metadata, hash),
    ...(br && { br: createRepresentation(br, metadata, hash, 'br') }),
    ...(gzipped && { gzip: createRepresentation(gzipped, metadata, hash, 'gzip') }),
  };
}

function createRepresentation(
  body: Buffer,
  metadata: FileMetadata,
  hash: string,
  encoding?: Encoding,
): Representation {
  const headers = {
    'Content-Type': metadata.type,
    'Content-Length': String(body.length),
    'Cache-Control': metadata.cache,
    Vary: 'Accept-Encoding',
    ETag: encoding ? `"${hash}-${encoding}"` : `"${hash}"`,
    ...(encoding && { 'Content-Encoding': encoding }),
    ...metadata.headers,
  };
  return { headers, rawHeaders: Object.entries(headers).flat(), body };
}
