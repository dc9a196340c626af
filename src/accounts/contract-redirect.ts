/** Where a login leads. Only a path of our own site: anything else could send a member to a stranger's copy of it. */

const HERE = 'https://lagna.invalid';

/** The wanted path as it may be gone to; "/" when it is foreign, or one of the screens that lead there. */
export function safePath(wanted: string): string {
  if (!/^\/(?![/\\])/.test(wanted) || /[\u0000-\u0020\u007f\\]/.test(wanted)) return '/';
  const url = new URL(wanted, HERE);
  // Without its dots, /.//host is //host: somebody else's.
  if (url.origin !== HERE || url.pathname.startsWith('//')) return '/';
  if (/^\/(login|signup|welcome)\/?$/.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/** `page?next=…`; without a query when the path is home. */
export const withNext = (page: string, next: string): string =>
  next === '/' ? page : `${page}${page.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;
