/**
 * Serves the built site from memory, so that no request reaches the file system. Pages that show the catalogue or the
 * sky are drawn here, at start and on `refresh()`; the others were drawn by the build.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context, Next } from 'koa';
import { contentPolicy, type Gateway } from './content-policy.ts';
import {
  loadRender,
  pageDocument,
  readBuild,
  shellDocument,
  type Build,
  type Render,
} from './page-document.ts';
import { ASK_FIRST, loadFiles, NEVER_KEPT, packedPage, type Served } from './site-files.ts';

export type SiteOptions = {
  /** the build: site/ (client), pages/ (drawn by the build), prerender/ (the renderer) */
  dir: string;
  loadReports: () => Promise<{ key: string }[]>;
  loadSky: () => Promise<unknown>;
  log: { error: (details: object, message: string) => void };
  csp: { gateway: Gateway };
};

export type Site = {
  /** draws home, list and report pages anew; on failure the old ones stay and the failure is logged */
  refresh: () => Promise<void>;
  middleware: (ctx: Context, next: Next) => Promise<void> | void;
};

/** Screens that belong to one member or one payment: only the browser can draw them. */
const SHELLS = ['/my-reports', '/profile', '/dashboard', '/retry-payment'];
const OUTCOMES = ['/payment-success', '/payment-failed', '/payment-status'];
const MOVED: Record<string, string> = { '/contact-us': '/contact', '/privacy': '/privacy-policy' };

export async function createSite(options: SiteOptions): Promise<Site> {
  const { dir, csp, log } = options;
  const files = loadFiles(path.join(dir, 'site'));
  const build = readBuild(path.join(dir, 'site'));
  const render = await loadRender(path.join(dir, 'prerender'));
  const fixed = await fixedPages(build, options);
  const missing = fixed.get('/404');
  if (!missing) throw new Error(`${dir} holds no not-found page: run the build`);
  const draw = () => drawPages(build, render, options);
  let drawn = await draw();
  const find = (at: string) => files.get(at) ?? drawn.get(at) ?? (at === '/404' ? undefined : fixed.get(at));

  return {
    async refresh() {
      try {
        drawn = await draw();
      } catch (error) {
        log.error({ err: error, gateway: csp.gateway }, 'pages not drawn anew, the old ones stay');
      }
    },
    middleware(ctx, next) {
      if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || ctx.path.startsWith('/api/')) return next();
      const moved = MOVED[ctx.path] ?? withoutSlash(ctx.path);
      if (moved) return move(ctx, moved);
      const found = find(ctx.path);
      send(ctx, found ?? missing, found ? 200 : 404);
    },
  };
}

async function drawPages(build: Build, render: Render, options: SiteOptions): Promise<Map<string, Served>> {
  const { loadReports, loadSky, csp } = options;
  const [reports, sky] = await Promise.all([loadReports(), loadSky()]);
  const addresses = ['/', '/reports', ...reports.map(({ key }) => `/reports/${key}`)];
  const pages = addresses.map(async (url) => {
    const html = pageDocument(build, url, await render(url, { reports, sky }));
    return [url, await packedPage(html, contentPolicy(csp.gateway, html), ASK_FIRST)] as const;
  });
  return new Map(await Promise.all(pages));
}

/** What the build drew, by address (`login.html` is /login), and the empty shell where there is nothing to draw. */
async function fixedPages(build: Build, { dir, csp }: SiteOptions): Promise<Map<string, Served>> {
  const pack = (html: string, cache: string) => packedPage(html, contentPolicy(csp.gateway, html), cache);
  const shell = await pack(shellDocument(build), NEVER_KEPT);
  const pages = new Map([...SHELLS, ...OUTCOMES].map((url) => [url, shell]));
  const folder = path.join(dir, 'pages');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const url = `/${name.slice(0, -'.html'.length).split(path.sep).join('/')}`;
    pages.set(url, await pack(readFileSync(path.join(folder, name), 'utf8'), ASK_FIRST));
  }
  return pages;
}

const withoutSlash = (at: string) =>
  at.length > 1 && at.endsWith('/') ? at.replace(/\/+$/, '') || '/' : undefined;

/** Only the path is ours: a second leading slash would name another host. */
function move(ctx: Context, to: string): void {
  ctx.status = 301;
  ctx.redirect(to.replace(/^\/+/, '/') + ctx.search);
}

function send(ctx: Context, file: Served, status: 200 | 404): void {
  ctx.status = status;
  ctx.vary('Accept-Encoding');
  ctx.set('Cache-Control', status === 404 ? NEVER_KEPT : file.cache);
  if (file.policy) ctx.set('Content-Security-Policy', file.policy);
  const { encoding, body } = packing(ctx, file);
  ctx.etag = encoding ? `${file.tag}-${encoding}` : file.tag;
  if (status === 200 && ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = file.type;
  if (encoding) ctx.set('Content-Encoding', encoding);
  ctx.body = body;
}

function packing(ctx: Context, file: Served): { encoding?: 'br' | 'gzip'; body: Buffer } {
  const offered = (['br', 'gzip'] as const).filter((name) => file[name]);
  const wanted = ctx.acceptsEncodings(...offered, 'identity');
  const encoding = offered.find((name) => name === wanted);
  return encoding ? { encoding, body: file[encoding]! } : { body: file.body };
}
