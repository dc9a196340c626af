/** The instrument's face: at rest, or with what it found. Read out when it changes. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#web/ui/Button.tsx';
import css from './Answer.module.css';

type Props = {
  rest: ReactNode;
  /** what was found, once something was */
  found: ReactNode;
  calculating: boolean;
  onShare: () => void;
};

export function Answer({ rest, found, calculating, onShare }: Props) {
  return (
    <>
      <div className={css.said} aria-live="polite">
        {calculating && <p className="sr">Calculating...</p>}
        {found ?? <AtRest figure={rest} />}
      </div>
      <p className={css.honest}>
        A playful estimate. Your real chart is computed from the sky in the{' '}
        <Link to="/reports/free-kundli">free report</Link>.
      </p>
      {found && (
        <div className={css.keep}>
          <Button small onClick={onShare}>
            Share
          </Button>
          <Button small onClick={() => print()}>
            Print
          </Button>
        </div>
      )}
    </>
  );
}

const AtRest = ({ figure }: { figure: ReactNode }) => (
  <>
    <div className={css.figure} data-rest="">
      {figure}
    </div>
    <p className={css.waiting}>Your answer will stand here.</p>
  </>
);
