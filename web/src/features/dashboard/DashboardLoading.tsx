import { EmptyChart } from '#web/charts/EmptyChart.tsx';
import css from './DashboardLoading.module.css';

/** The outline of the page while it loads. */
export const DashboardLoading = () => (
  <>
    <div className={`night on-night ${css.night}`}>
      <div className={`wrap ${css.hero}`}>
        <div className={css.text}>
          <h1>Your sky</h1>
          <Lines />
        </div>
        <div className={css.chart} aria-hidden="true">
          <EmptyChart />
        </div>
      </div>
    </div>
    <div className={`wrap ${css.rest}`}>
      <Lines />
      <Lines />
    </div>
  </>
);

const Lines = () => (
  <div className={css.lines} aria-hidden="true">
    <i />
    <i />
    <i />
  </div>
);
