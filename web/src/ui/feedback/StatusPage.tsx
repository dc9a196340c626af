/** A whole screen that says one thing: an empty diamond, a sentence, a way on. */
import type { ReactNode } from 'react';
import { EmptyChart } from '#web/charts/EmptyChart.tsx';
import css from './StatusPage.module.css';

type Props = { title: string; text: ReactNode; children: ReactNode };

export function StatusPage({ title, text, children }: Props) {
  return (
    <section className={`wrap band ${css.message}`}>
      <div className={css.chart}>
        <EmptyChart />
      </div>
      <div className={css.words}>
        <h1>{title}</h1>
        <p className="lead soft">{text}</p>
        <div className={css.actions}>{children}</div>
      </div>
    </section>
  );
}
