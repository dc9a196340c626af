import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { buildCalculatorPath, calculators } from '#web/content/calculators.ts';
import { CalculatorIcon } from '#web/ui/CalculatorIcon.tsx';
import { loadChunkWithRetry } from '#web/ui/behaviour/chunk-errors.ts';
import { runNearViewport } from '#web/ui/behaviour/run-near-viewport.ts';
import css from './Calculators.module.css';

const QuickCalculators = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./QuickCalculators.tsx'))).QuickCalculators,
}));

export function Calculators() {
  return (
    <section className="band night below-fold">
      <div className="wrap">
        <div className="head split">
          <h2>Small calculators, free to use</h2>
          <p className="soft small">Computed in your browser. Nothing is sent.</p>
        </div>
        <LazyQuickCalculators />
        <p className={`soft small ${css.note}`}>
          A playful estimate. Your real chart is computed from the sky in the{' '}
          <Link to="/reports/free-kundli">free report</Link>. Most calculators below also answer from the real
          sky.
        </p>
        <ul className={css.links} aria-label="All calculators">
          {calculators.map(({ id, title, subtitle }) => (
            <li key={id}>
              <Link to={buildCalculatorPath(id)}>
                <CalculatorIcon calculator={id} />
                <span>
                  <b>{title}</b>
                  <small className="soft">{subtitle}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The quick calculators need scripts, so they are not prerendered; their height is reserved. */
function LazyQuickCalculators() {
  const rootRef = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(
    () => (rootRef.current ? runNearViewport(rootRef.current, () => setIsNear(true)) : undefined),
    [],
  );
  return (
    <div ref={rootRef} className={css.placeholder}>
      <Suspense fallback={null}>{isNear && <QuickCalculators />}</Suspense>
    </div>
  );
}
