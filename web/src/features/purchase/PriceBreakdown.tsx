import type { Quote } from '#src/payments/contract.ts';
import { formatPaise } from '#src/platform/contract-money.ts';
import css from './PriceBreakdown.module.css';

type Price = Pick<Quote, 'listPricePaise' | 'pricePaise' | 'offer'>;

export function PriceBreakdown({ reportName, quote }: { reportName: string; quote: Price }) {
  const discount = quote.listPricePaise - quote.pricePaise;
  return (
    <dl className={`${css.lines} num`}>
      <div>
        <dt>{reportName}</dt>
        <dd>{formatPaise(quote.listPricePaise)}</dd>
      </div>
      {quote.offer && discount > 0 && (
        <div className={css.discount}>
          <dt>First report, 50% off</dt>
          <dd>−{formatPaise(discount)}</dd>
        </div>
      )}
      <div className={css.total}>
        <dt>To pay</dt>
        <dd>{formatPaise(quote.pricePaise)}</dd>
      </div>
    </dl>
  );
}
