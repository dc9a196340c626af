/**
 * Serves the built site from memory, so that no request reaches the file system. Pages that show the catalogue or the
 * sky are drawn here, at start and on `refresh()`; the others were drawn by the build.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context, Next } from 'koa';
import { contentPolicy, type Gateway } from './content-policy.ts';
import { ORIGIN } from './contract.ts';
import { findable, robotsFile, sitemapFile } from './found.ts';
import {
  loadRenderer,
  pageDocument,
  readBuild,
  shellDocument,
  type Build,
  type Renderer,
} from './page-document.ts';
import { send } from './send.ts';
import { ASK_FIRST, loadFiles, NEVER_KEPT, packed, type Effort, type Served } from './site-files.ts';

export type SiteOptions = {
  /** the build: site/ (client), pictures/, pages/ (drawn by the build), prerender/ (the renderer) */
  dir: string;
  /** where readers reach the site, without a slash at the end; on this machine alone it is found by nobody */
  publicUrl: string;
  loadReports: () => Promise<{ key: string }[]>;
  loadSky: () => Promise<unknown>;
  /** whom to turn to with a complaint, from the configuration */
  grievance?: unknown;
  log: { error: (details: object, message: string) => void };
  csp: { gateway: Gateway };
  /** of every answer */
  headers: Record<string, string>;
  packing?: Effort;
};

export type Site = {
  /** draws home, list and report pages anew; on failure the old ones stay and the failure is logged */
  refresh: () => Promise<void>;
  /** what there is, in memory; everything else is left to others */
  pages: (ctx: Context, next: Next) => Promise<void> | void;
  /** moved addresses, and the page for those that nobody knows; calls of the API are left to others */
  elsewhere: (ctx: Context, next: Next) => Promise<void> | void;
};

export async function createSite(options: SiteOptions): Promise<Site> {
  const { dir, csp, log, headers } = options;
  const folders = ['site', 'pictures'].map((part) => loadFiles(path.join(dir, part), headers));
  const files = new Map(folders.flatMap((folder) => [...folder]));
  const build = readBuild(path.join(dir, 'site'));
  const renderer = await loadRenderer(path.join(dir, 'prerender'));
  const fixed = await fixedPages(build, renderer, options);
  const missing = fixed.get('/404');
  if (!missing) throw new Error(`${dir} holds no not-found page: run the build`);
  fixed.delete('/404');
  const movedTo = new Map(renderer.places({}).flatMap(({ url, to }) => (to ? [[url, to]] : [])));
  const draw = () => livePages(build, renderer, options);
  let live = await draw();

  return {
    async refresh() {
      try {
        live = await draw();
      } catch (error) {
        log.error({ err: error, gateway: csp.gateway }, 'pages not drawn anew, the old ones stay');
      }
    },
    pages(ctx, next) {
      const found =
        reads(ctx) &&
        (live.get(ctx.path) ??
          files.get(ctx.path) ??
          fixed.get(ctx.path) ??
          fixed.get(withoutCode(ctx.path)));
      return found ? send(ctx, found, 200) : next();
    },
    elsewhere(ctx, next) {
      if (!reads(ctx) || ctx.path.startsWith('/api/')) return next();
      const moved = movedTo.get(ctx.path) ?? withoutSlash(ctx.path);
      if (moved) return move(ctx, moved);
      send(ctx, missing, 404);
    },
  };
}

/** Pages that show the catalogue or the sky, and what tells crawlers of all pages. */
async function livePages(build: Build, { render, places }: Renderer, options: SiteOptions): Promise<Pages> {
  const [reports, sky] = await Promise.all([options.loadReports(), options.loadSky()]);
  const all = places({ reports });
  const { publicUrl, headers, packing } = options;
  const asked = { cache: ASK_FIRST, headers, packing };
  const pages = all
    .filter(({ kind }) => kind === 'live')
    .map(async ({ url }) => {
      const html = pageDocument(
        build,
        url,
        await render(url, { reports, sky, grievance: options.grievance }),
      );
      return [url, await page(options, html, ASK_FIRST)] as const;
    });
  const told = [
    ['/sitemap.xml', await packed('.xml', sitemapFile(publicUrl, all), asked)],
    ['/robots.txt', await packed('.txt', robotsFile(publicUrl, all), asked)],
  ] as const;
  return new Map([...told, ...(await Promise.all(pages))]);
}

/** What the build drew, by address (`login.html` is /login), and the empty shell where there is nothing to draw. */
async function fixedPages(build: Build, { places }: Renderer, options: SiteOptions): Promise<Pages> {
  const shell = await page(options, shellDocument(build), NEVER_KEPT);
  const own = places({}).filter(({ kind }) => kind === 'own');
  const pages: Pages = new Map(own.map(({ url }) => [url, shell]));
  const folder = path.join(options.dir, 'pages');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const url = `/${name.slice(0, -'.html'.length).split(path.sep).join('/')}`;
    const html = readFileSync(path.join(folder, name), 'utf8');
    pages.set(url, await page(options, html, url === '/404' ? NEVER_KEPT : ASK_FIRST));
  }
  return pages;
}

type Pages = Map<string, Served>;

function page(
  { publicUrl, csp, headers, packing }: SiteOptions,
  document: string,
  cache: string,
): Promise<Served> {
  const html = document.replaceAll(ORIGIN, publicUrl);
  const own = {
    ...headers,
    'Content-Security-Policy': contentPolicy(csp.gateway, html),
    ...(findable(publicUrl) ? {} : { 'X-Robots-Tag': 'noindex' }),
  };
  return packed('.html', html, { cache, headers: own, packing });
}

/** The link printed in a report: the page that checks it, where the browser looks the code up. */
const withoutCode = (at: string): string => at.replace(/^(\/verify)\/[^/]+$/, '$1');

const reads = (ctx: Context) => ctx.method === 'GET' || ctx.method === 'HEAD';

const withoutSlash = (at: string) =>
  at.length > 1 && at.endsWith('/') ? at.replace(/\/+$/, '') || '/' : undefined;

/** Only the path is ours: a second leading slash, or what browsers take for one, would name another host. */
function move(ctx: Context, to: string): void {
  ctx.status = 301;
  ctx.redirect(to.replace(/^[/\\]+/, '/') + ctx.search);
}
