import { useCallback, useEffect, useState } from 'react';
import { getErrorMessage, isSessionExpired } from '#web/lib/api.ts';
import { signOutLocally } from '#web/lib/session/auth.ts';
import { handleRequestError } from '#web/lib/session/session-expiry.ts';

/**
 * The data of a part of the profile, loaded once; `load` must keep its identity. An expired session leads to the login,
 * because there is nothing to show without it. `handleError` is for later actions on the same data.
 */
export function useLoaded<T>(load: () => Promise<T>) {
  const [value, setValue] = useState<T>();
  const [error, setError] = useState<string>();
  const handleError = (failure: unknown) => setError(handleRequestError(failure));
  const handleLoadError = useCallback((failure: unknown) => {
    if (isSessionExpired(failure)) signOutLocally();
    else setError(getErrorMessage(failure));
  }, []);
  useEffect(() => void load().then(setValue, handleLoadError), [load, handleLoadError]);
  const retry = () => {
    setError(undefined);
    void load().then(setValue, handleLoadError);
  };
  return { value, setValue, error, setError, handleError, retry };
}
