import { ScoreDial } from './ScoreDial.tsx';
import css from './MatchWaiting.module.css';

/** Shown while the server computes; the region announces it. */
export const MatchWaiting = () => (
  <section className="band night">
    <div className={`wrap ${css.waiting}`}>
      <ScoreDial points={null} />
      <p role="status">Comparing the charts…</p>
    </div>
  </section>
);
