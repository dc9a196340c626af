import { useLocation, useNavigate } from 'react-router-dom';
import { loginPath } from '#web/features/accounts/next-path.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { keepIntent } from './intent.ts';
import { finish, leave, usePurchaseState } from './start-purchase.ts';

const close = () => leave('login');

/** Logging in leads back to the page the report was chosen on, and the purchase goes on there. */
export function LoginRequired() {
  const report = usePurchaseState(({ now }) => (now.step === 'login' ? now.report : undefined));
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const goToLogin = () => {
    if (report) keepIntent(report);
    finish();
    void navigate(loginPath(pathname + search));
  };
  return (
    <Dialog
      open={report !== undefined}
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
        Log in so that the report is yours, and stays yours. We bring you back here and go on where you
        stopped.
      </p>
    </Dialog>
  );
}
