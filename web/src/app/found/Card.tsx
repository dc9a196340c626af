/** What a link to us looks like in a messenger: 1200 by 630, words at the left, a drawing at the right. */
import type { ReactNode } from 'react';
import { Mark } from '#web/charts/Mark.tsx';

export type CardProps = {
  ground: 'night' | 'paper';
  title: string;
  /** what kind of thing it is, in a few words */
  line: string;
  /** the drawing runs over the edge of the card */
  wide?: boolean;
  children: ReactNode;
};

export function Card({ ground, title, line, wide, children }: CardProps) {
  return (
    <div className={`card on-${ground} ${wide ? 'wide' : ''}`}>
      <div className="say">
        <p className="house">
          <span className="sign">
            <Mark ground={ground} />
          </span>
          Lagna
        </p>
        <p className={title.length > 34 ? 'title long' : 'title'}>{title}</p>
        <p className="line-below">{line}</p>
      </div>
      <div className="picture">{children}</div>
    </div>
  );
}
