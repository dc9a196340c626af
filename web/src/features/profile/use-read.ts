import { useCallback, useEffect, useState } from 'react';
import { getErrorMessage, isSessionExpired } from '#web/lib/api.ts';
import { signOutLocally } from '#web/lib/session/auth.ts';
import { handleRequestError } from '#web/lib/session/session-expiry.ts';

/** What a part of the profile begins with, read once; `read` stays the same function. Without a session there is nothing to show, and the login page comes; `failed` is for what is done afterwards. */
export function useRead<T>(read: () => Promise<T>) {
  const [value, setValue] = useState<T>();
  const [trouble, setTrouble] = useState<string>();
  const failed = (error: unknown) => setTrouble(handleRequestError(error));
  const unread = useCallback((error: unknown) => {
    if (isSessionExpired(error)) signOutLocally();
    else setTrouble(getErrorMessage(error));
  }, []);
  useEffect(() => void read().then(setValue, unread), [read, unread]);
  const again = () => {
    setTrouble(undefined);
    void read().then(setValue, unread);
  };
  return { value, setValue, trouble, setTrouble, failed, again };
}
