/** All addresses of the site, worked out from its routes. Only the renderer knows this list; browsers have no use for it. */
import type { RouteObject } from 'react-router-dom';
import type { Page } from '#src/platform/http/contract-pages.ts';
import { calculators } from '#web/content/calculators.ts';
import type { PageData } from '#web/lib/page-data.ts';
import { routes, type Handle } from '#web/app/routes.tsx';
import { articles } from '#web/content/articles/index.ts';

/** Every address a path with a parameter stands for. */
const VALUES: Record<string, (data: PageData) => { value: string; lastModified?: string }[]> = {
  ':reportKey': ({ reports = [] }) => reports.map(({ key }) => ({ value: key })),
  ':calculatorId': () => calculators.map(({ id }) => ({ value: id })),
  ':slug': () => articles.map(({ slug, published }) => ({ value: slug, lastModified: published })),
};

/** @throws when a route has a parameter whose values are not written above: its pages would be found by nobody */
export const listPages = (data: PageData): Page[] =>
  leaves(routes).flatMap((route) => addresses(route, data).map((at) => ({ ...toPage(route), ...at })));

const leaves = (all: RouteObject[]): RouteObject[] =>
  all.flatMap((route) => (route.children ? leaves(route.children) : route));

function toPage({ path, handle }: RouteObject): Pick<Page, 'kind' | 'redirectTo' | 'file'> {
  const { kind = 'static', file, movedTo } = handle as Handle;
  if (movedTo) return { kind: 'redirect', redirectTo: movedTo };
  return { kind: path === '*' ? 'not-found' : kind, ...(file && { file }) };
}

/** What may be left out at the end is no page of its own: the browser shows it on the page without. */
function addresses(
  route: RouteObject,
  data: PageData,
): Pick<Page, 'url' | 'lastModified' | 'optionalSegment'>[] {
  const [, path = '', optional] = /^(.*?)(\/:\w+\?)?$/.exec(route.path ?? '')!;
  if (optional) return [{ url: `/${path}`, optionalSegment: true }];
  if (path === '*') return [{ url: '/404' }];
  const parameter = /:\w+/.exec(path)?.[0];
  if (!parameter) return [{ url: `/${path}` }];
  const values = VALUES[parameter];
  if (!values) throw new Error(`Nobody knows what ${parameter} of ${path} may be: say it in places.ts.`);
  return values(data).map(({ value, ...rest }) => ({ url: `/${path.replace(parameter, value)}`, ...rest }));
}
