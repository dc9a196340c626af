import type { Report } from '#src/catalogue/contract.ts';
import { Features } from './ReportFeatures.tsx';
import { FromOrderToPdf } from './FromOrderToPdf.tsx';
import { Reviews } from './Reviews.tsx';
import { SampleLeaf } from './SampleExcerpt.tsx';

export function LowerReport({ report }: { report: Report }) {
  return (
    <>
      <SampleLeaf />
      <Features report={report} />
      <FromOrderToPdf report={report} />
      <Reviews reportKey={report.key} />
    </>
  );
}
