/** The layout of the account pages: the form, and a dark panel beside it. */
import type { ReactNode } from 'react';
import css from './AccountPageLayout.module.css';

type Props = { title: string; intro: ReactNode; aside: ReactNode; children: ReactNode };

export function AccountPageLayout({ title, intro, aside, children }: Props) {
  return (
    <div className={`wrap ${css.page}`}>
      <div className={css.form}>
        <h1>{title}</h1>
        <p className="soft">{intro}</p>
        {children}
      </div>
      <aside className={`night ${css.aside}`}>
        <Dial />
        <div className={css.asideText}>{aside}</div>
      </aside>
    </div>
  );
}

/**
 * A dial with a mark for every two and for every ten degrees (a path length of 720 makes two units of a degree), and an
 * empty chart whose first house is highlighted.
 */
const Dial = () => (
  <svg className={css.dial} viewBox="-104 -104 208 208" aria-hidden="true">
    <circle r="102" />
    <circle className={css.twoDegrees} r="98" pathLength="720" />
    <circle className={css.tenDegrees} r="96" pathLength="720" />
    <circle r="92" />
    <path className={css.lit} d="M0 -65L32.5 -32.5L0 0L-32.5 -32.5Z" />
    <path d="M-65 -65H65V65H-65ZM-65 -65L65 65M65 -65L-65 65M0 -65L65 0L0 65L-65 0Z" />
  </svg>
);
