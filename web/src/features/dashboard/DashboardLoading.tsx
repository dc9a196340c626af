import { EmptyChart } from '#web/charts/EmptyChart.tsx';
import css from './DashboardLoading.module.css';

/** The layout of the page, shown while its data is loaded. */
export const DashboardLoading = () => (
  <>
    <div className={`night on-night ${css.night}`}>
      <div className={`wrap ${css.hero}`}>
        <div className={css.text}>
          <h1>Your sky</h1>
          <PlaceholderLines />
        </div>
        <div className={css.chart} aria-hidden="true">
          <EmptyChart />
        </div>
      </div>
    </div>
    <div className={`wrap ${css.below}`}>
      <PlaceholderLines />
      <PlaceholderLines />
    </div>
  </>
);

const PlaceholderLines = () => (
  <div className={css.lines} aria-hidden="true">
    <i />
    <i />
    <i />
  </div>
);
