import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { Report } from '#src/catalogue/contract.ts';
import { getPageData } from '#web/lib/page-data.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { toListItem, loadReports, type LoadResult } from '#web/lib/catalogue/catalogue-api.ts';
import { ReportGrid, WaitingGrid } from './ReportGrid.tsx';
import { ReportsHero } from './ReportsHero.tsx';
import { Settled, type Coming } from '#web/features/catalogue/settled.tsx';
import { WhyUs } from './WhyUs.tsx';
import css from './ReportsPage.module.css';

type Data = { reports: Coming<LoadResult<Report[]>> };

export function loader({ context, request }: LoaderFunctionArgs): Data {
  const given = getPageData(context);
  return { reports: given ? { value: (given.reports ?? []).map(toListItem) } : loadReports(request.signal) };
}

export function Component() {
  const { reports } = useLoaderData<Data>();
  return (
    <>
      <title>Vedic reports: birth chart, career, marriage, year ahead | Lagna</title>
      <meta
        name="description"
        content="Six paid and three free Vedic reports in PDF, each computed from your own birth chart. See what is inside, how many pages, and what it costs before you give a single detail."
      />
      <ReportsHero />
      <section className="band vellum" id="reports" aria-labelledby="all-reports">
        <div className="wrap">
          <h2 id="all-reports" className={css.title}>
            On the shelf
          </h2>
          <Settled of={reports} waiting={<WaitingGrid />}>
            {(read) => <ReportGrid read={read} />}
          </Settled>
        </div>
      </section>
      <HowItWorks />
      <WhyUs />
    </>
  );
}
