/** The picture of an order: a dial while the report is produced, its cover when the file exists, otherwise the emblem. */
import type { OrderView } from '#src/orders/contract.ts';
import { Emblem } from '#web/charts/Emblem.tsx';
import { splitTitle } from '#web/charts/title-lines.ts';
import { isInProgress } from '#web/lib/orders/order-activity.ts';
import { hasFile } from '#web/lib/orders/order-labels.ts';
import css from './OrderThumbnail.module.css';

export function OrderThumbnail({ order }: { order: OrderView }) {
  if (isInProgress(order)) return <InProgress reportKey={order.reportKey} />;
  if (hasFile(order)) return <ReportCover order={order} />;
  return (
    <div className={css.emblem}>
      <Emblem report={order.reportKey} />
    </div>
  );
}

/** A dial with 27 ticks, one for each nakshatra (lunar mansion); the sector of the first one is highlighted. */
const InProgress = ({ reportKey }: { reportKey: string }) => (
  <div className={`night ${css.disc}`}>
    <svg className={css.dial} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="47" />
      <circle className={css.ticks} r="43.5" pathLength="540" />
      <circle r="40" />
      <path className={css.lit} d="M0 -47A47 47 0 0 1 10.86 -45.73L9.24 -38.92A40 40 0 0 0 0 -40Z" />
    </svg>
    <div className={css.center}>
      <Emblem report={reportKey} background="night" />
    </div>
  </div>
);

function ReportCover({ order: { reportName, reportKey, personName } }: { order: OrderView }) {
  return (
    <div className={css.book}>
      <div className={`night ${css.cover}`} aria-hidden="true">
        <p>
          {splitTitle(reportName).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <Emblem report={reportKey} background="night" />
        <small>{personName}</small>
      </div>
    </div>
  );
}
