/** The two sign-in screens: the form on paper, the night beside it. */
import type { ReactNode } from 'react';
import { EmptyChart } from '#web/charts/EmptyChart.tsx';
import css from './AccountPage.module.css';

type Props = { title: string; intro: ReactNode; aside: ReactNode; children: ReactNode };

export function AccountPage({ title, intro, aside, children }: Props) {
  return (
    <div className={`wrap ${css.page}`}>
      <div className={css.form}>
        <h1>{title}</h1>
        <p className="soft">{intro}</p>
        {children}
      </div>
      <aside className={`night ${css.aside}`}>
        <div className={css.drawing}>
          <EmptyChart ground="night" />
        </div>
        <div className={css.words}>{aside}</div>
      </aside>
    </div>
  );
}
