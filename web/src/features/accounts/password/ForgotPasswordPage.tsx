/**
 * Requests a password-reset link by e-mail. The response is the same for every address, so the page says what to do when
 * no e-mail arrives.
 */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AccountPageLayout } from '#web/features/accounts/AccountPageLayout.tsx';
import { getFieldError, createLazySubmit, toFormMessage, useSubmit } from '#web/ui/form/use-submit.ts';
import { FormMessage } from '#web/ui/form/FormMessage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/form/Field.tsx';
import css from '#web/ui/form/form.module.css';

const LOAD_ERROR = 'We could not reach Lagna, so nothing was sent. Please try again.';
const requestPasswordReset = createLazySubmit(
  async () => (await import('./request-password-reset.ts')).requestPasswordReset,
  LOAD_ERROR,
);

export function Component() {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <title>Forgot password | Lagna</title>
      <meta
        name="description"
        content="Forgot your Lagna password? Enter your email, and we will send you a link to choose a new one."
      />
      <AccountPageLayout title="Forgot your password?" intro={<Intro />} aside={<Aside />}>
        <RequestForm key={attempt} onRequestAgain={() => setAttempt(attempt + 1)} />
      </AccountPageLayout>
    </>
  );
}

const Intro = () => (
  <>
    We send you an e-mail with a link to choose a new one. Do you remember your password?{' '}
    <Link to="/login">Log in</Link>
  </>
);

const Aside = () => (
  <>
    <p className={css.lead}>You lose nothing: your reports stay in your account.</p>
    <p className="because soft">
      <i>Because</i> they belong to your account, whatever its password is.
    </p>
  </>
);

function RequestForm({ onRequestAgain }: { onRequestAgain: () => void }) {
  const { formRef, result, pending, onSubmit, clearField } = useSubmit(requestPasswordReset, {
    blockAfterSuccess: true,
  });
  const isSent = result.kind === 'done';
  const emailError = getFieldError(result, 'email');
  return (
    <form
      ref={formRef}
      className={css.form}
      method="post"
      action="/api/auth/forgot-password"
      // the error of an invalid address is shown at the field, not by the browser
      noValidate
      onSubmit={onSubmit}
      onInput={() => clearField('email')}
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        maxLength={254}
        readOnly={isSent}
        hint="The one you log in with. If you log in with Google, you can use the link to add a password."
        error={emailError}
      />
      <FormMessage message={emailError ? undefined : toFormMessage(result)} />
      {isSent ? (
        <Button variant="line" wide onClick={onRequestAgain}>
          No e-mail? Ask again
        </Button>
      ) : (
        <Button type="submit" variant="primary" wide busyLabel={pending && 'Asking for the link...'}>
          Mail me a link
        </Button>
      )}
      <p className="small soft">
        The link works once, within 30 minutes. Only the newest link works. Nothing after a few minutes? Look
        in your spam folder, try another e-mail address, or <Link to="/support">write to us</Link>.
      </p>
    </form>
  );
}
