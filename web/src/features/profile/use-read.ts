import { useCallback, useEffect, useState } from 'react';
import { inWords, sessionIsOver } from '#web/lib/api.ts';
import { forget } from '#web/lib/session/auth.ts';
import { troubleOf } from '#web/lib/session/session-expiry.ts';

/** What a part of the profile begins with, read once; `read` stays the same function. Without a session there is nothing to show, and the login page comes; `failed` is for what is done afterwards. */
export function useRead<T>(read: () => Promise<T>) {
  const [value, setValue] = useState<T>();
  const [trouble, setTrouble] = useState<string>();
  const failed = (error: unknown) => setTrouble(troubleOf(error));
  const unread = useCallback((error: unknown) => {
    if (sessionIsOver(error)) forget();
    else setTrouble(inWords(error));
  }, []);
  useEffect(() => void read().then(setValue, unread), [read, unread]);
  const again = () => {
    setTrouble(undefined);
    void read().then(setValue, unread);
  };
  return { value, setValue, trouble, setTrouble, failed, again };
}
