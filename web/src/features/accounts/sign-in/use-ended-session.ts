import { useEffect } from 'react';
import { getAuth } from '#web/lib/session/auth.ts';
import { isFilePath } from '#web/lib/session/login-paths.ts';

/**
 * The server leads to the login when it was asked for a file without a valid session. If this browser still counts as
 * logged in, its session is checked, and the form is shown once it has ended.
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
