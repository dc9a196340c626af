/** The path that a login continues to (`?next=`). Only paths of this site: an open redirect could lead to a copy of it. */

/** A placeholder for the origin of this site: paths are resolved against it, and it never appears in a result. */
const OWN_ORIGIN = 'https://lagna.invalid';
/** Browsers read "//host" and "/\host" as another site. */
const STARTS_WITH_ONE_SLASH = /^\/(?![/\\])/;
/** Browsers remove tabs and line breaks from a URL, and read a backslash as a slash. */
const UNSAFE_CHARACTER = /[\u0000-\u0020\u007f\\]/;
/** A login that continued to one of these pages would be a loop. */
const LOGIN_PAGE = /^\/(login|signup|welcome)\/?$/;

/** The requested path, normalized; "/" for an address of another site and for the login pages. */
export function toSafeRedirectPath(path: string): string {
  if (!STARTS_WITH_ONE_SLASH.test(path) || UNSAFE_CHARACTER.test(path)) return '/';
  const url = new URL(path, OWN_ORIGIN);
  // After normalization /.//host is //host: another site.
  if (url.origin !== OWN_ORIGIN || url.pathname.startsWith('//')) return '/';
  if (LOGIN_PAGE.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/** `page?next=…`; without the parameter for the home page. */
export const withRedirectParam = (page: string, next: string): string =>
  next === '/' ? page : `${page}${page.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;
