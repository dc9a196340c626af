import { FormMessage } from '#web/ui/form/FormMessage.tsx';
import { PasswordField } from '#web/ui/form/PasswordField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { findNewPasswordErrors } from './card-rules.ts';
import { CardForm } from './CardForm.tsx';
import { requestPasswordLink, changePassword } from './profile-api.ts';
import { Section } from './Section.tsx';
import { useProfileForm } from './use-profile-form.ts';
import css from './profile.module.css';

type Props = { email: string; hasPassword: boolean };

export const PasswordSection = ({ email, hasPassword }: Props) => (
  <Section id="password" title="Password" intro={hasPassword ? INTRO_CHANGE : INTRO_CHOOSE}>
    {hasPassword ? <ChangePassword email={email} /> : <ChoosePassword email={email} />}
  </Section>
);

const INTRO_CHANGE = 'A new password logs you out on all other devices.';
const INTRO_CHOOSE =
  'You log in with Google and have no password. With a password you can also log in without Google, and change your email.';

/** E-mails the same link as “Forgot password?”. */
function ChoosePassword({ email }: { email: string }) {
  const { pending, message, submit } = useProfileForm(() => requestPasswordLink(email));
  return (
    <div className={css.form}>
      <FormMessage message={message} />
      <Button busyLabel={pending && 'Asking for the link...'} onClick={submit}>
        Mail me a link to choose a password
      </Button>
    </div>
  );
}

const ChangePassword = ({ email }: { email: string }) => (
  <CardForm
    label="Change password"
    submitLabel="Change password"
    pendingLabel="Changing..."
    action="/api/account/password"
    request={changePassword}
    findErrors={findNewPasswordErrors}
  >
    {(getError) => (
      <>
        {/* password managers need the user name */}
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden />
        <PasswordField
          label="Current password"
          name="password"
          autoComplete="current-password"
          error={getError('password')}
        />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          maxLength={128}
          hint="At least 6 characters. Longer is better: four words that you remember easily."
          error={getError('newPassword')}
        />
      </>
    )}
  </CardForm>
);
