/** All pages of the site, derived from its routes. Part of the server bundle only. */
import type { RouteObject } from 'react-router-dom';
import type { Page } from '#src/platform/http/contract-pages.ts';
import { calculators } from '#web/content/calculators.ts';
import type { PageData } from '#web/lib/page-data.ts';
import { routes, type RouteHandle } from '#web/app/routes.tsx';
import { articles } from '#web/content/articles/index.ts';

/** The values of each path parameter. */
const PARAMETER_VALUES: Record<string, (data: PageData) => { value: string; lastModified?: string }[]> = {
  ':reportKey': ({ reports = [] }) => reports.map(({ key }) => ({ value: key })),
  ':calculatorId': () => calculators.map(({ id }) => ({ value: id })),
  // only the one that is rendered
  ':token': ({ sharedMatch }) => (sharedMatch ? [{ value: sharedMatch.token }] : []),
  // Only the town that is rendered, of thousands; src/panchang writes their sitemap.
  ':town': ({ panchang }) => (panchang?.kind === 'panchang' ? [{ value: panchang.panchang.town.slug }] : []),
  ':slug': () => articles.map(({ slug, published }) => ({ value: slug, lastModified: published })),
};

/** @throws when a route has a parameter without values above: its pages would be missing in the sitemap */
export const listPages = (data: PageData): Page[] =>
  flattenRoutes(routes).flatMap((route) =>
    listUrls(route, data).map((page) => ({ ...toPage(route), ...page })),
  );

/** The page of a day is not listed: there are 300 years of them. */
const DATE_PARAMETER = ':date';

const flattenRoutes = (routeList: RouteObject[]): RouteObject[] =>
  routeList.flatMap((route) => (route.children ? flattenRoutes(route.children) : route));

function toPage({ path, handle }: RouteObject): Pick<Page, 'kind' | 'redirectTo' | 'file' | 'isUnlisted'> {
  const { kind = 'static', file, redirectTo, isUnlisted } = handle as RouteHandle;
  if (redirectTo) return { kind: 'redirect', redirectTo };
  return {
    kind: path === '*' ? 'not-found' : kind,
    ...(file && { file }),
    ...(isUnlisted && { isUnlisted }),
  };
}

/** A path with an optional last segment is listed once, without the segment: both URLs show the same page. */
function listUrls(
  route: RouteObject,
  data: PageData,
): Pick<Page, 'url' | 'lastModified' | 'optionalSegment'>[] {
  const [, path = '', optional] = /^(.*?)(\/:\w+\?)?$/.exec(route.path ?? '')!;
  if (optional) return [{ url: `/${path}`, optionalSegment: true }];
  if (path === '*') return [{ url: '/404' }];
  const parameter = /:\w+/.exec(path)?.[0];
  if (!parameter) return [{ url: `/${path}` }];
  if (path.includes(DATE_PARAMETER)) return [];
  const values = PARAMETER_VALUES[parameter];
  if (!values)
    throw new Error(`Parameter ${parameter} of ${path} has no values in web/src/app/seo/pages.ts.`);
  return values(data).map(({ value, ...rest }) => ({ url: `/${path.replace(parameter, value)}`, ...rest }));
}
