/** The browser's files, read once from the folder `page` and served as they are. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type Koa from 'koa';
import { unknownUrl } from './errors.ts';

const FOLDER = path.join(import.meta.dirname, 'page');
const files = new Map(
  readdirSync(FOLDER).map((name) => [name, readFileSync(path.join(FOLDER, name), 'utf8')]),
);

/** @throws GatewayError 404 when the folder has no such file */
export function staticText(name: string): Koa.Middleware {
  return async (ctx) => {
    const text = files.get(name);
    if (text === undefined) throw unknownUrl();
    ctx.type = path.extname(name);
    ctx.set('cache-control', 'no-cache');
    // The real script is loaded from another site, too.
    ctx.set('cross-origin-resource-policy', 'cross-origin');
    ctx.body = text;
  };
}
