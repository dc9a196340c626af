import { Link } from 'react-router-dom';
import { Button } from '#web/ui/Button.tsx';
import { SkeletonCard } from '#web/ui/feedback/Skeleton.tsx';
import { Spinner } from '#web/ui/feedback/Spinner.tsx';
import offer from './ReportHero.module.css';
import css from './ReportLoading.module.css';

/** Stands as the report will stand, so that nothing moves when it comes. */
export function ReportWaiting() {
  return (
    <section className={`wrap ${offer.offer}`} aria-busy="true">
      <title>Loading report | Lagna</title>
      <h1 className="sr">Loading report</h1>
      <nav className={`small ${offer.crumb}`} aria-label="Breadcrumb">
        <Link to="/reports">Reports</Link>
      </nav>
      <div className={`night ${offer.plate} ${css.plate}`} role="status">
        <Spinner />
        <span>Opening the report</span>
      </div>
      <div className={offer.words}>
        <SkeletonCard />
        <SkeletonCard plain />
        <Button variant="primary" disabled>
          Generate my report
        </Button>
      </div>
    </section>
  );
}
