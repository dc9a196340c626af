import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { Report } from '#src/catalogue/contract.ts';
import { getPageData } from '#web/lib/page-data.ts';
import { defaultBlurb } from '#web/content/report-page.ts';
import { lazySection } from '#web/ui/behaviour/lazy-section.tsx';
import { BuyBar, Closing } from './ReportFooterCta.tsx';
import { Contents } from './ReportContents.tsx';
import { Offer } from './ReportHero.tsx';
import { isPaid, formatPrice } from '#web/lib/catalogue/price.ts';
import { loadReport, type LoadResult } from '#web/lib/catalogue/catalogue-api.ts';
import { ReportMissing } from './ReportNotFound.tsx';
import { ReportWaiting } from './ReportLoading.tsx';
import { Settled, type Coming } from '#web/features/catalogue/settled.tsx';

const LowerReport = lazySection(async () => (await import('./ReportBelowFold.tsx')).LowerReport);

type Data = { report: Coming<LoadResult<Report>> };

export function loader({ params, context, request }: LoaderFunctionArgs) {
  const key = params['reportKey'] ?? '';
  const given = getPageData(context);
  if (!given) return { report: loadReport(key, request.signal) };
  const value = given.reports?.find((one) => one.key === key);
  if (value) return { report: { value } };
  return data({ report: { error: 'Report not found', status: 404 } }, { status: 404 });
}

export function Component() {
  const { report } = useLoaderData<Data>();
  return (
    <Settled of={report} waiting={<ReportWaiting />}>
      {(read) => (read.value ? <Page report={read.value} /> : <ReportMissing error={read.error} />)}
    </Settled>
  );
}

const titleOf = (report: Report) =>
  isPaid(report)
    ? `${report.name}, ${formatPrice(report)}: Vedic report in PDF | Lagna`
    : `${report.name}: free Vedic report in PDF | Lagna`;

function Page({ report }: { report: Report }) {
  return (
    <>
      <title>{titleOf(report)}</title>
      <meta name="description" content={report.description || defaultBlurb} />
      <Offer report={report} />
      <Contents report={report} />
      <LowerReport report={report} />
      <Closing report={report} />
      <BuyBar report={report} />
    </>
  );
}
