/** Screens that belong to one member: a visitor logs in first, and comes back to the same address. */
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { auth } from './auth.ts';
import { loginPath } from './login-paths.ts';

/** The loader of such a screen. */
export function membersOnly({ request }: LoaderFunctionArgs) {
  return auth().status === 'in' ? null : redirect(loginPath(pathOf(request.url)));
}

/** A request knows no part of a page; of an address that was opened from a mail the browser does. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  const opened = location.pathname === pathname && location.search === search;
  return pathname + search + (opened ? location.hash : '');
}
