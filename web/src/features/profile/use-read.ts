import { useCallback, useEffect, useState } from 'react';
import { inWords, sessionIsOver } from '#web/app/api.ts';
import { forget } from '#web/features/accounts/auth.ts';

/** What a part of the profile begins with, read once; `read` stays the same function. A session that is over leads to the login page. */
export function useRead<T>(read: () => Promise<T>) {
  const [value, setValue] = useState<T>();
  const [trouble, setTrouble] = useState<string>();
  const failed = useCallback((problem: unknown) => {
    if (sessionIsOver(problem)) forget();
    else setTrouble(inWords(problem));
  }, []);
  useEffect(() => void read().then(setValue, failed), [read, failed]);
  const again = () => {
    setTrouble(undefined);
    void read().then(setValue, failed);
  };
  return { value, setValue, trouble, setTrouble, failed, again };
}
