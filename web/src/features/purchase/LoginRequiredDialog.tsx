import { useLocation, useNavigate } from 'react-router-dom';
import { loginPath } from '#web/lib/session/login-paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { keepIntent } from '#web/lib/purchase/purchase-intent.ts';
import { finish, leave, usePurchaseState } from '#web/lib/purchase/purchase-state.ts';

const close = () => leave('login');

/** Logging in leads back to the page the report was chosen on, and the purchase goes on there. */
export function LoginRequired() {
  const wanted = usePurchaseState(({ now }) => (now.step === 'login' ? now : undefined));
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const goToLogin = () => {
    if (wanted) keepIntent({ report: wanted.report, filled: wanted.filled });
    finish();
    void navigate(loginPath(pathname + search));
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
        {wanted?.filled
          ? 'You have been signed out. Log in again, and what you typed is still here.'
          : 'Log in so that the report is yours, and stays yours. We bring you back here and go on where you stopped.'}
      </p>
    </Dialog>
  );
}
