/** The way to the report on both people, while it is on sale. */
import type { Report } from '#src/catalogue/contract.ts';
import { Emblem } from '#web/charts/Emblem.tsx';
import { OfferTitle, Price } from '#web/lib/purchase/Price.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { saveMatchCouple } from '#web/lib/purchase/match-couple.ts';
import type { CoupleValues } from './match-form.ts';
import css from './ReportSection.module.css';

export const ReportSection = ({ report, couple }: { report: Report; couple: CoupleValues }) => (
  <section className="band night on-night" aria-labelledby="match-report">
    <div className={`wrap ${css.columns}`}>
      <Emblem report={report.key} background="night" />
      <div className={css.text}>
        <h2 id="match-report">Read the full match report</h2>
        <p className="soft lead">{report.description}</p>
      </div>
      <div className={css.actions}>
        <div className={css.price}>
          <OfferTitle report={report} />
          <Price report={report} />
        </div>
        <ButtonLink to={`/reports/${report.key}`} variant="primary" onClick={() => saveMatchCouple(couple)}>
          Read about the report
        </ButtonLink>
      </div>
    </div>
  </section>
);
