/** The path that a login continues to (`?next=`). Only paths of this site: an open redirect could lead to a copy of it. */

const OWN_ORIGIN = 'https://lagna.invalid';

/** The requested path, normalized; "/" for an address of another site and for the login pages. */
export function toSafeRedirectPath(path: string): string {
  if (!/^\/(?![/\\])/.test(path) || /[\u0000-\u0020\u007f\\]/.test(path)) return '/';
  const url = new URL(path, OWN_ORIGIN);
  // After normalization /.//host is //host: another site.
  if (url.origin !== OWN_ORIGIN || url.pathname.startsWith('//')) return '/';
  if (/^\/(login|signup|welcome)\/?$/.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/** `page?next=…`; without the parameter for the home page. */
export const withRedirectParam = (page: string, next: string): string =>
  next === '/' ? page : `${page}${page.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;
