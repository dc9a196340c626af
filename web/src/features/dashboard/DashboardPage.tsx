import { DashboardAnswer } from '#src/dashboard/contract.ts';
import { requireMember } from '#web/lib/session/require-member.ts';
import { SessionGuard } from '#web/lib/session/SessionGuard.tsx';
import { DeletionBanner } from '#web/lib/account-deletion/DeletionBanner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LastOrders } from './LastOrders.tsx';
import { NextSteps } from './NextSteps.tsx';
import { NoBirthDetails } from './NoBirthDetails.tsx';
import { ChartHero } from './ChartHero.tsx';
import { Transits } from './Transits.tsx';
import { Periods } from './Periods.tsx';
import { Positions } from './Positions.tsx';
import { PeriodRanges } from './PeriodRanges.tsx';
import { SkyToday } from './SkyToday.tsx';
import { DashboardLoading } from './DashboardLoading.tsx';
import css from './DashboardPage.module.css';
import { useEffect, useState } from 'react';
import { get, getErrorMessage, isSessionExpired } from '#web/lib/api.ts';
import { signOutLocally } from '#web/lib/session/auth.ts';

export { requireMember as loader };

export function Component() {
  const { state, retry } = useDashboard();
  return (
    <>
      <title>Dashboard | Lagna</title>
      <meta name="robots" content="noindex" />
      <SessionGuard />
      <div className="wrap">
        <DeletionBanner />
      </div>
      <p className="sr" role="status">
        {state.status === 'loading' && 'Looking at your sky'}
      </p>
      {state.status === 'loading' && <DashboardLoading />}
      {state.status === 'failed' && <Failed message={state.message} onRetry={retry} />}
      {state.status === 'ready' && <Page page={state.page} onBirthSaved={retry} />}
    </>
  );
}

function Page({ page, onBirthSaved }: { page: DashboardAnswer; onBirthSaved: () => void }) {
  const { personal, nextSteps, orders } = page;
  return (
    <>
      <ChartHero page={page} />
      {nextSteps.length > 0 && <NextSteps steps={nextSteps} />}
      {personal ? (
        <>
          {personal.dasha.kind === 'dates' ? (
            <Periods dasha={personal.dasha} born={personal.chart.utc} now={page.now} />
          ) : (
            <PeriodRanges dasha={personal.dasha} />
          )}
          <Transits own={personal} />
          <SkyToday page={page} />
          <Positions own={personal} />
        </>
      ) : (
        <>
          <SkyToday page={page} />
          <NoBirthDetails onDone={onBirthSaved} />
        </>
      )}
      <LastOrders orders={orders} />
    </>
  );
}

const Failed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className={`wrap ${css.failed}`}>
    <h1>Dashboard</h1>
    <div className={css.error} role="alert">
      <h2>Your sky did not load</h2>
      <p className="soft">{message} Your chart and your reports are safe where they are.</p>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  </div>
);

type DashboardState =
  { status: 'loading' } | { status: 'failed'; message: string } | { status: 'ready'; page: DashboardAnswer };

function useDashboard(): { state: DashboardState; retry: () => void } {
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
