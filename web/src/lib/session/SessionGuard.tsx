/** On every screen of a member: what happens when the session ends, or when the next session is somebody else's. */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonAnchor } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { auth, useAuth } from './auth.ts';
import { loginPath } from './login-paths.ts';
import { useSessionOver } from './session-expiry.ts';

export function StaySignedIn() {
  const { pathname, search, hash } = useLocation();
  const login = loginPath(pathname + search + hash);
  useLeave(login);
  useSameMember();
  return <SignedOut login={login} />;
}

/** Logged out in another tab, or nothing to show without a session: to the login page, and back here. */
function useLeave(login: string): void {
  const state = useAuth();
  const navigate = useNavigate();
  const leave = state.status === 'out' && !state.why;
  useEffect(() => {
    if (leave) void navigate(login, { replace: true });
  }, [leave, navigate, login]);
}

/** Another member came in while the tab slept: nothing that is shown or typed here is theirs. */
function useSameMember(): void {
  const state = useAuth();
  const known = useRef(state);
  useEffect(() => {
    if (state.status !== 'in') return;
    const before = known.current;
    known.current = state;
    // one of the two changes also for the same member: by a new login, by a new address
    if (before.status === 'in' && before.token !== state.token && before.user.email !== state.user.email)
      location.reload();
  }, [state]);
  useEffect(() => {
    const wake = () => void auth();
    document.addEventListener('visibilitychange', wake);
    addEventListener('pageshow', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('pageshow', wake);
    };
  }, []);
}

const close = () => useSessionOver.setState({ said: false });

/** The login is opened in a tab of its own; this one hears of it. */
function SignedOut({ login }: { login: string }) {
  const said = useSessionOver((state) => state.said);
  const back = useAuth().status === 'in';
  useEffect(() => {
    if (!said || !back) return;
    close();
    toast('You are logged in again. Please press the button once more.', { tone: 'ok' });
  }, [said, back]);
  useEffect(() => close, []);
  return (
    <Dialog
      open={said && !back}
      onClose={close}
      title="Logged out"
      actions={
        <>
          <ButtonAnchor variant="primary" href={login} target="_blank" rel="noopener">
            Log in again
            <span className="sr">, opens in a new tab</span>
          </ButtonAnchor>
          <Button onClick={close}>Not now</Button>
        </>
      }
    >
      <p>You have been signed out. Log in again, and what you typed is still here.</p>
    </Dialog>
  );
}
