/** Screens that belong to one member: a visitor logs in first, and comes back to the same address. */
import { useEffect } from 'react';
import { redirect, useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { auth, useAuth } from './auth.ts';
import { loginPath } from './next-path.ts';

/** The loader of such a screen. */
export function membersOnly({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return auth().status === 'in' ? null : redirect(loginPath(pathname + search));
}

/** Logged out in another tab, or by the server: to the login page, and back here. */
export function useStaySignedIn(): void {
  const { status } = useAuth();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (status === 'out') void navigate(loginPath(pathname + search), { replace: true });
  }, [status, navigate, pathname, search]);
}
