/** The last look before anything is made or paid: the birth in words, the charts, the address, the price. */
import { useState } from 'react';
import type { Report } from '#src/catalogue/contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import { closePurchaseStep, usePurchaseState } from '#web/lib/purchase/purchase-state.ts';
import { useConfirmation } from './use-confirm-data.ts';
import css from './ConfirmSheet.module.css';

const close = () => closePurchaseStep('confirm');

export function ConfirmSheet() {
  const now = usePurchaseState(({ now: state }) => state);
  const [reading, setReading] = useState(false);
  const working = now.step === 'working';
  const open = now.step === 'confirm' || working;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={reading ? 'Is this right?' : 'Whose report is this?'}
      size="sheet"
      locked={working}
    >
      {open && (
        <Contents
          report={now.report}
          filled={now.step === 'confirm' && now.draft}
          working={working}
          onReading={setReading}
        />
      )}
    </Dialog>
  );
}

type Props = { report: Report; filled: unknown; working: boolean; onReading: (reading: boolean) => void };

function Contents(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({ report, filled, working, onReading, onRetry }: Props & { onRetry: () => void }) {
  const state = useConfirmation(report, filled);
  if (state.status === 'ready')
    return <ConfirmForm confirmation={state.confirmation} working={working} onReading={onReading} />;
  if (state.status === 'waiting') return <Waiting />;
  return (
    <div className={css.failed} role="alert">
      <p>{state.message}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

const Waiting = () => (
  <div className={css.waiting}>
    <p className="soft" role="status">
      Looking up your details and today’s price…
    </p>
    <i className={css.block} />
    <i />
    <i />
    <i />
  </div>
);
