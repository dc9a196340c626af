/** The page that the e-mailed link opens. The token is in the fragment, which browsers do not send to any server. */
import { Link, useLocation } from 'react-router-dom';
import { StatusPage } from '#web/ui/feedback/StatusPage.tsx';
import { AccountPageLayout } from '#web/features/accounts/AccountPageLayout.tsx';
import {
  getFieldError,
  createLazySubmit,
  toFormMessage,
  useSubmit,
  type FormResult,
} from '#web/ui/form/use-submit.ts';
import { FormMessage } from '#web/ui/form/FormMessage.tsx';
import { PasswordField } from '#web/ui/form/PasswordField.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { useQuery } from '#web/lib/use-query.ts';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import css from '#web/ui/form/form.module.css';

const LOAD_ERROR = 'We could not reach Lagna, so your password has not changed. Please try again.';
const resetPassword = createLazySubmit(
  async () => (await import('./reset-password.ts')).resetPassword,
  LOAD_ERROR,
);

const checkLink = async (signal: AbortSignal, token: string) =>
  (await loadChunk(() => import('./find-expiry-message.ts'))).findExpiryMessage(token, signal);

/** 32 random bytes in base64url. */
const RESET_TOKEN = /^[\w-]{43}$/;

export function Component() {
  const token = useLocation().hash.slice(1);
  return (
    <>
      <title>New password | Lagna</title>
      <meta name="robots" content="noindex" />
      {/* a newer link opened in the same tab starts with an empty form */}
      {RESET_TOKEN.test(token) ? <ResetForm key={token} token={token} /> : <LinkIncomplete />}
    </>
  );
}

function ResetForm({ token }: { token: string }) {
  const { formRef, result, pending, onSubmit, clearField } = useSubmit(resetPassword, {
    blockAfterSuccess: true,
  });
  // The form is shown during the check, and stays if the check fails: the server checks the link again when it is used.
  const { data: expiryMessage } = useQuery(token, checkLink);
  if (result.kind === 'done') return <PasswordChanged text={result.message} />;
  if (result.kind === 'failed' && result.field === 'token') return <LinkExpired text={result.message} />;
  if (expiryMessage && !pending) return <LinkExpired text={expiryMessage} />;
  return (
    <AccountPageLayout title="Choose a new password" intro={<Intro />} aside={<Aside />}>
      <form
        ref={formRef}
        className={css.form}
        method="post"
        action="/api/auth/reset-password"
        noValidate
        onSubmit={onSubmit}
        onInput={({ target }) => clearField((target as HTMLInputElement).name)}
      >
        <input type="hidden" name="token" value={token} />
        <NewPasswordFields result={result} />
        <Button type="submit" variant="primary" wide busyLabel={pending && 'Changing your password...'}>
          Change password
        </Button>
        <p className="small soft">
          After the change you are logged out on all devices, this one too. Then log in with the new password.
        </p>
      </form>
    </AccountPageLayout>
  );
}

/** An error of any other field is shown above the submit button. Exported for its test. */
export function NewPasswordFields({ result }: { result: FormResult }) {
  const passwordError = getFieldError(result, 'password');
  const confirmError = getFieldError(result, 'confirm');
  return (
    <>
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        required
        minLength={6}
        maxLength={128}
        hint="At least 6 characters. Longer is better: four words that you remember easily."
        error={passwordError}
      />
      <PasswordField
        label="Confirm new password"
        name="confirm"
        autoComplete="new-password"
        required
        maxLength={128}
        error={confirmError}
      />
      <FormMessage message={passwordError || confirmError ? undefined : toFormMessage(result)} />
    </>
  );
}

const Intro = () => (
  <>
    The link in our e-mail shows us that it is you. Do you remember your old password?{' '}
    <Link to="/login">Log in</Link>
  </>
);

const Aside = () => (
  <>
    <p className={css.lead}>Choose a password that does not contain your name or your birthday.</p>
    <p className="because soft">
      <i>Because</i> thieves try names and birthdays first, together with 123456.
    </p>
  </>
);

const PasswordChanged = ({ text }: { text: string }) => (
  <div role="status">
    <StatusPage title="Your new password works" text={text}>
      <ButtonLink to="/login" variant="primary">
        Log in
      </ButtonLink>
    </StatusPage>
  </div>
);

const LinkExpired = ({ text }: { text: string }) => (
  <div role="alert">
    <StatusPage title="This link no longer works" text={text}>
      <ButtonLink to="/forgot-password" variant="primary">
        Ask for a new link
      </ButtonLink>
    </StatusPage>
  </div>
);

const LinkIncomplete = () => (
  <StatusPage
    title="This link is not complete"
    text="A part of it is missing: some mail programs cut long links. Open the link in the e-mail again, or ask for a new one."
  >
    <ButtonLink to="/forgot-password" variant="primary">
      Ask for a new link
    </ButtonLink>
  </StatusPage>
);
