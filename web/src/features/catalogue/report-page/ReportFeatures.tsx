import type { Report } from '#src/catalogue/contract.ts';
import { kept } from '#web/content/report-page.ts';
import { DefinitionList } from '#web/ui/DefinitionList.tsx';
import css from './ReportFeatures.module.css';

export function ReportFeatures({ report }: { report: Report }) {
  const features = report.features ?? [];
  return (
    <section className={`wrap ${css.features}`}>
      {features.length > 0 && (
        <>
          <h2>What it gives you</h2>
          <DefinitionList items={features} />
        </>
      )}
      <h2>Made to be kept</h2>
      <DefinitionList items={kept} />
    </section>
  );
}
