/** The result, or a placeholder before the first one. Screen readers announce a change. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './ResultPanel.module.css';

type Props = {
  /** the figure before the first result */
  placeholder: ReactNode;
  result: ReactNode;
  isCalculating: boolean;
  onShare: () => void;
  shareLink: ReactNode;
  /** whether the page has a panel of chart facts below */
  hasChartFacts: boolean;
};

export function ResultPanel({
  placeholder,
  result,
  isCalculating,
  onShare,
  shareLink,
  hasChartFacts,
}: Props) {
  return (
    <>
      <div className={css.region} aria-live="polite">
        {isCalculating && <p className="sr-only">Calculating...</p>}
        {result ?? <Placeholder figure={placeholder} />}
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

const Placeholder = ({ figure }: { figure: ReactNode }) => (
  <>
    <div className={css.figure}>{figure}</div>
    <p className={css.hint}>Your result will appear here.</p>
  </>
);
