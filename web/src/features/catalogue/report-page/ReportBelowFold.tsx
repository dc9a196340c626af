import type { Report } from '#src/catalogue/contract.ts';
import { ReportFeatures } from './ReportFeatures.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { Reviews } from './Reviews.tsx';
import { SampleExcerpt } from './SampleExcerpt.tsx';

export function ReportBelowFold({ report }: { report: Report }) {
  return (
    <>
      <SampleExcerpt />
      <ReportFeatures report={report} />
      <OrderSteps report={report} />
      <Reviews reportKey={report.key} />
    </>
  );
}
