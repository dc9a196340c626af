/** The dialogs of a member's purchase. Rendered once in the layout of the site; empty without a purchase. */
import { useNavigate } from 'react-router-dom';
import { closePurchaseStep, endPurchase, usePurchaseState } from '#web/lib/purchase/purchase-state.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { ConfirmDialog } from './confirm/ConfirmDialog.tsx';

export function PurchaseFlow() {
  return (
    <>
      <ConfirmDialog />
      <FreeReportStartedDialog />
      <FreeReportFailedDialog />
    </>
  );
}

function FreeReportStartedDialog() {
  const purchase = usePurchaseState((state) => state.current);
  const navigate = useNavigate();
  const isOpen = purchase.step === 'free-report-started';
  const showReports = () => {
    endPurchase();
    void navigate('/my-reports');
  };
  return (
    <Dialog
      open={isOpen}
      onClose={() => closePurchaseStep('free-report-started')}
      title={isOpen && purchase.isExisting ? 'You already have this report' : 'Your report is being made'}
      actions={
        <Button variant="primary" onClick={showReports}>
          View My Reports
        </Button>
      }
    >
      {isOpen && (
        <p>
          {purchase.isExisting
            ? `The ${purchase.report.name} for this person is in My Reports. Download it as often as you like.`
            : `The ${purchase.report.name} is usually ready within minutes. We send it to ${purchase.email}, and My Reports shows its progress.`}
        </p>
      )}
    </Dialog>
  );
}

const closeFailure = () => closePurchaseStep('free-report-failed');

function FreeReportFailedDialog() {
  const purchase = usePurchaseState((state) => state.current);
  return (
    <Dialog
      open={purchase.step === 'free-report-failed'}
      onClose={closeFailure}
      title="Generation Failed"
      alert
      actions={
        <Button variant="primary" onClick={closeFailure}>
          Close
        </Button>
      }
    >
      {purchase.step === 'free-report-failed' && <p>{purchase.message}</p>}
    </Dialog>
  );
}
