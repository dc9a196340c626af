import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#web/ui/Button.tsx';
import { CheckField, TextField } from '#web/ui/form/Field.tsx';
import { AccountPage } from '#web/features/accounts/AccountPageLayout.tsx';
import { useAuth } from '#web/lib/session/auth.ts';
import { lazySubmit, toFormMessage } from '#web/ui/form/form-result.ts';
import { buildGooglePath, buildSignupPath } from '#web/lib/session/login-paths.ts';
import { toErrorMessage, FormMessage } from '#web/ui/form/FormMessage.tsx';
import { PasswordField } from '#web/ui/form/PasswordField.tsx';
import { SignedIn } from '#web/features/accounts/AlreadySignedIn.tsx';
import { Social } from '#web/features/accounts/SocialSignIn.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useGoingOn } from '#web/features/accounts/redirect-after-success.ts';
import { useGoogleNews } from '#web/features/accounts/google/google-sign-in-error.ts';
import { useNext } from '#web/features/accounts/use-redirect-target.ts';
import css from '#web/ui/form/form.module.css';

/** The specification's time between the message and the next page. */
const GO_ON_MS = 1000;

const logIn = lazySubmit(async () => (await import('./log-in.ts')).logIn, 'An error occurred during login.');

export function Component() {
  const auth = useAuth();
  const next = useNext();
  const { form, result, pending, onSubmit } = useSubmit(logIn);
  useGoingOn(result, next, GO_ON_MS);
  const already = auth.status === 'in' && result.kind !== 'done' && !pending;
  return (
    <>
      <title>Login | Lagna</title>
      <meta name="description" content="Log in to Lagna to read, download and follow your Vedic reports." />
      <AccountPage
        title={already ? 'You are logged in' : 'Login'}
        intro={already ? 'This browser remembers you.' : <SignUpInstead next={next} />}
        aside={<Aside />}
      >
        {already ? (
          <SignedIn user={auth.user} next={next} />
        ) : (
          <form ref={form} className={css.form} method="post" action="/api/auth/login" onSubmit={onSubmit}>
            <Fields result={result} pending={pending} />
          </form>
        )}
      </AccountPage>
    </>
  );
}

const SignUpInstead = ({ next }: { next: string }) => (
  <>
    New here? <Link to={buildSignupPath(next)}>Sign up</Link>, your first report is half the price.
  </>
);

const Aside = () => (
  <>
    <p className={css.say}>Every report you order stays here, with the sky it was read from.</p>
    <p className="because soft">
      <i>Because</i> it belongs to you: download it again tomorrow or in ten years, on any phone.
    </p>
  </>
);

type State = Pick<ReturnType<typeof useSubmit>, 'result' | 'pending'>;

function Fields({ result, pending }: State) {
  const [facebook, setFacebook] = useState(false);
  const failed = result.kind === 'failed' ? result : undefined;
  const google = useGoogleNews();
  const start = buildGooglePath('/api/auth/google', useNext());
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
        error={failed?.field === 'email' ? failed.message : undefined}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        minLength={6}
      />
      <div className={css.row}>
        <CheckField label="Remember me" name="remember" />
        <Link to="/forgot-password">Forgot password?</Link>
      </div>
      <FormMessage
        said={
          facebook
            ? toErrorMessage('Facebook login not implemented yet')
            : (toFormMessage(result) ?? toErrorMessage(google))
        }
      />
      <Button
        type="submit"
        variant="primary"
        wide
        busy={pending ? 'Signing in...' : result.kind === 'done' && 'One moment...'}
        onClick={() => setFacebook(false)}
      >
        Sign in
      </Button>
      <p className="small soft">
        By logging in you agree to our <Link to="/terms">Terms of Service</Link> and{' '}
        <Link to="/privacy-policy">Privacy Policy</Link>.
      </p>
      <Social verb="Log in" google={start} onFacebook={() => setFacebook(true)} />
    </>
  );
}
