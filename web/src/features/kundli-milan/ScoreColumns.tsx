import type { ReactNode } from 'react';
import type { PointRange } from '#src/kundli-milan/contract.ts';
import { ScoreDial } from './ScoreDial.tsx';
import css from './ScoreColumns.module.css';

/** The dial and a text beside it. */
export const ScoreColumns = ({ points, children }: { points: PointRange; children: ReactNode }) => (
  <div className={`wrap ${css.columns}`}>
    <ScoreDial points={points} />
    <div className={css.text}>{children}</div>
  </div>
);
