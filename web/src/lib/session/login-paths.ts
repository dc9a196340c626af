/** Where a login leads. */
import { safePath, withNext } from '#src/accounts/contract-next.ts';

/** The path to go to after login, from `?next=`; "/" when it is missing, foreign, or leads to a login again. */
export const nextPath = (search: string): string => safePath(new URLSearchParams(search).get('next') ?? '');

/** `/login?next=…` for a path of our own; without a query when the path is home. */
export const loginPath = (next: string): string => withNext('/login', next);
export const signupPath = (next: string): string => withNext('/signup', next);
/** The specification has two addresses, one for each form. */
export const googlePath = (start: '/api/auth/google' | '/api/auth/auth/google', next: string): string =>
  withNext(start, next);
