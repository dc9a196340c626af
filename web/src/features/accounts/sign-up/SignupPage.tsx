import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CheckField } from '#web/ui/form/Field.tsx';
import { AccountPage } from '#web/features/accounts/AccountPageLayout.tsx';
import { useAuth } from '#web/lib/session/auth.ts';
import { lazySubmit, toFormMessage, type FormResult } from '#web/ui/form/form-result.ts';
import { buildGooglePath, buildLoginPath } from '#web/lib/session/login-paths.ts';
import { toErrorMessage, FormMessage } from '#web/ui/form/FormMessage.tsx';
import { SignedIn } from '#web/features/accounts/AlreadySignedIn.tsx';
import { AboutYou, AboutYourBirth } from './SignupFields.tsx';
import { Social } from '#web/features/accounts/SocialSignIn.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { useGoingOn } from '#web/features/accounts/redirect-after-success.ts';
import { useNext } from '#web/features/accounts/use-redirect-target.ts';
import css from '#web/ui/form/form.module.css';

/** The specification's time between the message and the login page. */
const GO_ON_MS = 2000;

const signUp = lazySubmit(
  async () => (await import('./sign-up.ts')).signUp,
  'An error occurred during registration.',
);

export function Component() {
  const auth = useAuth();
  const next = useNext();
  const { form, result, pending, onSubmit } = useSubmit(signUp);
  useGoingOn(result, buildLoginPath(next), GO_ON_MS);
  const already = auth.status === 'in' && result.kind !== 'done' && !pending;
  return (
    <>
      <title>Sign Up | Lagna</title>
      <meta
        name="description"
        content="Create your Lagna account. The first Vedic report of a new member costs half the price."
      />
      <AccountPage
        title={already ? 'You have an account' : 'Sign up'}
        intro={already ? 'This browser remembers you.' : <LogInInstead next={next} />}
        aside={<Aside />}
      >
        {already ? (
          <SignedIn user={auth.user} next={next} />
        ) : (
          <form
            ref={form}
            className={css.form}
            method="post"
            action="/api/auth/register"
            // the rules are checked in the specification's order, not in the browser's
            noValidate
            onSubmit={onSubmit}
          >
            <Fields result={result} pending={pending} />
          </form>
        )}
      </AccountPage>
    </>
  );
}

const LogInInstead = ({ next }: { next: string }) => (
  <>
    Already with us? <Link to={buildLoginPath(next)}>Login</Link>.
    <span className={css.badge}>
      <Badge tone="offer">50% off the first report of new members</Badge>
    </span>
  </>
);

const Aside = () => (
  <>
    <p className={css.offer}>
      <b>50% off</b>
      <span className={css.say}>the first report of every new member.</span>
    </p>
    <p className="because soft">
      <i>Because</i> you should see how we work before you trust us with more. It comes off by itself, before
      you pay.
    </p>
  </>
);

function Fields({ result, pending }: { result: FormResult; pending: boolean }) {
  const start = buildGooglePath('/api/auth/auth/google', useNext());
  const [agreed, setAgreed] = useState(false);
  const terms = useRef<HTMLInputElement>(null);
  // ticked before the scripts were here
  useEffect(() => setAgreed(terms.current?.checked ?? false), []);
  const [facebook, setFacebook] = useState(false);
  const failed = result.kind === 'failed' ? result : undefined;
  const errorOf = (field: string) => (failed?.field === field ? failed.message : undefined);
  return (
    <>
      <AboutYou errorOf={errorOf} />
      <AboutYourBirth errorOf={errorOf} />
      <div className={css.ticks}>
        <CheckField
          ref={terms}
          name="terms"
          label={<Terms />}
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
          error={errorOf('terms')}
        />
        <CheckField name="newsletter" label="Send me the sky, once a month" defaultChecked />
      </div>
      <FormMessage
        said={facebook ? toErrorMessage('Facebook signup not implemented yet') : toFormMessage(result)}
      />
      <Button
        type="submit"
        variant="primary"
        wide
        disabled={!agreed}
        busy={pending ? 'Creating your account...' : result.kind === 'done' && 'One moment...'}
        onClick={() => setFacebook(false)}
      >
        Create account
      </Button>
      <Social verb="Sign up" google={start} onFacebook={() => setFacebook(true)} />
    </>
  );
}

const Terms = () => (
  <>
    I agree to the <Link to="/terms">Terms of Service</Link> and{' '}
    <Link to="/privacy-policy">Privacy Policy</Link>
  </>
);
