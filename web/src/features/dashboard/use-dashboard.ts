import { useEffect, useState } from 'react';
import { DashboardAnswer } from '#src/dashboard/contract.ts';
import { get, getErrorMessage, isSessionExpired } from '#web/lib/api.ts';
import { signOutLocally } from '#web/lib/session/auth.ts';

export type DashboardState =
  { status: 'loading' } | { status: 'failed'; message: string } | { status: 'ready'; page: DashboardAnswer };

export function useDashboard(): { state: DashboardState; retry: () => void } {
  const [state, setState] = useState<DashboardState>({ status: 'loading' });

  useEffect(() => {
    const request = new AbortController();
    void load(request.signal).then((loaded) => loaded && setState(loaded));
    return () => request.abort();
  }, []);

  const retry = async () => {
    setState({ status: 'loading' });
    const loaded = await load();
    if (loaded) setState(loaded);
  };
  return { state, retry: () => void retry() };
}

/** Undefined when the request was aborted, or the session has expired and the page is about to be left. */
async function load(signal?: AbortSignal): Promise<DashboardState | undefined> {
  try {
    return { status: 'ready', page: await get('/api/dashboard', DashboardAnswer, signal ? { signal } : {}) };
  } catch (error) {
    if (signal?.aborted) return undefined;
    if (!isSessionExpired(error)) return { status: 'failed', message: getErrorMessage(error) };
    signOutLocally();
    return undefined;
  }
}
