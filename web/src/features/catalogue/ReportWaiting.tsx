import { SkeletonCard } from '#web/ui/Skeleton.tsx';
import { Turning } from '#web/ui/Turning.tsx';
import { Button } from '#web/ui/Button.tsx';
import css from './ReportWaiting.module.css';

export function ReportWaiting() {
  return (
    <section className={`wrap ${css.waiting}`} aria-busy="true">
      <title>Loading report | Lagna</title>
      <h1 className="sr">Loading report</h1>
      <div className={`night ${css.plate}`} role="status">
        <Turning />
        <span>Opening the report</span>
      </div>
      <div className={css.words}>
        <SkeletonCard />
        <SkeletonCard plain />
        <Button variant="primary" disabled>
          Generate my report
        </Button>
      </div>
    </section>
  );
}
