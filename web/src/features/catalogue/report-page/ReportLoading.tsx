import { Link } from 'react-router-dom';
import { Button } from '#web/ui/Button.tsx';
import { SkeletonCard } from '#web/ui/feedback/Skeleton.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import css from './ReportHero.module.css';

/** Has the layout of the loaded page, so that nothing moves when the report is shown. */
export function ReportLoading() {
  return (
    <section className={`wrap ${css.hero}`} aria-busy="true">
      <title>Loading report | Lagna</title>
      <h1 className="sr-only">Loading report</h1>
      <nav className={`small ${css.breadcrumb}`} aria-label="Breadcrumb">
        <Link to="/reports">Reports</Link>
      </nav>
      <div className={`night ${css.coverPanel} ${css.loading}`} role="status">
        <Spinner />
        <span>Opening the report</span>
      </div>
      <div className={css.text}>
        <SkeletonCard />
        <SkeletonCard withoutEmblem />
        <Button variant="primary" disabled>
          Generate my report
        </Button>
      </div>
    </section>
  );
}
