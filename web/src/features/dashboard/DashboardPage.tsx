import { DashboardResponse } from '#src/dashboard/contract.ts';
import { ChartWordsContext, createChartWords } from '#web/charts/chart-words.ts';
import { requireMember } from '#web/lib/session/require-member.ts';
import { SessionGuard } from '#web/lib/session/SessionGuard.tsx';
import { DeletionBanner } from '#web/lib/account-deletion/DeletionBanner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LastOrders } from './LastOrders.tsx';
import { NextSteps } from './NextSteps.tsx';
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
import { createLazySection } from '#web/ui/behaviour/lazy-section.tsx';

/** Only members without birth details load the birth form. */
const NoBirthDetails = createLazySection(async () => (await import('./NoBirthDetails.tsx')).NoBirthDetails);

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
      <p className="sr-only" role="status">
        {isLoading && 'Loading your chart'}
      </p>
      {isLoading && <DashboardLoading />}
      {error !== undefined && <LoadError message={error} onRetry={refetch} />}
      {!isLoading && error === undefined && data && <DashboardView dashboard={data} onBirthSaved={refetch} />}
    </>
  );
}

const loadDashboard = (signal: AbortSignal) => get('/api/dashboard', DashboardResponse, { signal });

function DashboardView({
  dashboard,
  onBirthSaved,
}: {
  dashboard: DashboardResponse;
  onBirthSaved: () => void;
}) {
  const { personal, nextSteps, orders, now, signVocabulary } = dashboard;
  return (
    <ChartWordsContext value={createChartWords(signVocabulary)}>
      <ChartHero dashboard={dashboard} />
      {personal && <SectionLinks />}
      {nextSteps.length > 0 && <NextSteps steps={nextSteps} />}
      {personal ? (
        <>
          {personal.dasha.kind === 'dates' ? (
            <Periods dasha={personal.dasha} birthInstant={personal.chart.utc} now={now} />
          ) : (
            <PeriodRanges dasha={personal.dasha} />
          )}
          <Transits personal={personal} signVocabulary={signVocabulary} />
          <SkyToday dashboard={dashboard} />
          <Positions personal={personal} signVocabulary={signVocabulary} />
        </>
      ) : (
        <>
          <SkyToday dashboard={dashboard} />
          <NoBirthDetails onDone={onBirthSaved} />
        </>
      )}
      <LastOrders orders={orders} />
    </ChartWordsContext>
  );
}

const SECTION_LINKS = [
  ['periods', 'Periods'],
  ['passing', 'Transits'],
  ['sky', 'Sky today'],
  ['positions', 'Nine grahas'],
  ['orders', 'Reports'],
] as const;

const SectionLinks = () => (
  <nav className={`wrap ${css.contents}`} aria-label="Parts of the dashboard">
    <ul>
      {SECTION_LINKS.map(([id, name]) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
);

const LoadError = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className={`wrap ${css.failed}`}>
    <h1>Dashboard</h1>
    <div className={css.error} role="alert">
      <h2>Your dashboard did not load</h2>
      <p className="soft">{message} Your chart and your reports are safe.</p>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  </div>
);
