import { useCallback, useEffect, useState } from 'react';
import { inWords, sessionIsOver } from '#web/app/api.ts';
import { forget } from '#web/features/accounts/auth.ts';
import { troubleOf } from '#web/features/accounts/session-over.ts';

/** What a part of the profile begins with, read once; `read` stays the same function. Without a session there is nothing to show, and the login page comes; `failed` is for what is done afterwards. */
export function useRead<T>(read: () => Promise<T>) {
  const [value, setValue] = useState<T>();
  const [trouble, setTrouble] = useState<string>();
  const failed = (problem: unknown) => setTrouble(troubleOf(problem));
  const unread = useCallback((problem: unknown) => {
    if (sessionIsOver(problem)) forget();
    else setTrouble(inWords(problem));
  }, []);
  useEffect(() => void read().then(setValue, unread), [read, unread]);
  const again = () => {
    setTrouble(undefined);
    void read().then(setValue, unread);
  };
  return { value, setValue, trouble, setTrouble, failed, again };
}
