/** The price that this visitor or member pays, as far as the page knows it. The confirm dialog has the final price. */
import { Link } from 'react-router-dom';
import type { Report } from '#src/catalogue/contract.ts';
import { formatRupees } from '#src/platform/contract-money.ts';
import { getFirstReportPrice, getListPrice, isPaid, formatPrice } from '#web/lib/catalogue/price.ts';
import { useHasOffer } from './offer.ts';
import css from './Price.module.css';

type Props = { report: Report; isLarge?: boolean };

/** With the offer: its price, and the list price struck out. */
export function Price({ report, isLarge }: Props) {
  const hasOffer = useHasOffer(report);
  return (
    <p className={`num ${css.price}`} data-large={isLarge}>
      <b>
        <span className="sr-only">{hasOffer ? 'Price now ' : 'Price '}</span>
        {hasOffer ? formatRupees(getFirstReportPrice(report)) : formatPrice(report)}
      </b>
      {hasOffer && (
        <s>
          <span className="sr-only">Usual price </span>
          {formatPrice(report)}
        </s>
      )}
    </p>
  );
}

/** Stands above the price. Its height stays when a member has used the offer, so that nothing moves. */
export function OfferTitle({ report, text = 'Your first report at half price' }: Props & { text?: string }) {
  const hasOffer = useHasOffer(report);
  if (!isPaid(report)) return null;
  return <p className={css.offerTitle}>{hasOffer ? text : '\u00a0'}</p>;
}

export function PriceNote({ report }: { report: Report }) {
  const hasOffer = useHasOffer(report);
  if (!report.available)
    return (
      <p className="small soft">
        Its texts are still being written. It goes on sale when they are ready. Until then:{' '}
        <Link to="/reports/janam-kundli">Janam Kundli</Link>.
      </p>
    );
  return <p className="small soft">{getNote(report, hasOffer)}</p>;
}

function getNote(report: Report, hasOffer: boolean): string {
  if (!isPaid(report)) return 'Three in one day, ten in thirty days. They stay in My Reports.';
  const saved = formatRupees(getListPrice(report) - getFirstReportPrice(report));
  const offer = `For your first paid report, once. You save ${saved}. `;
  return `${hasOffer ? offer : ''}Pay by UPI, card or net banking.`;
}
