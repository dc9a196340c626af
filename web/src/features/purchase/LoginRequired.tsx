import { useLocation, useNavigate } from 'react-router-dom';
import { loginPath } from '#web/features/accounts/next-path.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { finish, leave, usePurchaseState } from './start-purchase.ts';

const close = () => leave('login');

/** Logging in leads back to the page the report was chosen on. */
export function LoginRequired() {
  const open = usePurchaseState(({ now }) => now.step === 'login');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const goToLogin = () => {
    finish();
    void navigate(loginPath(pathname + search));
  };
  return (
    <Dialog
      open={open}
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
      <p>Log in so that the report is yours, and stays yours. We bring you back here afterwards.</p>
    </Dialog>
  );
}
