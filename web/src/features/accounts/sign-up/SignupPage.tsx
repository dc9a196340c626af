import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { CheckField } from '#web/ui/form/Field.tsx';
import { AccountPageLayout } from '#web/features/accounts/AccountPageLayout.tsx';
import { useAuth } from '#web/lib/session/auth.ts';
import {
  getFieldError,
  createLazySubmit,
  toFormMessage,
  useSubmit,
  type FormResult,
} from '#web/ui/form/use-submit.ts';
import { hasPurchaseIntent } from '#web/lib/purchase/purchase-intent.ts';
import { buildGooglePath, buildLoginPath } from '#web/lib/session/login-paths.ts';
import { toErrorMessage, FormMessage } from '#web/ui/form/FormMessage.tsx';
import { AlreadySignedIn } from '#web/features/accounts/AlreadySignedIn.tsx';
import { AccountFields, OptionalFields } from './SignupFields.tsx';
import { SocialSignIn } from '#web/features/accounts/SocialSignIn.tsx';
import { useRedirectAfterSuccess } from '#web/features/accounts/use-redirect-after-success.ts';
import { useNextPath } from '#web/features/accounts/use-next-path.ts';
import css from '#web/ui/form/form.module.css';

/** How long the success message is shown before the login page opens; from the specification. Not during a purchase. */
const REDIRECT_DELAY_MS = 2000;

const signUp = createLazySubmit(
  async () => (await import('./sign-up.ts')).signUp,
  'An error occurred during registration.',
);

export function Component() {
  const auth = useAuth();
  const nextPath = useNextPath();
  const { formRef, result, pending, onSubmit, clearField } = useSubmit(signUp, { blockAfterSuccess: true });
  useRedirectAfterSignUp(result, nextPath);
  const isSignedIn = auth.status === 'signed-in' && result.kind !== 'done' && !pending;
  return (
    <>
      <title>Sign Up | Lagna</title>
      <meta
        name="description"
        content="Create your Lagna account. The first Vedic report of a new member costs half the price."
      />
      <AccountPageLayout
        title={isSignedIn ? 'You have an account' : 'Sign up'}
        intro={isSignedIn ? 'This browser remembers you.' : <LogInInstead nextPath={nextPath} />}
        aside={<Aside />}
      >
        {isSignedIn ? (
          <AlreadySignedIn user={auth.user} nextPath={nextPath} />
        ) : (
          <form
            ref={formRef}
            className={css.form}
            method="post"
            action="/api/auth/register"
            // validated in the specification's order, not in the browser's
            noValidate
            onSubmit={onSubmit}
            onInput={({ target }) => clearField(toErrorPath((target as HTMLInputElement).name))}
          >
            <Fields result={result} pending={pending} />
          </form>
        )}
      </AccountPageLayout>
    </>
  );
}

/** The three parts of the date share one error. */
const toErrorPath = (name: string) => (['day', 'month', 'year'].includes(name) ? 'dob' : name);

/** An interrupted purchase continues at once: its page shows the success message as a toast. */
function useRedirectAfterSignUp(result: FormResult, nextPath: string): void {
  const isDone = result.kind === 'done';
  const isPurchaseInterrupted = isDone && hasPurchaseIntent(nextPath);
  useRedirectAfterSuccess(
    isDone,
    isPurchaseInterrupted ? nextPath : buildLoginPath(nextPath),
    isPurchaseInterrupted ? 0 : REDIRECT_DELAY_MS,
  );
  useEffect(() => {
    if (isPurchaseInterrupted) showToast(result.message, { place: 'top-center', tone: 'success' });
  }, [isPurchaseInterrupted, result]);
}

const LogInInstead = ({ nextPath }: { nextPath: string }) => (
  <>
    Do you have an account? <Link to={buildLoginPath(nextPath)}>Log in</Link>.
    <span className={css.badge}>
      <Badge tone="offer">50% off the first report of new members</Badge>
    </span>
  </>
);

const Aside = () => (
  <>
    <p className={css.offer}>
      <b>50% off</b>
      <span className={css.lead}>the first report of every new member.</span>
    </p>
    <p className="because soft">
      <i>Because</i> you should see how we work before you trust us with more. It is deducted automatically
      before you pay.
    </p>
  </>
);

function Fields({ result, pending }: { result: FormResult; pending: boolean }) {
  // the path of the specification for the sign-up form
  const googlePath = buildGooglePath('/api/auth/auth/google', useNextPath());
  const [hasAgreed, setHasAgreed] = useState(false);
  const termsRef = useRef<HTMLInputElement>(null);
  // The visitor may have ticked the checkbox before hydration.
  useEffect(() => setHasAgreed(termsRef.current?.checked ?? false), []);
  const [isFacebookTried, setIsFacebookTried] = useState(false);
  const getError = (field: string) => getFieldError(result, field);
  return (
    <>
      <AccountFields getError={getError} />
      <OptionalFields getError={getError} />
      <div className={css.ticks}>
        <CheckField
          ref={termsRef}
          name="terms"
          label={<TermsLabel />}
          checked={hasAgreed}
          onChange={(event) => setHasAgreed(event.target.checked)}
          error={getError('terms')}
        />
        <CheckField name="newsletter" label="Send me the monthly newsletter about the sky" />
      </div>
      <FormMessage
        message={
          isFacebookTried ? toErrorMessage('Facebook signup not implemented yet') : toFormMessage(result)
        }
      />
      <Button
        type="submit"
        variant="primary"
        wide
        disabled={!hasAgreed}
        aria-describedby={hasAgreed ? undefined : 'terms-required'}
        busyLabel={pending ? 'Creating your account...' : result.kind === 'done' && 'One moment...'}
        onClick={() => setIsFacebookTried(false)}
      >
        Create account
      </Button>
      {!hasAgreed && (
        <p id="terms-required" className="small soft">
          To create the account, please tick that you agree to the terms.
        </p>
      )}
      <SocialSignIn verb="Sign up" googlePath={googlePath} onFacebookClick={() => setIsFacebookTried(true)} />
    </>
  );
}

const TermsLabel = () => (
  <>
    I agree to the <Link to="/terms">Terms of Service</Link> and{' '}
    <Link to="/privacy-policy">Privacy Policy</Link>
  </>
);
