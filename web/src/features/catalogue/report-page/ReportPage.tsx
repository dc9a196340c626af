import { data, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import type { Report } from '#src/catalogue/contract.ts';
import { getPageData } from '#web/lib/page-data.ts';
import { defaultDescription } from '#web/content/default-description.ts';
import { createLazySection } from '#web/ui/behaviour/lazy-section.tsx';
import { BuyBar, ReportFooterCta } from './ReportFooterCta.tsx';
import { ReportHero } from './ReportHero.tsx';
import { isPaid, formatPrice } from '#web/lib/catalogue/price.ts';
import { loadReport, type LoadResult } from '#web/lib/catalogue/catalogue-api.ts';
import { AwaitData, type Deferred } from '#web/features/catalogue/AwaitData.tsx';
import { StatusPage } from '#web/ui/feedback/StatusPage.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { ReportLoading } from './ReportLoading.tsx';
import css from './ReportPage.module.css';

const ReportBelowFold = createLazySection(
  async () => (await import('./ReportBelowFold.tsx')).ReportBelowFold,
);

type LoaderData = { report: Deferred<LoadResult<Report>> };

export function loader({ params, context, request }: LoaderFunctionArgs) {
  const key = params['reportKey'] ?? '';
  const pageData = getPageData(context);
  if (!pageData) return { report: loadReport(key, request.signal) };
  const report = pageData.reports?.find((candidate) => candidate.key === key);
  if (report) return { report: { value: report } };
  return data({ report: { error: 'Report not found', status: 404 } }, { status: 404 });
}

export function Component() {
  const { report } = useLoaderData<LoaderData>();
  return (
    <AwaitData data={report} fallback={<ReportLoading />}>
      {(result) =>
        result.value ? <ReportView report={result.value} /> : <ReportNotFound error={result.error} />
      }
    </AwaitData>
  );
}

const getTitle = (report: Report) =>
  isPaid(report)
    ? `${report.name}, ${formatPrice(report)}: Vedic report in PDF | Lagna`
    : `${report.name}: free Vedic report in PDF | Lagna`;

function ReportView({ report }: { report: Report }) {
  return (
    <>
      <title>{getTitle(report)}</title>
      <meta name="description" content={report.description || defaultDescription} />
      <ReportHero report={report} />
      <ReportBelowFold report={report} />
      <ReportFooterCta report={report} />
      <BuyBar report={report} />
    </>
  );
}

function ReportNotFound({ error }: { error: string }) {
  const revalidator = useRevalidator();
  if (revalidator.state === 'loading') return <ReportLoading />;
  return (
    <>
      <title>Report Not Found | Lagna</title>
      <meta
        name="description"
        content="We have no report with this name. All reports, paid and free, are on one page."
      />
      <meta name="robots" content="noindex" />
      <div className={css.banner} role="alert">
        <p className="wrap">{error}. Please try again.</p>
      </div>
      <StatusPage title="Report Not Found" text={error}>
        <ButtonLink to="/reports" variant="primary">
          Back to Reports
        </ButtonLink>
        <Button variant="line" onClick={() => void revalidator.revalidate()}>
          Try again
        </Button>
      </StatusPage>
    </>
  );
}
