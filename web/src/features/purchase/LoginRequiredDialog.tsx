/** The first step of a visitor's purchase. A separate chunk, because the other dialogs need many times its script. */
import { useLocation, useNavigate } from 'react-router-dom';
import { savePurchaseIntent } from '#web/lib/purchase/purchase-intent.ts';
import { closePurchaseStep, endPurchase, usePurchaseState } from '#web/lib/purchase/purchase-state.ts';
import { buildLoginPath, buildSignupPath } from '#web/lib/session/login-paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';

const closeLoginRequired = () => closePurchaseStep('login');

/** The login returns to this page, and the purchase continues there. */
export function LoginRequiredDialog() {
  const loginStep = usePurchaseState(({ current }) => (current.step === 'login' ? current : undefined));
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const goTo = (buildPath: (next: string) => string) => {
    if (loginStep) savePurchaseIntent({ report: loginStep.report, draft: loginStep.draft });
    endPurchase();
    void navigate(buildPath(pathname + search));
  };
  const isMember = loginStep?.draft !== undefined;
  const loginButton = (
    <Button variant={isMember ? 'primary' : 'line'} wide onClick={() => goTo(buildLoginPath)}>
      Go to Login
    </Button>
  );
  const signupButton = (
    <Button variant="primary" wide onClick={() => goTo(buildSignupPath)}>
      Create account
    </Button>
  );
  return (
    <Dialog
      open={loginStep !== undefined}
      onClose={closeLoginRequired}
      title="Login Required"
      actions={
        <>
          {!isMember && signupButton}
          {loginButton}
          <Button variant="text" wide onClick={closeLoginRequired}>
            Cancel
          </Button>
        </>
      }
    >
      {isMember ? (
        <p>You have been logged out. Log in again, and what you typed is still here.</p>
      ) : (
        <VisitorText reportName={loginStep?.report.name} />
      )}
    </Dialog>
  );
}

function VisitorText({ reportName }: { reportName: string | undefined }) {
  return (
    <>
      <p>
        New here? Create an account first. It takes about a minute. Then you come back here and continue with{' '}
        <b>{reportName}</b>.
      </p>
      <p className="small soft">
        The account keeps your report safe: you can download or correct it at any time.
      </p>
    </>
  );
}
