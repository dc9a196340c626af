/** The last step before a report is ordered: birth details, chart style, e-mail address and price. */
import { useState } from 'react';
import type { Report } from '#src/catalogue/contract.ts';
import { closePurchaseStep, usePurchaseState } from '#web/lib/purchase/purchase-state.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { isForTwoPeople } from '#src/catalogue/contract-two-people.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { CoupleForm } from './CoupleForm.tsx';
import { STEP_TITLES, type ConfirmStep } from './confirm-steps.ts';
import { useConfirmData } from './use-confirm-data.ts';
import css from './ConfirmDialog.module.css';

const close = () => closePurchaseStep('confirm');

export function ConfirmDialog() {
  const state = usePurchaseState(({ current }) => current);
  const [step, setStep] = useState<ConfirmStep>('birth');
  const isBusy = state.step === 'submitting';
  const isOpen = state.step === 'confirm' || isBusy;
  return (
    <Dialog open={isOpen} onClose={close} title={STEP_TITLES[step]} size="medium" locked={isBusy}>
      {isOpen && (
        <Contents
          report={state.report}
          draft={state.step === 'confirm' && state.draft}
          notice={state.step === 'confirm' ? state.notice : undefined}
          isBusy={isBusy}
          onStep={setStep}
        />
      )}
    </Dialog>
  );
}

type Props = {
  report: Report;
  draft: unknown;
  notice: string | undefined;
  isBusy: boolean;
  onStep: (step: ConfirmStep) => void;
};

function Contents(props: Props) {
  const [attempt, setAttempt] = useState(0);
  const [notice, setNotice] = useState(props.notice);
  // The state has no notice while the order is being placed; the last one stays visible.
  if (props.notice && props.notice !== notice) setNotice(props.notice);
  return (
    <LoadAttempt
      key={`${props.report.key} ${attempt} ${notice}`}
      {...props}
      notice={notice}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

/** One attempt to load the data; a new key starts another. */
function LoadAttempt({ report, draft, notice, isBusy, onStep, onRetry }: Props & { onRetry: () => void }) {
  const state = useConfirmData(report, draft, { isOfferHeld: notice !== undefined });
  if (state.status === 'ready') {
    const Form = isForTwoPeople(report.key) ? CoupleForm : ConfirmForm;
    return (
      <>
        {notice && (
          <p className={css.notice} role="alert">
            {notice}
          </p>
        )}
        <Form data={state.data} isBusy={isBusy} onStep={onStep} />
      </>
    );
  }
  if (state.status === 'loading') return <Loading />;
  return (
    <div className={css.failed} role="alert">
      <p>{state.message}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

const Loading = () => (
  <div className={css.loading}>
    <p className="soft" role="status">
      Loading your details and today’s price…
    </p>
    <i className={css.block} />
    <i />
    <i />
    <i />
  </div>
);
