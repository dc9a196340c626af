/** Data that a page loads when it is shown: loading state, error, retry and abort. */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export type Query<T> = {
  /** the data loaded last; those of the previous key stay until the new ones have arrived */
  data: T | undefined;
  /** the text for a failed request; undefined while it is retried */
  error: string | undefined;
  isLoading: boolean;
  /** loads again; a request in progress is aborted */
  refetch: () => void;
  /** changes loaded data, for example after an action of the member */
  updateData: (update: (data: T) => T) => void;
};

type RequestOptions = {
  /** @returns the text to show; undefined when the page is about to be left. Default: no text */
  handleError?: (error: unknown) => string | undefined;
  /** waits before the request, because the key changes while the visitor types */
  delayMs?: number;
};

type QueryOptions<T> = RequestOptions & {
  initialData?: T | undefined;
  /** combines newly loaded data with those shown. Default: they replace them */
  mergeData?: (current: T, loaded: T) => T;
};

type QueryState<T> = { requestKey?: string; data?: T | undefined; error?: string };

/** Loads when the page is shown and again whenever `key` changes. Without a key nothing is loaded. */
export function useQuery<T>(
  key: string | undefined,
  load: (signal: AbortSignal, key: string) => Promise<T>,
  { initialData, mergeData = (_, loaded) => loaded, ...options }: QueryOptions<T> = {},
): Query<T> {
  const [state, setState] = useState<QueryState<T>>({ data: initialData });
  const [attempt, setAttempt] = useState(0);
  const requestKey = key === undefined ? undefined : `${attempt} ${key}`;
  const runLoad = useEffectEvent((signal: AbortSignal) =>
    runRequest(() => load(signal, key ?? ''), signal, options),
  );
  const showOutcome = useEffectEvent((requestKey: string, outcome: Outcome<T>) =>
    setState(({ data }) => {
      if ('error' in outcome) return { requestKey, data, error: outcome.error };
      return {
        requestKey,
        data: data === undefined ? outcome.data : mergeData(data, outcome.data),
      };
    }),
  );
  useEffect(() => {
    if (requestKey === undefined) return undefined;
    const controller = new AbortController();
    void runLoad(controller.signal).then((outcome) => outcome && showOutcome(requestKey, outcome));
    return () => controller.abort();
  }, [requestKey]);
  const isLoading = requestKey !== undefined && state.requestKey !== requestKey;
  return {
    data: state.data,
    error: isLoading ? undefined : state.error,
    isLoading,
    refetch: useCallback(() => setAttempt((count) => count + 1), []),
    updateData: useCallback(
      (update) =>
        setState((current) =>
          current.data === undefined ? current : { ...current, data: update(current.data) },
        ),
      [],
    ),
  };
}

type Outcome<T> = { data: T } | { error: string };

/** @returns undefined when the request was aborted or the page is about to be left */
export async function runRequest<T>(
  load: () => Promise<T>,
  signal: AbortSignal,
  { handleError = () => '', delayMs = 0 }: RequestOptions = {},
): Promise<Outcome<T> | undefined> {
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  if (signal.aborted) return undefined;
  try {
    const data = await load();
    return signal.aborted ? undefined : { data };
  } catch (error) {
    const message = signal.aborted ? undefined : handleError(error);
    return message === undefined ? undefined : { error: message };
  }
}
