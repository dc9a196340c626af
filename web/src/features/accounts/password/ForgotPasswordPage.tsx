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

const NETWORK_ERROR = 'We could not reach Lagna, so nothing was sent. Please try again.';
const requestPasswordReset = createLazySubmit(
  async () => (await import('./request-password-reset.ts')).requestPasswordReset,
  NETWORK_ERROR,
);

export function Component() {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <title>Forgot password | Lagna</title>
      <meta
        name="description"
        content="Forgot your Lagna password? Give us your e-mail, and we send you a link to choose a new one."
      />
      <AccountPageLayout title="Forgot your password?" intro={<Intro />} aside={<Aside />}>
        <RequestForm key={attempt} onRequestAgain={() => setAttempt(attempt + 1)} />
      </AccountPageLayout>
    </>
  );
}

const Intro = () => (
  <>
    It happens. We mail you a link to choose a new one. Or has it come back to you?{' '}
    <Link to="/login">Log in</Link>
  </>
);

const Aside = () => (
  <>
    <p className={css.lead}>A forgotten password loses you nothing: your reports stay where they are.</p>
    <p className="because soft">
      <i>Because</i> they belong to your account, and not to the word that opens it.
    </p>
  </>
);

function RequestForm({ onRequestAgain }: { onRequestAgain: () => void }) {
  const { formRef, result, pending, onSubmit } = useSubmit(requestPasswordReset, { blockAfterSuccess: true });
  const isSent = result.kind === 'done';
  return (
    <form
      ref={formRef}
      className={css.form}
      method="post"
      action="/api/auth/forgot-password"
      onSubmit={onSubmit}
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
        hint="The one you log in with. If you come in with Google, a link gives you a password as well."
        error={getFieldError(result, 'email')}
      />
      <FormMessage message={toFormMessage(result)} />
      {isSent ? (
        <Button variant="line" wide onClick={onRequestAgain}>
          No mail came? Ask again
        </Button>
      ) : (
        <Button type="submit" variant="primary" wide busyLabel={pending && 'Asking for the link...'}>
          Mail me a link
        </Button>
      )}
      <p className="small soft">
        The link works once, for 30 minutes, and the newest one counts. Nothing after a few minutes? Look
        among the spam, try another of your addresses, or <Link to="/support">write to us</Link>.
      </p>
    </form>
  );
}
