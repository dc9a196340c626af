/** Public routes of the panchang: computed from town and date. Nothing is stored. */
import type Router from '@koa/router';
import type { RouterContext } from '@koa/router';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { toSlug } from '#src/places/search/slugs.ts';
import type { Clock } from '#src/platform/clock.ts';
import { listMarkedDays, renderCalendarFeed } from './calendar-feed.ts';
import { getLocalDate } from './dates.ts';
import { createTownError, requirePanchang, type PanchangAddress } from './find-panchang.ts';
import { buildJsonFeed } from './json-feed.ts';
import { toPath, type PanchangPages } from './panchang-pages.ts';
import { computeTownToday } from './town-today.ts';
import { listTowns, MAX_TOWN_LENGTH, suggestTowns, toTown } from './towns.ts';

type Deps = { gazetteer: Gazetteer; clock: Clock; publicUrl: string };

const CACHE_HOUR = 'public, max-age=3600';

export function registerPanchangRoutes(router: Router, { gazetteer, clock, publicUrl }: Deps): void {
  /** @throws HttpError 404 */
  const requireTown = (slug: string) => {
    const place = gazetteer.findBySlug(slug);
    if (!place) throw createTownError(suggestTowns(gazetteer, slug));
    return { place, town: toTown(gazetteer, place), today: getLocalDate(clock.now(), place.zone) };
  };

  router.get('/api/panchang', (ctx) => {
    ctx.set('Cache-Control', CACHE_HOUR);
    ctx.body = { success: true, towns: listTowns(gazetteer) };
  });

  /** The form of the page without scripts, and the position of the browser. */
  router.get('/api/panchang/find', (ctx) => {
    ctx.redirect(toPath(findAddress(gazetteer, ctx.query)));
    ctx.status = 303;
  });

  router.get('/api/panchang/:town/calendar.ics', (ctx) => {
    const { place, town, today } = requireTown(ctx.params['town']!);
    ctx.set('Cache-Control', CACHE_HOUR);
    ctx.set('Content-Disposition', `inline; filename="panchang-${town.slug}.ics"`);
    ctx.type = 'text/calendar; charset=utf-8';
    const days = listMarkedDays(place, today);
    ctx.body = renderCalendarFeed({ town, days, publicUrl, now: clock.now() });
  });

  router.get('/api/panchang/:town/feed.json', (ctx) => {
    // Before the headers, which an error must not have.
    const feed = buildJsonFeed({ ...requireTown(ctx.params['town']!), publicUrl });
    ctx.set('Cache-Control', CACHE_HOUR);
    ctx.type = 'application/feed+json';
    ctx.body = JSON.stringify(feed);
  });

  router.get('/api/panchang/:town/summary', (ctx) => {
    const { place, town } = requireTown(ctx.params['town']!);
    ctx.set('Cache-Control', 'public, max-age=300');
    ctx.body = { success: true, today: computeTownToday(place, town, clock.now()) };
  });

  const answer = (ctx: RouterContext) => {
    ctx.body = {
      success: true,
      panchang: requirePanchang(gazetteer, ctx.params as { town: string; date?: string }, clock.now()),
    };
  };
  router.get('/api/panchang/:town', answer);
  router.get('/api/panchang/:town/:date', answer);
}

/** A town by its name or by a position; an unknown one leads to a page that says so and suggests others. */
function findAddress(gazetteer: Gazetteer, query: Record<string, unknown>): { town: string; date?: string } {
  const [town, date] = [query.town ?? '', query.date ?? ''].map(String) as [string, string];
  const { latitude, longitude } = query;
  const place = findTown(gazetteer, town, Number(latitude ?? NaN), Number(longitude ?? NaN));
  const slug = place ? gazetteer.getSlug(place.id) : toSlug(town.slice(0, MAX_TOWN_LENGTH)) || 'unknown';
  return { town: slug, ...(date ? { date: date.slice(0, MAX_DATE_LENGTH) } : {}) };
}

const MAX_DATE_LENGTH = 12;

function findTown(gazetteer: Gazetteer, name: string, latitude: number, longitude: number) {
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)
    return gazetteer.findNearest({ latitude, longitude });
  const found = gazetteer.match(name);
  return found.kind === 'one'
    ? found.place
    : gazetteer.search(name, 1).find(({ label }) => startsWithName(label, name));
}

/** Whether a label such as "Kota, Rajasthan, India" begins with the typed name. */
const startsWithName = (label: string, name: string): boolean => toSlug(label).startsWith(toSlug(name));

/** Pages that are not in memory. */
export function registerPanchangPageRoutes(
  router: Router,
  { gazetteer, panchangPages: pages }: { gazetteer: Gazetteer; panchangPages: PanchangPages },
): void {
  for (const path of ['/panchang', '/panchang/:town', '/panchang/:town/:date'])
    router.get(path, (ctx, next) => {
      const { town, date } = ctx.params as PanchangAddress;
      // A slash at the end is removed as for every page.
      if (ctx.path.endsWith('/')) return next();
      const slug = town && toSlug(town);
      if (!slug || slug === town || !gazetteer.findBySlug(slug)) return pages.serve(ctx, ctx.params);
      ctx.status = 301;
      ctx.redirect(toPath({ town: slug, ...(date && { date }) }));
    });
  router.get('/sitemap-panchang.xml', pages.serveSitemap);
}
