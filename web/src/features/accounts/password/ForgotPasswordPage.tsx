/** An address in, a link by mail. Every address is answered alike, so the page says what to do if no mail comes. */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AccountPage } from '#web/features/accounts/AccountPageLayout.tsx';
import { lazySubmit, toFormMessage } from '#web/ui/form/form-result.ts';
import { FormMessage } from '#web/ui/form/FormMessage.tsx';
import { useSubmit } from '#web/ui/form/use-submit.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/form/Field.tsx';
import css from '#web/ui/form/form.module.css';

const UNREACHED = 'We could not reach Lagna, so nothing was sent. Please try again.';
const askForLink = lazySubmit(
  async () => (await import('./request-password-reset.ts')).askForLink,
  UNREACHED,
);

export function Component() {
  const [round, setRound] = useState(0);
  return (
    <>
      <title>Forgot password | Lagna</title>
      <meta
        name="description"
        content="Forgot your Lagna password? Give us your e-mail, and we send you a link to choose a new one."
      />
      <AccountPage title="Forgot your password?" intro={<Intro />} aside={<Aside />}>
        <AskForm key={round} onAgain={() => setRound(round + 1)} />
      </AccountPage>
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
    <p className={css.say}>A forgotten password loses you nothing: your reports stay where they are.</p>
    <p className="because soft">
      <i>Because</i> they belong to your account, and not to the word that opens it.
    </p>
  </>
);

function AskForm({ onAgain }: { onAgain: () => void }) {
  const { form, result, pending, onSubmit } = useSubmit(askForLink);
  const sent = result.kind === 'done';
  return (
    <form
      ref={form}
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
        readOnly={sent}
        hint="The one you log in with. If you come in with Google, a link gives you a password as well."
        error={result.kind === 'failed' && result.field === 'email' ? result.message : undefined}
      />
      <FormMessage said={toFormMessage(result)} />
      {sent ? (
        <Button variant="line" wide onClick={onAgain}>
          No mail came? Ask again
        </Button>
      ) : (
        <Button type="submit" variant="primary" wide busy={pending && 'Asking for the link...'}>
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
