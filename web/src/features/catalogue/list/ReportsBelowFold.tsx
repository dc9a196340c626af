import { paidSteps, whyUs } from '#web/content/report-page.ts';
import { DefinitionList } from '#web/ui/DefinitionList.tsx';
import { NumberedSteps } from '#web/ui/NumberedSteps.tsx';
import css from './ReportsBelowFold.module.css';

export function ReportsBelowFold() {
  return (
    <>
      <HowItWorks />
      <WhyUs />
    </>
  );
}

function HowItWorks() {
  return (
    <section className="band night below-fold" aria-labelledby="how-title">
      <div className="wrap">
        <h2 id="how-title">From this page to your inbox</h2>
        <NumberedSteps steps={paidSteps} />
      </div>
    </section>
  );
}

function WhyUs() {
  return (
    <section className={`band wrap below-fold ${css.whyUs}`} aria-labelledby="why">
      <h2 id="why">Why people choose us</h2>
      <DefinitionList items={whyUs} />
    </section>
  );
}
