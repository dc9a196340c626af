/**
 * Serves the built site from memory, so that no request reaches the file system. Dynamic pages are rendered here, at
 * start and on `refresh()`; static pages were rendered by the build.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context, Next } from 'koa';
import { createContentPolicy, type Gateway } from './content-policy.ts';
import { PUBLIC_URL_PLACEHOLDER } from './contract.ts';
import {
  loadRenderer,
  readBuild,
  renderDocument,
  renderShell,
  type Build,
  type Renderer,
} from './page-document.ts';
import { isPubliclyReachable, renderRobotsTxt, renderSitemap } from './robots-and-sitemap.ts';
import { sendStatic } from './send-static.ts';
import {
  CACHE_NO_STORE,
  CACHE_REVALIDATE,
  compressFile,
  loadFiles,
  type CompressionLevel,
  type StaticFile,
} from './static-files.ts';

export type SiteOptions = {
  /** the build: site/ (client), pictures/, pages/ (static pages), prerender/ (the renderer) */
  dir: string;
  /** base of canonical links, without trailing slash; search engines are kept out of a loopback address */
  publicUrl: string;
  /** data of the dynamic pages; read again on every refresh */
  loadPageData: () => Promise<object>;
  /** the civil day of the dates in the pages, YYYY-MM-DD; a new one renders the dynamic pages again */
  getDay: () => string;
  log: { error: (details: object, message: string) => void };
  gateway: Gateway;
  /** set on the html element of every page, for the style sheets: `data-google` where Google sign-in is configured */
  rootAttributes?: string[];
  /** sent with every response */
  headers: Record<string, string>;
  compression?: CompressionLevel;
};

export type Site = {
  /** Renders the dynamic pages again. A failure is logged and the previous pages stay. */
  refresh: () => Promise<void>;
  /** Renders a page of kind on-demand; the caller keeps it. `status`: as the page sets it */
  renderPage: (url: string, data: object) => Promise<{ file: StaticFile; status: number }>;
  /** Answers with a page or file of the site, or calls the next middleware. */
  serveFiles: (ctx: Context, next: Next) => Promise<void> | void;
  /** Answers every remaining GET outside /api/ with a redirect or the not-found page. */
  serveFallback: (ctx: Context, next: Next) => Promise<void> | void;
};

export async function createSite(options: SiteOptions): Promise<Site> {
  const { dir, log, headers, getDay } = options;
  const folders = ['site', 'pictures'].map((part) => loadFiles(path.join(dir, part), headers));
  const files = new Map(folders.flatMap((folder) => [...folder]));
  const build = readBuild(path.join(dir, 'site'));
  const renderer = await loadRenderer(path.join(dir, 'prerender'));
  const routes = renderer.listPages({});
  const redirects = new Map(routes.flatMap(({ url, redirectTo }) => (redirectTo ? [[url, redirectTo]] : [])));
  const urlsWithOptionalSegment = new Set(routes.flatMap((page) => (page.optionalSegment ? [page.url] : [])));
  const staticPages = await loadStaticPages(build, renderer, options);
  const notFoundPage = staticPages.get('/404');
  if (!notFoundPage) throw new Error(`${dir} has no not-found page: run the build`);
  staticPages.delete('/404');
  let renderedDay = getDay();
  let dynamicPages = await renderDynamicPages(build, renderer, options);

  const findFile = (url: string) => dynamicPages.get(url) ?? files.get(url) ?? staticPages.get(url);
  const findFileWithoutSegment = (url: string) => {
    const parent = url.replace(/\/[^/]+$/, '');
    return urlsWithOptionalSegment.has(parent) ? findFile(parent) : undefined;
  };

  let [startedRefreshes, shownRefresh] = [0, 0];
  const refresh = async () => {
    const [refreshNumber, previousDay] = [(startedRefreshes += 1), renderedDay];
    renderedDay = getDay();
    try {
      const pages = await renderDynamicPages(build, renderer, options);
      // Refreshes can overlap: older data never replace newer ones.
      if (refreshNumber > shownRefresh) [shownRefresh, dynamicPages] = [refreshNumber, pages];
    } catch (error) {
      // The next request tries the new day again.
      renderedDay = previousDay;
      log.error(
        { event: 'pages.refresh_failed', err: error },
        'Dynamic pages could not be rendered again; the previous ones stay',
      );
    }
  };

  return {
    refresh,
    async renderPage(url, data) {
      const page = await renderer.render(url, data);
      const html = renderDocument(build, url, page);
      // Fast compression, because a request waits for the page.
      const file = await createPageFile({ ...options, compression: 'quick' }, html, CACHE_REVALIDATE);
      return { file, status: page.status };
    },
    serveFiles(ctx, next) {
      // not awaited: the first request of a day gets the pages of the day before
      if (getDay() !== renderedDay) void refresh();
      const file = isReadRequest(ctx) && (findFile(ctx.path) ?? findFileWithoutSegment(ctx.path));
      return file ? sendStatic(ctx, file, 200) : next();
    },
    serveFallback(ctx, next) {
      if (!isReadRequest(ctx) || ctx.path.startsWith('/api/')) return next();
      const target = redirects.get(ctx.path) ?? stripTrailingSlash(ctx.path);
      if (target) return redirect(ctx, target);
      sendStatic(ctx, notFoundPage, 404);
    },
  };
}

type PageFiles = Map<string, StaticFile>;

/** The dynamic pages, and the sitemap and robots.txt, which depend on the same data. */
async function renderDynamicPages(
  build: Build,
  { render, listPages }: Renderer,
  options: SiteOptions,
): Promise<PageFiles> {
  const data = await options.loadPageData();
  const pages = listPages(data);
  const { publicUrl, headers, compression } = options;
  const settings = { cache: CACHE_REVALIDATE, headers, compression };
  const dynamicFiles = pages
    .filter(({ kind }) => kind === 'dynamic')
    .map(async ({ url }) => {
      const html = renderDocument(build, url, await render(url, data));
      return [url, await createPageFile(options, html, CACHE_REVALIDATE)] as const;
    });
  const crawlerFiles = [
    ['/sitemap.xml', await compressFile('.xml', renderSitemap(publicUrl, pages), settings)],
    ['/robots.txt', await compressFile('.txt', renderRobotsTxt(publicUrl, pages), settings)],
  ] as const;
  return new Map([...crawlerFiles, ...(await Promise.all(dynamicFiles))]);
}

/** The pages in the build by URL (`login.html` is /login), and an empty shell for each client-only page. */
async function loadStaticPages(
  build: Build,
  { listPages }: Renderer,
  options: SiteOptions,
): Promise<PageFiles> {
  const shell = await createPageFile(options, renderShell(build), CACHE_NO_STORE);
  const clientOnlyPages = listPages({}).filter(({ kind }) => kind === 'client-only');
  const pages: PageFiles = new Map(clientOnlyPages.map(({ url }) => [url, shell]));
  const folder = path.join(options.dir, 'pages');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const url = `/${name.slice(0, -'.html'.length).split(path.sep).join('/')}`;
    const html = readFileSync(path.join(folder, name), 'utf8');
    pages.set(url, await createPageFile(options, html, url === '/404' ? CACHE_NO_STORE : CACHE_REVALIDATE));
  }
  return pages;
}

function createPageFile(
  { publicUrl, gateway, headers, compression, rootAttributes = [] }: SiteOptions,
  document: string,
  cache: string,
): Promise<StaticFile> {
  const html = document
    .replaceAll(PUBLIC_URL_PLACEHOLDER, publicUrl)
    .replace('<html', ['<html', ...rootAttributes].join(' '));
  const pageHeaders = {
    ...headers,
    'Content-Security-Policy': createContentPolicy(gateway, html),
    ...(isPubliclyReachable(publicUrl) ? {} : { 'X-Robots-Tag': 'noindex' }),
  };
  return compressFile('.html', html, { cache, headers: pageHeaders, compression });
}

const isReadRequest = (ctx: Context) => ctx.method === 'GET' || ctx.method === 'HEAD';

const stripTrailingSlash = (url: string) =>
  url.length > 1 && url.endsWith('/') ? url.replace(/\/+$/, '') || '/' : undefined;

/** A second leading slash or a backslash would make browsers read the target as another host. */
function redirect(ctx: Context, target: string): void {
  ctx.status = 301;
  ctx.redirect(target.replace(/^[/\\]+/, '/') + ctx.search);
}
