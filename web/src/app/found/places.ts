/** All addresses of the site, worked out from its routes. Only the renderer knows this list; browsers have no use for it. */
import type { RouteObject } from 'react-router-dom';
import { calculators } from '#web/content/calculators.ts';
import type { PageData } from '#web/lib/page-data.ts';
import { routes, type Handle } from '#web/app/routes.tsx';
import { articles } from '#web/content/articles/index.ts';

export type Place = {
  /** a path; /404 stands for all that nobody knows */
  url: string;
  /** `fixed`: drawn by the build; `live`: by the server; `own`: by its owner's browser; `moved`: to `to`; `missing`: /404 */
  kind: 'fixed' | 'live' | 'own' | 'moved' | 'missing';
  to?: string;
  /** the screen's module, as Vite's manifest names it */
  file?: string;
  /** day of the last change, where it is known */
  modified?: string;
};

/** Every address a path with a parameter stands for. */
const VALUES: Record<string, (data: PageData) => { value: string; modified?: string }[]> = {
  ':reportKey': ({ reports = [] }) => reports.map(({ key }) => ({ value: key })),
  ':calculatorId': () => calculators.map(({ id }) => ({ value: id })),
  ':slug': () => articles.map(({ slug, published }) => ({ value: slug, modified: published })),
};

/** @throws when a route has a parameter whose values are not written above: its pages would be found by nobody */
export const places = (data: PageData): Place[] =>
  leaves(routes).flatMap((route) => addresses(route, data).map((at) => ({ ...placeOf(route), ...at })));

const leaves = (all: RouteObject[]): RouteObject[] =>
  all.flatMap((route) => (route.children ? leaves(route.children) : route));

function placeOf({ path, handle }: RouteObject): Pick<Place, 'kind' | 'to' | 'file'> {
  const { drawn = 'fixed', file, movedTo } = handle as Handle;
  if (movedTo) return { kind: 'moved', to: movedTo };
  return { kind: path === '*' ? 'missing' : drawn, ...(file && { file }) };
}

/** What may be left out at the end is no page of its own: the browser shows it on the page without. */
function addresses(route: RouteObject, data: PageData): Pick<Place, 'url' | 'modified'>[] {
  const path = (route.path ?? '').replace(/\/:\w+\?$/, '');
  if (path === '*') return [{ url: '/404' }];
  const parameter = /:\w+/.exec(path)?.[0];
  if (!parameter) return [{ url: `/${path}` }];
  const values = VALUES[parameter];
  if (!values) throw new Error(`Nobody knows what ${parameter} of ${path} may be: say it in places.ts.`);
  return values(data).map(({ value, ...rest }) => ({ url: `/${path.replace(parameter, value)}`, ...rest }));
}
