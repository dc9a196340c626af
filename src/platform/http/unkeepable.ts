/**
 * Refuses text that no table of ours can keep: null bytes, and halves of a character. At the door, before any field is
 * looked at, so that no field can be forgotten: further in PostgreSQL would refuse it, as a failure of ours.
 */
import type { Middleware } from 'koa';
import { badRequest, unprocessable } from './errors.ts';

/** After the body parser. @throws Refused 400 for an address, 422 for a body and naming the field */
export function rejectUnstorableText(): Middleware {
  return (ctx, next) => {
    if (!isReadable(ctx.path) || Object.values(ctx.query).flat().some(isUnkeepable))
      throw badRequest('malformed', 'The request could not be read. Please check what was sent.');
    const path = unkeepableIn((ctx.request as { body?: unknown }).body);
    if (path !== undefined) throw unprocessable('invalid', UNPRINTABLE, [{ path, message: UNPRINTABLE }]);
    return next();
  };
}

const UNPRINTABLE = 'Please remove characters that cannot be printed.';

const isUnkeepable = (text: string | undefined) =>
  text !== undefined && (text.includes('\0') || !text.isWellFormed());

/** Every escape in it is UTF-8, and none a null byte. */
function isReadable(path: string): boolean {
  try {
    return !isUnkeepable(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** @returns the first place in a body, as issues name it. Walked with a list of its own: nesting may be as deep as a body is long. */
function unkeepableIn(body: unknown): string | undefined {
  const open: [path: string, value: unknown][] = [['', body]];
  for (let at = open.pop(); at; at = open.pop()) {
    const [path, value] = at;
    if (typeof value === 'string' && isUnkeepable(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (isUnkeepable(key)) return path;
      open.push([path ? `${path}.${key}` : key, inner]);
    }
  }
  return undefined;
}
