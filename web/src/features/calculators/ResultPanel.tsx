/** The result, or a placeholder before the first one. Screen readers announce a change. */
import { lazy, memo, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CalculatorId } from '#web/content/calculators.ts';
import { loadChunkWithRetry } from '#web/ui/behaviour/chunk-errors.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './ResultPanel.module.css';

export const loadPlaceholderFigure = () => import('./PlaceholderFigure.tsx');
const PlaceholderFigure = lazy(async () => ({
  default: (await loadChunkWithRetry(loadPlaceholderFigure)).PlaceholderFigure,
}));

type Props = {
  id: CalculatorId;
  result: ReactNode;
  isCalculating: boolean;
  onShare: () => void;
  shareLink: ReactNode;
  /** whether the page has a panel of chart facts below */
  hasChartFacts: boolean;
};

export function ResultPanel({ id, result, isCalculating, onShare, shareLink, hasChartFacts }: Props) {
  return (
    <>
      <div className={css.region} aria-live="polite">
        {isCalculating && <p className="sr-only">Calculating...</p>}
        {result ?? <Placeholder id={id} />}
      </div>
      <p className={css.note}>
        A playful estimate. Your real chart is computed from the sky in the{' '}
        <Link to="/reports/free-kundli">free report</Link>.
      </p>
      {hasChartFacts && (
        <a className={`small ${css.skyLink}`} href="#chart-facts">
          See the real answer <Icon name="chevron" />
        </a>
      )}
      {result && (
        <div className={css.actions}>
          <Button small onClick={onShare}>
            Share
          </Button>
          <Button small onClick={() => print()}>
            Print
          </Button>
          {shareLink}
        </div>
      )}
    </>
  );
}

/** The figure is a picture only, so its script may come later. Without memo() a new result would discard the prerendered one. */
const Placeholder = memo(({ id }: { id: CalculatorId }) => (
  <>
    <div className={css.figure}>
      <Suspense>
        <PlaceholderFigure id={id} />
      </Suspense>
    </div>
    <p className={css.hint}>Your result will appear here.</p>
  </>
));
