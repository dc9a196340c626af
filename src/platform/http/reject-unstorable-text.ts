/**
 * Rejects NUL bytes and lone surrogates, which PostgreSQL text columns cannot store. It runs before validation and covers
 * every field, so that none can be forgotten and end as an internal error.
 */
import type { Middleware } from 'koa';
import { createBadRequestError, createUnprocessableError } from './errors.ts';

/** Runs after the body parser. @throws HttpError 400 for a URL, 422 with the field for a body */
export function rejectUnstorableText(): Middleware {
  return (ctx, next) => {
    if (!isDecodable(ctx.path) || Object.values(ctx.query).flat().some(isUnstorable))
      throw createBadRequestError('malformed', 'The request could not be read. Please check what was sent.');
    const path = findUnstorablePath((ctx.request as { body?: unknown }).body);
    if (path !== undefined)
      throw createUnprocessableError('invalid', UNPRINTABLE, [{ path, message: UNPRINTABLE }]);
    return next();
  };
}

const UNPRINTABLE = 'Please remove characters that cannot be printed.';

const isUnstorable = (text: string | undefined) =>
  text !== undefined && (text.includes('\0') || !text.isWellFormed());

/** Percent-encoded UTF-8 without NUL bytes. */
function isDecodable(path: string): boolean {
  try {
    return !isUnstorable(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** @returns the path of the first such field. Iterative, because a body may be nested as deep as it is long. */
function findUnstorablePath(body: unknown): string | undefined {
  const unchecked: [path: string, value: unknown][] = [['', body]];
  for (let entry = unchecked.pop(); entry; entry = unchecked.pop()) {
    const [path, value] = entry;
    if (typeof value === 'string' && isUnstorable(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (isUnstorable(key)) return path;
      unchecked.push([path ? `${path}.${key}` : key, child]);
    }
  }
  return undefined;
}
