import type { Report } from '#src/catalogue/contract.ts';
import { freeSteps, paidSteps, trust } from '#web/content/report-page.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { NumberedSteps } from '#web/ui/NumberedSteps.tsx';
import { isPaid } from '#web/lib/catalogue/price.ts';
import css from './OrderSteps.module.css';

export function OrderSteps({ report }: { report: Report }) {
  const paid = isPaid(report);
  return (
    <section className="band night far" aria-labelledby="steps">
      <div className="wrap">
        <h2 id="steps">{paid ? 'From payment to PDF' : 'From a click to PDF'}</h2>
        <NumberedSteps steps={paid ? paidSteps : freeSteps} />
        <ul className={css.trust} aria-label="What you can rely on">
          {trust
            .filter(({ paidOnly }) => paid || !paidOnly)
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
