import { paidSteps } from '#web/content/report-page.ts';
import { NumberedSteps } from '#web/ui/NumberedSteps.tsx';

export function HowItWorks() {
  return (
    <section className="band night far" id="how" aria-labelledby="how-title">
      <div className="wrap">
        <h2 id="how-title">From this page to your inbox</h2>
        <NumberedSteps steps={paidSteps} />
      </div>
    </section>
  );
}
