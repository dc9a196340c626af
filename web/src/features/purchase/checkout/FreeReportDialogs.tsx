/** How a free report went: on its way, there already, or not to be had. */
import { useNavigate } from 'react-router-dom';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { endPurchase, closePurchaseStep, usePurchaseState } from '#web/lib/purchase/purchase-state.ts';

export function FreeStarted() {
  const now = usePurchaseState(({ now: state }) => state);
  const navigate = useNavigate();
  const open = now.step === 'started';
  const goOn = () => {
    if (!open) return;
    endPurchase();
    void navigate('/my-reports');
  };
  return (
    <Dialog
      open={open}
      onClose={goOn}
      title={open && now.existing ? 'You have this one already' : 'Your report is being made'}
      actions={
        <Button variant="primary" onClick={goOn}>
          View My Reports
        </Button>
      }
    >
      {open && (
        <p>
          {now.existing
            ? `The ${now.report.name} for this person stands in My Reports. Download it as often as you like.`
            : `The ${now.report.name} is usually ready within minutes. We mail it to ${now.email}, and you can watch it being made.`}
        </p>
      )}
    </Dialog>
  );
}

const close = () => closePurchaseStep('refused');

export function GenerationFailed() {
  const now = usePurchaseState(({ now: state }) => state);
  return (
    <Dialog
      open={now.step === 'refused'}
      onClose={close}
      title="Generation Failed"
      alert
      actions={
        <Button variant="primary" onClick={close}>
          Close
        </Button>
      }
    >
      {now.step === 'refused' && <p>{now.message}</p>}
    </Dialog>
  );
}
