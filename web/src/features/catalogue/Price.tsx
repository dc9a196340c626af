import { Link } from 'react-router-dom';
import type { Report } from '#src/catalogue/contract.ts';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { formatRupees } from '#src/platform/contract-money.ts';
import { getFirstReportPrice, isPaid, formatPrice } from '#web/lib/catalogue/price.ts';
import css from './Price.module.css';

export function Price({
  report,
  isLarge,
  isOfferHidden,
}: {
  report: Report;
  isLarge?: boolean;
  isOfferHidden?: boolean;
}) {
  return (
    <p className={`num ${css.price}`} data-large={isLarge}>
      <b>
        <span className="sr-only">Price </span>
        {formatPrice(report)}
      </b>
      {!isOfferHidden && isPaid(report) && <Badge tone="offer">50% off, first report</Badge>}
    </p>
  );
}

/** The offer depends on the member, whom the page does not know: the confirm dialog shows the final price. */
export function PriceNote({ report }: { report: Report }) {
  if (!report.available)
    return (
      <p className="small soft">
        Its texts are still being written. It goes on sale when they are ready. Until then:{' '}
        <Link to="/reports/janam-kundli">Janam Kundli</Link>.
      </p>
    );
  return (
    <p className="small soft">
      {isPaid(report)
        ? `${formatRupees(getFirstReportPrice(report))} if it is your first paid report, deducted automatically before you pay.`
        : 'Three a day, ten a month, kept in My Reports for good.'}
    </p>
  );
}
