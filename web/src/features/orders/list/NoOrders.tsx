import { EmptyChart } from '#web/charts/EmptyChart.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './NoOrders.module.css';

export function NoOrders() {
  return (
    <section className={css.empty}>
      <div className={css.chart}>
        <EmptyChart />
      </div>
      <div className={css.text}>
        <h2>No reports yet</h2>
        <p className="soft lead">
          Your first report will appear here. A free kundli takes two minutes and needs no card.
        </p>
        <div className={css.actions}>
          <ButtonLink variant="primary" to="/reports">
            See the reports
          </ButtonLink>
          <ButtonLink variant="text" to="/reports/free-kundli">
            Start with the free kundli <Icon name="arrow" />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
