import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { buildSupportPath } from '#web/lib/purchase/payment-paths.ts';
import { Steps } from '#web/ui/feedback/Steps.tsx';
import { hasEmailFailed, isInProgress } from '#web/lib/orders/order-activity.ts';
import { OrderActions } from '#web/features/orders/actions/OrderActions.tsx';
import { useReportDownload } from '#web/features/orders/actions/use-report-download.ts';
import { OrderThumbnail } from './OrderThumbnail.tsx';
import {
  describeOrder,
  getOrderBadge,
  getOrderFacts,
  getProgressSteps,
  hasFile,
  hasReceipt,
  isErased,
  isRefunding,
} from '#web/lib/orders/order-labels.ts';
import css from './OrderCard.module.css';
import type { OrderView } from '#src/orders/contract.ts';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { formatIstDate } from '#web/lib/dates.ts';

type Props = {
  order: OrderView;
  onOrder: (order: OrderView) => void;
  /** the first order of a page that was just appended: keyboard and screen reader continue here */
  takesFocus?: boolean;
};

export function OrderCard({ order, onOrder, takesFocus = false }: Props) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) titleRef.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const [loadedAt] = useState(() => new Date().toISOString());
  const { tone, icon, text } = getOrderBadge(order);
  return (
    <li className={css.order} data-in-progress={isInProgress(order) || undefined}>
      <div className={css.picture}>
        <OrderThumbnail order={order} />
      </div>
      <div className={css.main}>
        <div className={css.title}>
          <h2 ref={titleRef} tabIndex={-1}>
            {order.reportName}
          </h2>
          <Badge tone={tone} {...(icon ? { icon } : {})}>
            {text}
          </Badge>
        </div>
        <p className={needsAttention(order) ? css.attention : 'soft num'}>{describeOrder(order, loadedAt)}</p>
        {isInProgress(order) && <Steps label="Progress" steps={getProgressSteps(order)} />}
        <OrderActions order={order} now={loadedAt} onOrder={onOrder} />
        <SupersededEditions order={order} />
        <p className={`${css.meta} small soft num`}>
          {getOrderFacts(order).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {hasReceipt(order) && !hasFile(order) && (
            <a href={`/api/orders/${order.id}/receipt`} target="_blank" rel="noopener">
              Receipt<span className="sr-only"> for {order.reportName}, opens in a new tab</span>
            </a>
          )}
          <Link to={buildSupportPath(order.id)}>
            Get help<span className="sr-only"> with order {order.id}</span>
          </Link>
        </p>
      </div>
    </li>
  );
}

/** The text of the order requests an action of the member or reports a problem. */
const needsAttention = (order: OrderView): boolean =>
  (order.status === 'paid' || order.status === 'free') &&
  (order.refundOffered ||
    order.reportStatus === 'awaiting-details' ||
    order.reportStatus === 'failed' ||
    hasEmailFailed(order));

/** Lists the earlier editions, which can still be downloaded. */
function SupersededEditions({ order }: { order: OrderView }) {
  const { id, supersededEditions, reportName } = order;
  const { message, download } = useReportDownload(id);
  if (!supersededEditions || isRefunding(order) || isErased(order)) return null;
  return (
    <>
      <ul className={css.editions}>
        {supersededEditions.map(({ edition, supersededAt }) => (
          <li key={edition} className="small soft num">
            <Badge>Replaced</Badge>
            <span>
              Edition {edition}, replaced on {formatIstDate(supersededAt)}
            </span>
            <a
              href={`/api/orders/${id}/report.pdf?edition=${edition}`}
              download
              onClick={(event) => download(event, edition)}
            >
              Download
              <span className="sr-only">
                {' '}
                edition {edition} of {reportName}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {message && (
        <p className="small" role="status">
          {message}
        </p>
      )}
    </>
  );
}
