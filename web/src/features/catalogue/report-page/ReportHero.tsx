import { Link } from 'react-router-dom';
import type { Report } from '#src/catalogue/contract.ts';
import { getMinimumAge } from '#src/catalogue/contract-minimum-age.ts';
import { isForTwoPeople } from '#src/catalogue/contract-two-people.ts';
import { Emblem } from '#web/charts/Emblem.tsx';
import { defaultDescription } from '#web/content/default-description.ts';
import { ButtonAnchor } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { BuyButton } from '#web/features/catalogue/BuyButton.tsx';
import { OfferTitle, Price, PriceNote } from '#web/lib/purchase/Price.tsx';
import { LazySampleCover } from '#web/lib/catalogue/LazySampleCover.tsx';
import css from './ReportHero.module.css';

export function ReportHero({ report }: { report: Report }) {
  return (
    <section className={`wrap ${css.hero}`}>
      <nav className={`small ${css.breadcrumb}`} aria-label="Breadcrumb">
        <Link to="/reports">Reports</Link> <span aria-hidden="true">/</span>{' '}
        <span className="soft" aria-current="page">
          {report.name}
        </span>
      </nav>
      <div className={`night on-night ${css.coverPanel}`}>
        <div className={css.cover}>
          <LazySampleCover title={report.name} reportKey={report.key} />
        </div>
        <p className="small soft">
          {isForTwoPeople(report.key) ? 'Sample for two invented people' : 'Sample for an invented person'}
        </p>
      </div>
      <div className={css.text}>
        <span className={css.emblem}>
          <Emblem report={report.key} />
        </span>
        <h1>{report.name}</h1>
        <p className="lead">{report.description || defaultDescription}</p>
        <Facts report={report} />
        <div className={css.buy}>
          <OfferTitle report={report} />
          <Price report={report} isLarge />
          <PriceNote report={report} />
          <MinimumAge report={report} />
          <div className={css.actions}>
            <span className={css.buyButton}>
              <BuyButton report={report} />
            </span>
            {report.available && <SamplePdf report={report} />}
          </div>
        </div>
      </div>
    </section>
  );
}

function Facts({ report }: { report: Report }) {
  const facts = [
    { label: 'Pages', value: report.pageCount ?? '–' },
    { label: 'Delivery', value: 'Instant' },
    { label: 'Quality', value: 'Premium' },
  ];
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function MinimumAge({ report }: { report: Report }) {
  const age = getMinimumAge(report.key);
  if (age === undefined) return null;
  const people = isForTwoPeople(report.key) ? 'two people' : 'a person';
  return (
    <p className="small soft">
      For {people} of {age} or older.
    </p>
  );
}

function SamplePdf({ report }: { report: Report }) {
  return (
    <ButtonAnchor href={`/samples/${report.key}.pdf`} target="_blank" rel="noopener" variant="line">
      <Icon name="download" /> Sample PDF
      <span className="sr-only"> of {report.name}, opens in a new tab</span>
    </ButtonAnchor>
  );
}
