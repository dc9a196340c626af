import { PasswordField } from '#web/ui/form/PasswordField.tsx';

type Props = { hasPassword: boolean; hint?: string; error: string | undefined };

/** Asked for what cannot be taken back. Who comes in with Google has none; that they came in a moment ago does as well. */
export const PasswordAgain = ({ hasPassword, hint = '', error }: Props) =>
  hasPassword ? (
    <PasswordField
      label="Your password"
      name="password"
      autoComplete="current-password"
      hint={hint}
      error={error}
    />
  ) : (
    <p className="soft">
      You have no password, so it is enough that you have just come in with Google. Was it more than ten
      minutes ago? Log out and come in again first.
    </p>
  );
