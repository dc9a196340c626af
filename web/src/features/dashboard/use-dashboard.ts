/** A member's page as the server has just computed it. */
import { useEffect, useState } from 'react';
import { DashboardAnswer } from '#src/dashboard/contract.ts';
import { get, getErrorMessage, isSessionExpired } from '#web/lib/api.ts';
import { signOutLocally } from '#web/lib/session/auth.ts';

export type Shown =
  { status: 'loading' } | { status: 'failed'; message: string } | { status: 'ready'; page: DashboardAnswer };

export function useDashboard(): { shown: Shown; again: () => void } {
  const [shown, setShown] = useState<Shown>({ status: 'loading' });

  useEffect(() => {
    const leaving = new AbortController();
    void read(leaving.signal).then((news) => news && setShown(news));
    return () => leaving.abort();
  }, []);

  const again = async () => {
    setShown({ status: 'loading' });
    const news = await read();
    if (news) setShown(news);
  };
  return { shown, again: () => void again() };
}

/** Nothing when nobody waits for it any more, or when the session is over and the page is about to be left. */
async function read(signal?: AbortSignal): Promise<Shown | undefined> {
  try {
    return { status: 'ready', page: await get('/api/dashboard', DashboardAnswer, signal ? { signal } : {}) };
  } catch (error) {
    if (signal?.aborted) return undefined;
    if (!isSessionExpired(error)) return { status: 'failed', message: getErrorMessage(error) };
    signOutLocally();
    return undefined;
  }
}
