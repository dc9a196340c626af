import { toSafeRedirectPath, withRedirectParam } from '#src/accounts/contract-redirect.ts';

/** The page after the login, from `?next=`; "/" when it is missing, on another site, or a login page. */
export const readNextPath = (search: string): string =>
  toSafeRedirectPath(new URLSearchParams(search).get('next') ?? '');

/** A file of the server, such as a receipt: the router has no page for it, and the server asks for the login itself. */
export const isFilePath = (path: string): boolean => path.startsWith('/api/');

/** `/login?next=…`; without a query when the path is home. */
export const buildLoginPath = (next: string): string => withRedirectParam('/login', next);
export const buildSignupPath = (next: string): string => withRedirectParam('/signup', next);
/** The specification has two paths that start a sign-in with Google, one for each form. */
export const buildGooglePath = (
  startPath: '/api/auth/google' | '/api/auth/auth/google',
  next: string,
): string => withRedirectParam(startPath, next);
