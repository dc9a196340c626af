import { bodyParser } from '@koa/bodyparser';
import type { Middleware } from 'koa';
import { createBadRequestError } from './errors.ts';

const MAX_BODY_SIZE = '64kb';

/** Parses JSON bodies. A body that is not in the encoding that its header names is an error of the client. @throws HttpError 400 */
export function parseJsonBodies(): Middleware {
  const onError = (error: Error) => {
    // The parser gives its own errors a status; an error of zlib has none.
    if ('status' in error) throw error;
    throw createBadRequestError('malformed', 'The request could not be read. Please check what was sent.');
  };
  return bodyParser({ enableTypes: ['json'], jsonLimit: MAX_BODY_SIZE, onError });
}
