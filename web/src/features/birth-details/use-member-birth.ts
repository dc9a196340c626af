import { useEffect, useState } from 'react';
import { readOwnBirth } from './member-birth.ts';
import { handleRequestError, useSessionToken } from '#web/lib/session/session-expiry.ts';
import type { BirthStart } from './use-birth-form.ts';

/** The member's own birth to begin a form with, once it is there; or what went wrong, in words. */
export function useOwnBirth(): { start?: BirthStart; trouble?: string } {
  const [own, setOwn] = useState<{ start?: BirthStart; trouble?: string }>({});
  const token = useSessionToken();
  useEffect(() => {
    if (!token) return undefined;
    let wanted = true;
    readOwnBirth().then(
      ({ start }) => wanted && setOwn({ start }),
      (error: unknown) => wanted && setOwn({ trouble: handleRequestError(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [token]);
  return own;
}
