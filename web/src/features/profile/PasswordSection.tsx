import { FormMessage } from '#web/ui/form/FormMessage.tsx';
import { PasswordField } from '#web/ui/form/PasswordField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CardForm } from './CardForm.tsx';
import { askForPasswordLink, changePassword } from './profile-calls.ts';
import { Section } from './Section.tsx';
import { useAct } from './use-act.ts';
import css from './profile.module.css';

type Props = { email: string; hasPassword: boolean };

export const PasswordSection = ({ email, hasPassword }: Props) => (
  <Section id="password" title="Password" intro={hasPassword ? CHANGE : CHOOSE}>
    {hasPassword ? <Change email={email} /> : <Choose email={email} />}
  </Section>
);

const CHANGE = 'A new one signs you out everywhere but here.';
const CHOOSE =
  'You come in with Google, and have none. With one you get in without Google as well, and can change your email.';

/** The way of “Forgot password?”: whoever reads the mail may choose. */
function Choose({ email }: { email: string }) {
  const { busy, said, act } = useAct(() => askForPasswordLink(email));
  return (
    <div className={css.form}>
      <FormMessage said={said} />
      <Button busy={busy && 'Asking for the link...'} onClick={act}>
        Mail me a link to choose one
      </Button>
    </div>
  );
}

const Change = ({ email }: { email: string }) => (
  <CardForm
    label="Change password"
    send="Change password"
    sending="Changing..."
    action="/api/account/password"
    work={changePassword}
  >
    {(errorOf) => (
      <>
        {/* a password manager wants to know whose it is */}
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden />
        <PasswordField
          label="Password now"
          name="password"
          autoComplete="current-password"
          error={errorOf('password')}
        />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          maxLength={128}
          hint="At least 6 characters. Longer is better: four words that make you smile."
          error={errorOf('newPassword')}
        />
      </>
    )}
  </CardForm>
);
