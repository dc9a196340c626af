import { PasswordField } from '#web/ui/form/PasswordField.tsx';

type Props = { hasPassword: boolean; hint?: string; error: string | undefined };

/**
 * The password field of the data export and of the deletion of the account. A member without a password must have signed in
 * with Google in the last ten minutes.
 */
export const ConfirmPassword = ({ hasPassword, hint = '', error }: Props) =>
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
      You have no password. Instead, you must have logged in with Google in the last ten minutes. If it was
      longer ago, log out and log in again first.
    </p>
  );
