import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#web/ui/Button.tsx';
import { CheckField, TextField } from '#web/ui/form/Field.tsx';
import { AccountPageLayout } from '#web/features/accounts/AccountPageLayout.tsx';
import { useAuth } from '#web/lib/session/auth.ts';
import {
  getFieldError,
  createLazySubmit,
  toFormMessage,
  useSubmit,
  type FormResult,
} from '#web/ui/form/use-submit.ts';
import { buildGooglePath, buildSignupPath } from '#web/lib/session/login-paths.ts';
import { toErrorMessage, FormMessage } from '#web/ui/form/FormMessage.tsx';
import { PasswordField } from '#web/ui/form/PasswordField.tsx';
import { AlreadySignedIn } from '#web/features/accounts/AlreadySignedIn.tsx';
import { SocialSignIn } from '#web/features/accounts/SocialSignIn.tsx';
import { useRedirectAfterSuccess } from '#web/features/accounts/use-redirect-after-success.ts';
import { useGoogleSignInError } from '#web/features/accounts/google/google-sign-in-error.ts';
import { useEndedSession } from './use-ended-session.ts';
import { getLoginReason } from './login-reason.ts';
import { useNextPath } from '#web/features/accounts/use-next-path.ts';
import css from '#web/ui/form/form.module.css';

/** How long the success message is shown before the next page opens; from the specification. */
const REDIRECT_DELAY_MS = 1000;

const logIn = createLazySubmit(
  async () => (await import('./log-in.ts')).logIn,
  'An error occurred during login.',
);

export function Component() {
  const auth = useAuth();
  const nextPath = useNextPath();
  useEndedSession(nextPath);
  const { formRef, result, pending, onSubmit, clearField } = useSubmit(logIn, { blockAfterSuccess: true });
  useRedirectAfterSuccess(result.kind === 'done', nextPath, REDIRECT_DELAY_MS);
  const isSignedIn = auth.status === 'signed-in' && result.kind !== 'done' && !pending;
  return (
    <>
      <title>Login | Lagna</title>
      <meta name="description" content="Log in to Lagna to read, download and follow your Vedic reports." />
      <AccountPageLayout
        title={isSignedIn ? 'You are logged in' : 'Log in'}
        intro={isSignedIn ? 'This browser remembers you.' : <SignUpInstead nextPath={nextPath} />}
        aside={<Aside />}
      >
        {isSignedIn ? (
          <AlreadySignedIn user={auth.user} nextPath={nextPath} />
        ) : (
          <form
            ref={formRef}
            className={css.form}
            method="post"
            action="/api/auth/login"
            // errors are shown at the fields, not by the browser
            noValidate
            onSubmit={onSubmit}
            onInput={({ target }) => clearField((target as HTMLInputElement).name)}
          >
            <Fields result={result} pending={pending} />
          </form>
        )}
      </AccountPageLayout>
    </>
  );
}

const SignUpInstead = ({ nextPath }: { nextPath: string }) => (
  <>
    {getLoginReason(nextPath)} New here? <Link to={buildSignupPath(nextPath)}>Sign up</Link>, your first
    report is half the price.
  </>
);

const Aside = () => (
  <>
    <p className={css.lead}>Every report you order stays in your account.</p>
    <p className="because soft">
      <i>Because</i> it belongs to you: download it again tomorrow or in ten years, on any phone.
    </p>
  </>
);

function Fields({ result, pending }: { result: FormResult; pending: boolean }) {
  const [isFacebookTried, setIsFacebookTried] = useState(false);
  const googleError = useGoogleSignInError();
  const googlePath = buildGooglePath('/api/auth/google', useNextPath());
  return (
    <>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        maxLength={254}
        error={getFieldError(result, 'email')}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        minLength={6}
        error={getFieldError(result, 'password')}
      />
      <div className={css.row}>
        <CheckField label="Remember me" name="remember" />
        <Link to="/forgot-password">Forgot password?</Link>
      </div>
      <FormMessage
        message={
          isFacebookTried
            ? toErrorMessage('Facebook login not implemented yet')
            : (toFormMessage(result) ?? toErrorMessage(googleError))
        }
      />
      <Button
        type="submit"
        variant="primary"
        wide
        busyLabel={pending ? 'Signing in...' : result.kind === 'done' && 'One moment...'}
        onClick={() => setIsFacebookTried(false)}
      >
        Log in
      </Button>
      <p className="small soft">
        By logging in you agree to our <Link to="/terms">Terms of Service</Link> and{' '}
        <Link to="/privacy-policy">Privacy Policy</Link>.
      </p>
      <SocialSignIn verb="Log in" googlePath={googlePath} onFacebookClick={() => setIsFacebookTried(true)} />
    </>
  );
}
