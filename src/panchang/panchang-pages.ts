/**
 * The pages of the panchang in memory. Those of the largest Indian towns are rendered before anybody asks; others when they
 * are asked for, and the last ones are kept. Every page is true until midnight in its town.
 */
import { gunzipSync } from 'node:zlib';
import type { Context, Next } from 'koa';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Site } from '#src/platform/http/site.ts';
import { renderSitemap } from '#src/platform/http/robots-and-sitemap.ts';
import { sendStatic } from '#src/platform/http/send-static.ts';
import type { StaticFile } from '#src/platform/http/static-files.ts';
import { createLruCache } from '#src/platform/lru-cache.ts';
import type { Log } from '#src/platform/log.ts';
import { getNextMidnight } from './dates.ts';
import { findPanchangPage, type PanchangAddress } from './find-panchang.ts';
import { createPageRenewal, type PageRenewal } from './page-renewal.ts';
import { listTowns } from './towns.ts';

export type PanchangPages = PageRenewal & {
  /** Answers from memory, or calls the next middleware. */
  serveFromMemory: (ctx: Context, next: Next) => Promise<void> | void;
  /** Renders a page and answers with it. */
  serve: (ctx: Context, address: PanchangAddress) => Promise<void>;
  serveSitemap: (ctx: Context) => void;
};

type Deps = {
  gazetteer: Gazetteer;
  clock: Clock;
  log: Log;
  publicUrl: string;
  site: Pick<Site, 'renderPage'>;
};

type PageInMemory = { file: StaticFile; status: 200 | 404; validUntil: number };

/** About 40 KB each: a search engine that reads the whole calendar pushes out only other pages of this cache. */
const CACHED_PAGES = 400;

export function createPanchangPages(deps: Deps): PanchangPages {
  const { gazetteer, clock, site } = deps;
  const renewedPages = new Map<string, PageInMemory>();
  const otherPages = createLruCache<PageInMemory>(CACHED_PAGES);

  const findInMemory = (path: string): PageInMemory | undefined => {
    const page = renewedPages.get(path) ?? otherPages.get(path);
    return page && page.validUntil > clock.now().getTime() ? page : undefined;
  };

  async function render(address: PanchangAddress): Promise<PageInMemory> {
    const now = clock.now();
    const { page: panchang, zone } = findPanchangPage(gazetteer, address, now);
    const { file, status } = await site.renderPage(toPath(address), { panchang });
    return {
      file: dropPlainBody(file),
      status: status === 404 ? 404 : 200,
      validUntil: getNextMidnight(now, zone),
    };
  }

  async function renewPage(address: PanchangAddress): Promise<void> {
    const path = toPath(address);
    const current = renewedPages.get(path);
    if (current && current.validUntil > clock.now().getTime()) return;
    renewedPages.set(path, await render(address));
  }

  return {
    ...createPageRenewal(deps, renewPage),
    serveFromMemory(ctx, next) {
      const page = isReadRequest(ctx) && /^\/panchang(\/|$)/.test(ctx.path) && findInMemory(ctx.path);
      return page ? sendStatic(ctx, page.file, page.status) : next();
    },
    async serve(ctx, address) {
      const [path, page] = [toPath(address), await render(address)];
      if (renewedPages.has(path)) renewedPages.set(path, page);
      else otherPages.set(path, page);
      sendStatic(ctx, page.file, page.status);
    },
    serveSitemap(ctx) {
      ctx.type = 'application/xml';
      ctx.body = renderSitemap(
        deps.publicUrl,
        listTowns(gazetteer).map(({ slug }) => ({ url: toPath({ town: slug }), kind: 'on-demand' })),
      );
    },
  };
}

export const toPath = ({ town, date }: PanchangAddress): string =>
  ['/panchang', town, date]
    .filter((part) => part !== undefined)
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join('/');

const isReadRequest = (ctx: Context) => ctx.method === 'GET' || ctx.method === 'HEAD';

/** Nearly all clients take a compressed body: the plain one is two thirds of the memory. */
function dropPlainBody({ plain: { headers, rawHeaders }, br, gzip }: StaticFile): StaticFile {
  return {
    ...(br && { br }),
    ...(gzip && { gzip }),
    get plain() {
      return { headers, rawHeaders, body: gunzipSync(gzip!.body) };
    },
  };
}
