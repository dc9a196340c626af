import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { calculatorPath, calculators } from '#web/content/calculators.ts';
import { CalculatorIcon } from '#web/ui/CalculatorIcon.tsx';
import { loadChunkWithRetry } from '#web/ui/behaviour/chunk-errors.ts';
import { onNearViewport } from '#web/ui/behaviour/on-near-viewport.ts';
import css from './Calculators.module.css';

const QuickInstruments = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./QuickInstruments.tsx'))).QuickInstruments,
}));

export function Calculators() {
  return (
    <section className="band night far">
      <div className="wrap">
        <div className="head split">
          <h2>Small instruments, free to turn</h2>
          <p className="soft small">Playful estimates, worked out in your browser. Nothing is sent.</p>
        </div>
        <Instruments />
        <ul className={css.drawer} aria-label="All calculators">
          {calculators.map(({ id, title, line }) => (
            <li key={id}>
              <Link to={calculatorPath(id)}>
                <CalculatorIcon of={id} />
                <span>
                  <b>{title}</b>
                  <small className="soft">{line}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Nothing works in them before the browser has taken over, so they are not drawn before: their room is kept. */
function Instruments() {
  const room = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => (room.current ? onNearViewport(room.current, () => setNear(true)) : undefined), []);
  return (
    <div ref={room} className={css.room}>
      <Suspense fallback={null}>{near && <QuickInstruments />}</Suspense>
    </div>
  );
}
