import { Link, useRevalidator } from 'react-router-dom';
import type { Report } from '#src/catalogue/contract.ts';
import { Emblem } from '#web/charts/Emblem.tsx';
import { usePurchase } from '#web/lib/purchase/use-purchase.ts';
import { Button } from '#web/ui/Button.tsx';
import { SkeletonCard } from '#web/ui/feedback/Skeleton.tsx';
import { Price } from '#web/lib/purchase/Price.tsx';
import { getBusyLabels } from '#web/features/catalogue/button-labels.ts';
import { isPaid } from '#web/lib/catalogue/price.ts';
import type { LoadResult } from '#web/lib/catalogue/catalogue-api.ts';
import css from './ReportGrid.module.css';

export function GridLoading() {
  return (
    <div className={css.grid} role="status" aria-label="Loading reports">
      {Array.from({ length: 9 }, (_, index) => (
        <SkeletonCard key={index} />
      ))}
    </div>
  );
}

export function ReportGrid({ result }: { result: LoadResult<Report[]> }) {
  const revalidator = useRevalidator();
  if (revalidator.state === 'loading') return <GridLoading />;
  if (result.error !== undefined)
    return (
      <GridMessage
        text={result.error}
        actionLabel="Retry"
        onAction={() => void revalidator.revalidate()}
        isError
      />
    );
  if (result.value.length === 0)
    return (
      <GridMessage
        text="There are no reports at the moment."
        actionLabel="Refresh"
        onAction={() => void revalidator.revalidate()}
      />
    );
  return (
    <ul className={css.grid}>
      {result.value.map((report) => (
        <ReportCard key={report.key} report={report} />
      ))}
    </ul>
  );
}

type GridMessageProps = { text: string; actionLabel: string; onAction: () => void; isError?: boolean };

function GridMessage({ text, actionLabel, onAction, isError }: GridMessageProps) {
  return (
    <div className={css.message} role={isError ? 'alert' : 'status'}>
      <p>{text}</p>
      <Button variant="line" onClick={onAction}>
        {actionLabel}
      </Button>
    </div>
  );
}

function ReportCard({ report }: { report: Report }) {
  return (
    <li className={css.card} data-paid={isPaid(report) || undefined}>
      <span className={css.emblem}>
        <Emblem report={report.key} />
      </span>
      <div className={css.text}>
        <h3>
          <Link to={`/reports/${report.key}`}>{report.name}</Link>
        </h3>
        <p className="soft small">{report.description}</p>
      </div>
      <div className={css.foot}>
        <Price report={report} />
        <CardNote report={report} />
        {!isPaid(report) && report.available && <FreeReportButton report={report} />}
      </div>
    </li>
  );
}

function CardNote({ report: { key, name, available, pageCount } }: { report: Report }) {
  if (!available) return <p className="num small soft">Being written</p>;
  return (
    <a className={`num small ${css.sample}`} href={`/samples/${key}.pdf`} target="_blank" rel="noopener">
      Sample<span className="sr-only"> of {name}</span>
      {pageCount ? `, ${pageCount} pages` : ''}
      <span className="sr-only">, opens in a new tab</span>
    </a>
  );
}

function FreeReportButton({ report }: { report: Report }) {
  const { start, isBusy } = usePurchase();
  return (
    <Button
      variant="line"
      small
      busyLabel={isBusy && getBusyLabels(report).main}
      onClick={() => start(report)}
    >
      Get Free<span className="sr-only">: {report.name}</span>
    </Button>
  );
}
