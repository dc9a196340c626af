import { createHash, timingSafeEqual } from 'node:crypto';
import type Koa from 'koa';
import { createUnauthorizedError } from './errors.ts';

/** Compares key id and secret in constant time. */
export function requireBasicAuth(keyId: string, keySecret: string): Koa.Middleware {
  const expected = hashSha256(`${keyId}:${keySecret}`);
  return async (ctx, next) => {
    const [scheme, credentials = ''] = ctx.get('authorization').split(' ');
    const actual = hashSha256(Buffer.from(credentials, 'base64').toString('utf8'));
    if (scheme !== 'Basic' || !timingSafeEqual(actual, expected)) throw createUnauthorizedError();
    await next();
  };
}

const hashSha256 = (text: string) => createHash('sha256').update(text).digest();
