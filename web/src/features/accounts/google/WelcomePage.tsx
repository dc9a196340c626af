/** The page after a sign-in with Google: fetches the session and continues to the page that required the login. */
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { withRedirectParam } from '#src/accounts/contract-redirect.ts';
import { StatusPage } from '#web/ui/feedback/StatusPage.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { completeGoogleSignIn, type GoogleSignIn } from './complete-google-sign-in.ts';
import { useAuth } from '#web/lib/session/auth.ts';
import { useRedirectAfterSuccess } from '#web/features/accounts/use-redirect-after-success.ts';
import { useNextPath } from '#web/features/accounts/use-next-path.ts';

/** The same delay as after a login with a password. */
const REDIRECT_DELAY_MS = 1000;

export function Component() {
  const auth = useAuth();
  const nextPath = useNextPath();
  const { signIn, retry } = useGoogleSignIn();
  // No automatic redirect after the password was removed, so that the member reads that it was.
  const isRedirectAutomatic = signIn.kind === 'signed-in' && !signIn.wasPasswordRemoved;
  useRedirectAfterSuccess(isRedirectAutomatic, nextPath, REDIRECT_DELAY_MS);
  if (signIn.kind === 'expired')
    return (
      <Navigate
        to={auth.status === 'signed-in' ? nextPath : withRedirectParam(getLoginPath(), nextPath)}
        replace
      />
    );
  return (
    <>
      <title>Welcome | Lagna</title>
      <meta name="robots" content="noindex" />
      <div aria-live="polite">
        <StatusPage {...getWelcomeText(signIn)}>
          {signIn.kind === 'signed-in' ? (
            <ButtonLink variant="primary" to={nextPath} replace>
              Continue
            </ButtonLink>
          ) : (
            <Button
              variant="primary"
              busyLabel={signIn.kind === 'loading' && 'One moment...'}
              onClick={retry}
            >
              Try again
            </Button>
          )}
        </StatusPage>
      </div>
    </>
  );
}

/** The login page shows an error of Google only where Google sign-in is configured. */
const getLoginPath = () =>
  document.documentElement.hasAttribute('data-google') ? '/login?google=invalid-state' : '/login';

function useGoogleSignIn() {
  const [signIn, setSignIn] = useState<GoogleSignIn>({ kind: 'loading' });
  useEffect(() => void completeGoogleSignIn().then(setSignIn), []);
  const retry = () => {
    setSignIn({ kind: 'loading' });
    void completeGoogleSignIn().then(setSignIn);
  };
  return { signIn, retry };
}

type StatusText = { title: string; text: string };

function getWelcomeText(signIn: Exclude<GoogleSignIn, { kind: 'expired' }>): StatusText {
  if (signIn.kind === 'loading')
    return { title: 'One moment', text: 'Google has answered, and we are opening your account.' };
  if (signIn.kind === 'failed') return { title: 'You are not logged in yet', text: signIn.message };
  if (signIn.wasPasswordRemoved) return { title: 'You are logged in', text: PASSWORD_REMOVED };
  return signIn.isNew
    ? {
        title: `Welcome, ${signIn.name}`,
        text: 'Registration successful! Your first report is half the price.',
      }
    : { title: 'You are logged in', text: 'Login successful!' };
}

const PASSWORD_REMOVED =
  'Google has confirmed that this email is yours. It was not confirmed before, so the old password no longer works, and all other devices are logged out. All your reports are here. If you want a password again, choose “Forgot password?” on the login page.';
