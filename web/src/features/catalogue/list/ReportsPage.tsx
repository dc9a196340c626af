import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { Report } from '#src/catalogue/contract.ts';
import { getPageData } from '#web/lib/page-data.ts';
import { toListItem, loadReports, type LoadResult } from '#web/lib/catalogue/catalogue-api.ts';
import { ReportGrid, GridLoading } from './ReportGrid.tsx';
import { ReportsHero } from './ReportsHero.tsx';
import { AwaitData, type Deferred } from '#web/features/catalogue/AwaitData.tsx';
import { useIsOfferAvailable } from '#web/lib/purchase/offer.ts';
import { createLazySection } from '#web/ui/behaviour/lazy-section.tsx';
import css from './ReportsPage.module.css';

const ReportComparison = createLazySection(
  async () => (await import('./ReportComparison.tsx')).ReportComparison,
);
const ReportsBelowFold = createLazySection(
  async () => (await import('./ReportsBelowFold.tsx')).ReportsBelowFold,
);

type LoaderData = { reports: Deferred<LoadResult<Report[]>> };

export function loader({ context, request }: LoaderFunctionArgs): LoaderData {
  const pageData = getPageData(context);
  return {
    reports: pageData ? { value: (pageData.reports ?? []).map(toListItem) } : loadReports(request.signal),
  };
}

export function Component() {
  const { reports } = useLoaderData<LoaderData>();
  return (
    <>
      <title>Vedic reports: birth chart, career, marriage, year ahead | Lagna</title>
      <meta
        name="description"
        content="Seven paid and three free Vedic reports in PDF, each computed from your own birth chart. See what is inside, how many pages, and what it costs before you give a single detail."
      />
      <ReportsHero />
      <section className="band vellum" id="reports" aria-labelledby="all-reports">
        <div className="wrap">
          <h2 id="all-reports" className={css.title}>
            All reports
          </h2>
          <OfferStrip />
          <AwaitData data={reports} fallback={<GridLoading />}>
            {(result) => <ReportGrid result={result} />}
          </AwaitData>
        </div>
      </section>
      <ReportComparison />
      <div id="how">
        <ReportsBelowFold />
      </div>
    </>
  );
}

/** Its height stays when a member has used the offer, so that the cards do not move. */
function OfferStrip() {
  const isAvailable = useIsOfferAvailable();
  return (
    <p className={css.offer}>
      {isAvailable && (
        <>
          <b>Your first paid report is half price.</b> It needs no code. The usual price is struck out.
        </>
      )}
    </p>
  );
}
