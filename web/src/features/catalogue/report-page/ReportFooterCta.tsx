import type { Report } from '#src/catalogue/contract.ts';
import { Emblem } from '#web/charts/Emblem.tsx';
import { BuyButton } from '#web/features/catalogue/BuyButton.tsx';
import { OfferTitle, Price } from '#web/lib/purchase/Price.tsx';
import css from './ReportFooterCta.module.css';

export function ReportFooterCta({ report }: { report: Report }) {
  return (
    <section className={`wrap ${css.section}`}>
      <div>
        <span className={css.emblem}>
          <Emblem report={report.key} />
        </span>
        <h2>{report.available ? 'Usually in minutes, within 12 hours at the latest' : 'Not on sale yet'}</h2>
      </div>
      <div>
        <div className={css.price}>
          <OfferTitle report={report} />
          <Price report={report} isLarge />
        </div>
        <BuyButton report={report} place="bottom" variant="line" />
      </div>
    </section>
  );
}

/** Price and button, fixed at the bottom of the screen on phones. */
export function BuyBar({ report }: { report: Report }) {
  return (
    <aside className={`night ${css.bar}`} aria-label="Buy this report" data-buybar>
      <div>
        <Price report={report} />
        <OfferTitle report={report} text="First report half price" />
      </div>
      <BuyButton report={report} />
    </aside>
  );
}
