import type { OrderView } from '#src/orders/contract.ts';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { formatIstDate } from '#web/lib/dates.ts';
import { isRefunding } from '#web/lib/orders/order-labels.ts';
import css from './SupersededEditions.module.css';

/** Earlier editions: still available, and marked as superseded. */
export function SupersededEditions({ order }: { order: OrderView }) {
  const { id, supersededEditions, reportName } = order;
  if (!supersededEditions || isRefunding(order)) return null;
  return (
    <ul className={css.editions}>
      {supersededEditions.map(({ edition, supersededAt }) => (
        <li key={edition} className="small soft num">
          <Badge>Superseded</Badge>
          <span>
            Edition {edition}, replaced on {formatIstDate(supersededAt)}
          </span>
          <a href={`/api/orders/${id}/report.pdf?edition=${edition}`} download>
            Download
            <span className="sr">
              {' '}
              edition {edition} of {reportName}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
