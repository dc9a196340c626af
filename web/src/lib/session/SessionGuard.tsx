/** On every page of a member: reacts when the session ends, or when another member logs in. */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonAnchor } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { getAuth, useAuth } from './auth.ts';
import { buildLoginPath } from './login-paths.ts';
import { useSessionExpiry } from './session-expiry.ts';

export function SessionGuard() {
  const { pathname, search, hash } = useLocation();
  const loginPath = buildLoginPath(pathname + search + hash);
  useRedirectToLogin(loginPath);
  useReloadOnMemberChange();
  return <SessionExpiredDialog loginPath={loginPath} />;
}

/** A visitor without a session, or logged out in another tab, goes to the login page and then returns here. */
function useRedirectToLogin(loginPath: string): void {
  const state = useAuth();
  const navigate = useNavigate();
  const mustLogIn = state.status === 'signed-out' && !state.reason;
  useEffect(() => {
    if (mustLogIn) void navigate(loginPath, { replace: true });
  }, [mustLogIn, navigate, loginPath]);
}

/** After a login of another member in another tab, the data on this page belong to the previous member. */
function useReloadOnMemberChange(): void {
  const state = useAuth();
  const lastAuth = useRef(state);
  useEffect(() => {
    if (state.status !== 'signed-in') return;
    const previous = lastAuth.current;
    lastAuth.current = state;
    // a new login of the same member changes only the token, a change of address only the e-mail
    if (
      previous.status === 'signed-in' &&
      previous.token !== state.token &&
      previous.user.email !== state.user.email
    )
      location.reload();
  }, [state]);
  useEffect(() => {
    const checkAuth = () => void getAuth();
    document.addEventListener('visibilitychange', checkAuth);
    addEventListener('pageshow', checkAuth);
    return () => {
      document.removeEventListener('visibilitychange', checkAuth);
      removeEventListener('pageshow', checkAuth);
    };
  }, []);
}

const close = () => useSessionExpiry.setState({ isShown: false });

/** The login opens in a new tab; this tab is notified when it succeeds. */
function SessionExpiredDialog({ loginPath }: { loginPath: string }) {
  const isShown = useSessionExpiry((state) => state.isShown);
  const isLoggedInAgain = useAuth().status === 'signed-in';
  useEffect(() => {
    if (!isShown || !isLoggedInAgain) return;
    close();
    showToast('You are logged in again. Please press the button once more.', { tone: 'success' });
  }, [isShown, isLoggedInAgain]);
  useEffect(() => close, []);
  return (
    <Dialog
      open={isShown && !isLoggedInAgain}
      onClose={close}
      title="Logged out"
      actions={
        <>
          <ButtonAnchor variant="primary" href={loginPath} target="_blank" rel="noopener">
            Log in again
            <span className="sr-only">, opens in a new tab</span>
          </ButtonAnchor>
          <Button onClick={close}>Not now</Button>
        </>
      }
    >
      <p>You have been logged out. Log in again, and what you typed is still here.</p>
    </Dialog>
  );
}
