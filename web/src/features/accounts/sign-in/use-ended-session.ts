import { useEffect } from 'react';
import { getAuth } from '#web/lib/session/auth.ts';
import { isFilePath } from '#web/lib/session/login-paths.ts';

/**
 * The server redirects a request for a file without a valid session to the login page. If this browser still counts as
 * logged in, its session is checked, and the form is shown if the session has ended.
 */
export function useEndedSession(nextPath: string): void {
  useEffect(() => {
    if (isFilePath(nextPath) && getAuth().status === 'signed-in') void checkSession();
  }, [nextPath]);
}

const checkSession = () =>
  import('./check-session.ts').then(
    ({ endExpiredSession }) => endExpiredSession(),
    () => undefined,
  );
