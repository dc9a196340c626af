import { ReportContents } from './ReportContents.tsx';
import { Reviews } from './Reviews.tsx';
import { SampleExcerpt } from './SampleExcerpt.tsx';
import {
  freeSteps,
  reportBenefits,
  paidSteps,
  paidStepsForTwo,
  trustMarks,
} from '#web/content/report-page.ts';
import { DefinitionList } from '#web/ui/DefinitionList.tsx';
import css from './ReportBelowFold.module.css';
import type { Report } from '#src/catalogue/contract.ts';
import { isForTwoPeople } from '#src/catalogue/contract-two-people.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { NumberedSteps } from '#web/ui/NumberedSteps.tsx';
import { isPaid } from '#web/lib/catalogue/price.ts';

export function ReportBelowFold({ report }: { report: Report }) {
  return (
    <>
      <ReportContents report={report} />
      <SampleExcerpt report={report} />
      <ReportFeatures report={report} />
      <OrderSteps report={report} />
      <Reviews reportKey={report.key} />
    </>
  );
}

function ReportFeatures({ report }: { report: Report }) {
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
      <DefinitionList items={reportBenefits} />
    </section>
  );
}

function OrderSteps({ report }: { report: Report }) {
  const isPaidReport = isPaid(report);
  const stepsOfPaidReport = isForTwoPeople(report.key) ? paidStepsForTwo : paidSteps;
  return (
    <section className="band night below-fold" aria-labelledby="steps">
      <div className="wrap">
        <h2 id="steps">{isPaidReport ? 'From payment to PDF' : 'From a click to PDF'}</h2>
        <NumberedSteps steps={isPaidReport ? stepsOfPaidReport : freeSteps} />
        <ul className={css.trust} aria-label="What you can rely on">
          {trustMarks
            .filter(({ isPaidOnly }) => isPaidReport || !isPaidOnly)
            .map(({ icon, text }) => (
              <li key={text}>
                <Icon name={icon} />
                {text}
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}
