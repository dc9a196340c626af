import type { ReactNode } from 'react';
import css from './Section.module.css';

type Props = { id: string; title: string; intro: string; children: ReactNode };

/** A part of the profile: title and intro, and below them its content. */
export const Section = ({ id, title, intro, children }: Props) => (
  <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
    <div className={css.header}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="soft">{intro}</p>
    </div>
    <div className={css.content}>{children}</div>
  </section>
);
