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
import { get } from '#web/lib/api.ts';
import { handlePageError } from '#web/lib/session/session-expiry.ts';
import { useQuery } from '#web/lib/use-query.ts';

export { requireMember as loader };

export function Component() {
  const { data, error, isLoading, refetch } = useQuery('dashboard', loadDashboard, {
    handleError: handlePageError,
  });
  return (
    <>
      <title>Dashboard | Lagna</title>
      <meta name="robots" content="noindex" />
      <SessionGuard />
      <div className="wrap">
        <DeletionBanner />
      </div>
      <p className="sr" role="status">
        {isLoading && 'Looking at your sky'}
      </p>
      {isLoading && <DashboardLoading />}
      {error !== undefined && <Failed message={error} onRetry={refetch} />}
      {!isLoading && error === undefined && data && <Page page={data} onBirthSaved={refetch} />}
    </>
  );
}

const loadDashboard = (signal: AbortSignal) => get('/api/dashboard', DashboardAnswer, { signal });

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
