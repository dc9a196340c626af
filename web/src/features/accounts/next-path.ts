/** Where a login leads. Only a path of our own site: anything else could send a member to a stranger's copy of it. */

const HERE = 'https://lagna.invalid';

/** The path to go to after login, from `?next=`; "/" when it is missing, foreign, or one of the two forms themselves. */
export function nextPath(search: string): string {
  const wanted = new URLSearchParams(search).get('next') ?? '';
  if (!/^\/(?![/\\])/.test(wanted) || /[\u0000-\u0020\u007f\\]/.test(wanted)) return '/';
  const url = new URL(wanted, HERE);
  if (url.origin !== HERE || /^\/(login|signup)\/?$/.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/** `/login?next=…` for a path of our own; without a query when the path is home. */
export const loginPath = (next: string): string => withNext('/login', next);
export const signupPath = (next: string): string => withNext('/signup', next);

const withNext = (page: string, next: string) =>
  next === '/' ? page : `${page}?next=${encodeURIComponent(next)}`;
