/** A social card, 1200 by 630 pixels: text at the left, a drawing at the right. */
import type { ReactNode } from 'react';
import { Mark } from '#web/charts/Mark.tsx';

export type SocialCardProps = {
  ground: 'night' | 'paper';
  title: string;
  /** the second line, in a few words */
  line: string;
  /** the drawing runs over the edge of the card */
  wide?: boolean;
  children: ReactNode;
};

export function SocialCard({ ground, title, line, wide, children }: SocialCardProps) {
  return (
    <div className={`card on-${ground} ${wide ? 'wide' : ''}`}>
      <div className="text">
        <p className="brand">
          <span className="brand-mark">
            <Mark ground={ground} />
          </span>
          Lagna
        </p>
        <p className={title.length > 34 ? 'title long' : 'title'}>{title}</p>
        <p className="subtitle">{line}</p>
      </div>
      <div className="picture">{children}</div>
    </div>
  );
}
