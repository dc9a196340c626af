/** The page after a sign-in with Google: fetches the session and continues to the page before the login. */
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { withRedirectParam } from '#src/accounts/contract-redirect.ts';
import { StatusPage } from '#web/ui/feedback/StatusPage.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { completeGoogleSignIn, type GoogleSignIn } from './complete-google-sign-in.ts';
import { useAuth } from '#web/lib/session/auth.ts';
import { useRedirectAfterSuccess } from '#web/features/accounts/redirect-after-success.ts';
import { useRedirectTarget } from '#web/features/accounts/use-redirect-target.ts';

/** As after a login with a password. */
const REDIRECT_DELAY_MS = 1000;

export function Component() {
  const auth = useAuth();
  const next = useRedirectTarget();
  const { signIn, retry } = useGoogleSignIn();
  // no automatic redirect when the member has to read about the dropped password
  const redirects = signIn.kind === 'signed-in' && !signIn.passwordRemoved;
  useRedirectAfterSuccess(redirects, next, REDIRECT_DELAY_MS);
  if (signIn.kind === 'expired')
    return (
      <Navigate
        to={auth.status === 'in' ? next : withRedirectParam('/login?google=invalid-state', next)}
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
            <ButtonLink variant="primary" to={next} replace>
              Continue
            </ButtonLink>
          ) : (
            <Button variant="primary" busy={signIn.kind === 'loading' && 'One moment...'} onClick={retry}>
              Try again
            </Button>
          )}
        </StatusPage>
      </div>
    </>
  );
}

function useGoogleSignIn() {
  const [signIn, setSignIn] = useState<GoogleSignIn>({ kind: 'loading' });
  useEffect(() => void completeGoogleSignIn().then(setSignIn), []);
  const retry = () => {
    setSignIn({ kind: 'loading' });
    void completeGoogleSignIn().then(setSignIn);
  };
  return { signIn, retry };
}

type Words = { title: string; text: string };

function getWelcomeText(signIn: Exclude<GoogleSignIn, { kind: 'expired' }>): Words {
  if (signIn.kind === 'loading')
    return { title: 'One moment', text: 'Google has answered, and we are opening your account.' };
  if (signIn.kind === 'failed') return { title: 'Almost there', text: signIn.message };
  if (signIn.passwordRemoved) return { title: 'You are logged in', text: PASSWORD_DROPPED };
  return signIn.isNew
    ? {
        title: `Welcome, ${signIn.name}`,
        text: 'Registration successful! Your first report is half the price.',
      }
    : { title: 'You are logged in', text: 'Login successful!' };
}

const PASSWORD_DROPPED =
  'Google has just shown that this email is yours. Nobody had shown that before, so the password that was set for it no longer works, and every other device is logged out. Your reports are all here. If you want a password again, choose “Forgot password?” on the login page.';
