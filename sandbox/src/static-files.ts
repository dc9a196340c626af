/** Scripts and styles for the browser, read once from the folder `page`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type Koa from 'koa';
import { createUnknownUrlError } from './errors.ts';

const FOLDER = path.join(import.meta.dirname, '../page');
const files = new Map(
  readdirSync(FOLDER).map((name) => [name, readFileSync(path.join(FOLDER, name), 'utf8')]),
);

/** @throws SandboxHttpError 404 when the folder has no such file */
export function serveFile(name: string): Koa.Middleware {
  return async (ctx) => {
    const text = files.get(name);
    if (text === undefined) throw createUnknownUrlError();
    ctx.type = path.extname(name);
    ctx.set('cache-control', 'no-cache');
    // Pages of another origin load checkout.js, as they load Razorpay's.
    ctx.set('cross-origin-resource-policy', 'cross-origin');
    ctx.body = text;
  };
}
