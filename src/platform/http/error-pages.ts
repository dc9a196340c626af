/** Errors of the API for a browser that opened a file by its address: the login or a page, in place of JSON. */
import type { Context, Middleware } from 'koa';
import { hashSha256 } from '#src/platform/crypto.ts';
import { escapeHtml } from '#src/platform/text.ts';

/**
 * Wraps the error handler and the security log, so that both see the status of the error. Requests of scripts keep
 * the JSON response.
 */
export function showErrorsAsPages(): Middleware {
  return async (ctx, next) => {
    await next();
    if (ctx.status < 400 || !isPageRequest(ctx)) return;
    const { code, message } = (ctx.body ?? {}) as { code?: string; message?: string };
    if (!message) return;
    ctx.vary('Accept');
    if (code === 'not-signed-in') redirectToLogin(ctx);
    else sendErrorPage(ctx, message);
  };
}

/**
 * A click on a link, an address typed by hand, or a form sent without scripts. A download has another destination and shows
 * its error by itself.
 */
function isPageRequest(ctx: Context): boolean {
  if (ctx.method !== 'GET' && !ctx.is('urlencoded')) return false;
  return ['', 'document'].includes(ctx.get('sec-fetch-dest')) && ctx.get('accept').includes('text/html');
}

/** Clients read at most 8 to 16 KB of headers. Addresses that the site links to have less than a hundred letters. */
const MAX_NEXT_LENGTH = 2000;

function redirectToLogin(ctx: Context): void {
  const next = encodeURIComponent(ctx.url);
  ctx.redirect(next.length > MAX_NEXT_LENGTH ? '/login' : `/login?next=${next}`);
  ctx.status = 303;
}

function sendErrorPage(ctx: Context, message: string): void {
  const { status } = ctx;
  ctx.set('Content-Security-Policy', POLICY);
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = renderErrorPage(message);
  ctx.status = status;
}

const STYLE = `body{margin:0;background:#fbf7ee;color:#211d33;font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:12vh 1.25rem}
h1{font:600 2rem/1.2 Georgia,serif;margin:0 0 1rem}
a{color:#a8482a;display:inline-block;padding:.75rem 1.5rem .75rem 0}
a:focus-visible{outline:3px solid #a06a14;outline-offset:2px}`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hashSha256(STYLE, 'base64')}'`,
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const renderErrorPage = (message: string) => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>This page cannot be shown | Lagna</title>
<style>${STYLE}</style></head>
<body><main><h1>This page cannot be shown</h1><p>${escapeHtml(message)}</p>
<p><a href="/my-reports">My Reports</a> <a href="/support">Support</a> <a href="/">Home page</a></p></main></body></html>
`;
