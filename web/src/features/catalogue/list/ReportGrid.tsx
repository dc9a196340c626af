import { Link, useRevalidator } from 'react-router-dom';
import type { Report } from '#src/catalogue/contract.ts';
import { Emblem } from '#web/charts/Emblem.tsx';
import { usePurchase } from '#web/lib/purchase/use-purchase.ts';
import { Button } from '#web/ui/Button.tsx';
import { SkeletonCard } from '#web/ui/feedback/Skeleton.tsx';
import { busyLabels } from '#web/features/catalogue/button-labels.ts';
import { isPaid, formatPrice } from '#web/lib/catalogue/price.ts';
import type { LoadResult } from '#web/lib/catalogue/catalogue-api.ts';
import css from './ReportGrid.module.css';

export function WaitingGrid() {
  return (
    <div className={css.grid} role="status" aria-label="Loading reports">
      {Array.from({ length: 9 }, (_, n) => (
        <SkeletonCard key={n} />
      ))}
    </div>
  );
}

export function ReportGrid({ read }: { read: LoadResult<Report[]> }) {
  const again = useRevalidator();
  if (again.state === 'loading') return <WaitingGrid />;
  if (read.error !== undefined)
    return <Notice text={read.error} action="Retry" onAction={() => void again.revalidate()} alert />;
  if (read.value.length === 0)
    return (
      <Notice
        text="No reports are on the shelf just now."
        action="Refresh"
        onAction={() => void again.revalidate()}
      />
    );
  return (
    <ul className={css.grid}>
      {read.value.map((report) => (
        <Card key={report.key} report={report} />
      ))}
    </ul>
  );
}

type NoticeProps = { text: string; action: string; onAction: () => void; alert?: boolean };

function Notice({ text, action, onAction, alert }: NoticeProps) {
  return (
    <div className={css.notice} role={alert ? 'alert' : 'status'}>
      <p>{text}</p>
      <Button variant="line" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}

function Card({ report }: { report: Report }) {
  return (
    <li className={css.card}>
      <span className={css.emblem}>
        <Emblem report={report.key} />
      </span>
      <div className={css.words}>
        <h3>
          <Link to={`/reports/${report.key}`}>{report.name}</Link>
        </h3>
        <p className="soft small">{report.description}</p>
      </div>
      <div className={css.foot}>
        <p className="num">
          <b>{formatPrice(report)}</b> <Note report={report} />
        </p>
        {!isPaid(report) && report.available && <GetFree report={report} />}
      </div>
    </li>
  );
}

function Note({ report: { available, pageCount } }: { report: Report }) {
  const text = available ? pageCount && `${pageCount} pages` : 'Being written';
  return text ? <span className="small soft">{text}</span> : null;
}

function GetFree({ report }: { report: Report }) {
  const { start, busy } = usePurchase();
  return (
    <Button variant="line" small busy={busy && busyLabels(report).main} onClick={() => start(report)}>
      Get Free<span className="sr">: {report.name}</span>
    </Button>
  );
}
