/** A page with one message: title, text and actions. */
import type { ReactNode } from 'react';
import { EmptyChart } from '#web/charts/EmptyChart.tsx';
import css from './StatusPage.module.css';

type Props = { title: string; text: ReactNode; children: ReactNode };

export function StatusPage({ title, text, children }: Props) {
  return (
    <section className={`wrap band ${css.page}`}>
      <div className={css.chart}>
        <EmptyChart />
      </div>
      <div className={css.text}>
        <h1>{title}</h1>
        <p className="lead soft">{text}</p>
        <div className={css.actions}>{children}</div>
      </div>
    </section>
  );
}
