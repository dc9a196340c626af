import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { getAuth } from './auth.ts';
import { buildLoginPath } from './login-paths.ts';

/** The loader of member pages: a visitor logs in first and returns to the same address. */
export function requireMember({ request }: LoaderFunctionArgs) {
  return getAuth().status === 'signed-in' ? null : redirect(buildLoginPath(getPath(request.url)));
}

/** A request has no fragment; `location` has it when the address was opened directly, from an e-mail for instance. */
function getPath(url: string): string {
  const { pathname, search } = new URL(url);
  const isOpenedDirectly = location.pathname === pathname && location.search === search;
  return pathname + search + (isOpenedDirectly ? location.hash : '');
}
