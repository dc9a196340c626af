import { useLocation, useNavigate } from 'react-router-dom';
import { buildLoginPath } from '#web/lib/session/login-paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { savePurchaseIntent } from '#web/lib/purchase/purchase-intent.ts';
import { endPurchase, closePurchaseStep, usePurchaseState } from '#web/lib/purchase/purchase-state.ts';

const close = () => closePurchaseStep('login');

/** Logging in leads back to the page the report was chosen on, and the purchase goes on there. */
export function LoginRequired() {
  const wanted = usePurchaseState(({ now }) => (now.step === 'login' ? now : undefined));
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const goToLogin = () => {
    if (wanted) savePurchaseIntent({ report: wanted.report, draft: wanted.draft });
    endPurchase();
    void navigate(buildLoginPath(pathname + search));
  };
  return (
    <Dialog
      open={wanted !== undefined}
      onClose={close}
      title="Login Required"
      actions={
        <>
          <Button variant="primary" onClick={goToLogin}>
            Go to Login
          </Button>
          <Button onClick={close}>Cancel</Button>
        </>
      }
    >
      <p>
        {wanted?.draft
          ? 'You have been signed out. Log in again, and what you typed is still here.'
          : 'Log in so that the report is yours, and stays yours. We bring you back here and go on where you stopped.'}
      </p>
    </Dialog>
  );
}
