/** Every dialog of a purchase. Rendered once in the layout of the site; empty without a purchase. */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { savePurchaseIntent } from '#web/lib/purchase/purchase-intent.ts';
import {
  closePurchaseStep,
  endPurchase,
  getPurchaseState,
  usePurchaseState,
} from '#web/lib/purchase/purchase-state.ts';
import { buildLoginPath } from '#web/lib/session/login-paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { ConfirmDialog } from './confirm/ConfirmDialog.tsx';

export function PurchaseFlow() {
  useEndOnNavigation();
  return (
    <>
      <LoginRequiredDialog />
      <ConfirmDialog />
      <FreeReportStartedDialog />
      <FreeReportFailedDialog />
    </>
  );
}

/** Navigation closes our dialogs, but not the checkout window, which the gateway controls. */
function useEndOnNavigation(): void {
  const { pathname } = useLocation();
  const lastPathRef = useRef(pathname);
  useEffect(() => {
    if (lastPathRef.current === pathname) return;
    lastPathRef.current = pathname;
    if (getPurchaseState().step !== 'paying') endPurchase();
  }, [pathname]);
}

const closeLoginRequired = () => closePurchaseStep('login');

/** The login returns to this page, and the purchase continues there. */
function LoginRequiredDialog() {
  const loginStep = usePurchaseState(({ current }) => (current.step === 'login' ? current : undefined));
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const goToLogin = () => {
    if (loginStep) savePurchaseIntent({ report: loginStep.report, draft: loginStep.draft });
    endPurchase();
    void navigate(buildLoginPath(pathname + search));
  };
  return (
    <Dialog
      open={loginStep !== undefined}
      onClose={closeLoginRequired}
      title="Login Required"
      actions={
        <>
          <Button variant="primary" onClick={goToLogin}>
            Go to Login
          </Button>
          <Button onClick={closeLoginRequired}>Cancel</Button>
        </>
      }
    >
      <p>
        {loginStep?.draft
          ? 'You have been signed out. Log in again, and what you typed is still here.'
          : 'Log in so that the report is saved in your account. Then you come back here and continue.'}
      </p>
    </Dialog>
  );
}

function FreeReportStartedDialog() {
  const purchase = usePurchaseState((state) => state.current);
  const navigate = useNavigate();
  const isOpen = purchase.step === 'free-report-started';
  const showReports = () => {
    if (!isOpen) return;
    endPurchase();
    void navigate('/my-reports');
  };
  return (
    <Dialog
      open={isOpen}
      onClose={showReports}
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
            : `The ${purchase.report.name} is usually ready within minutes. We mail it to ${purchase.email}, and you can watch it being made.`}
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
