import { useState, type InputHTMLAttributes } from 'react';
import { TextField } from './Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';

type Props = {
  label: string;
  error?: string | undefined;
  hint?: string;
} & InputHTMLAttributes<HTMLInputElement>;

/** A password input with a button that shows or hides the password. Pasting and password managers are not restricted. */
export function PasswordField(props: Props) {
  const [isPasswordVisible, setIsPasswordVisible] = useState(false);
  return (
    <TextField
      {...props}
      type={isPasswordVisible ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      endButton={
        <button
          type="button"
          aria-label={isPasswordVisible ? 'Hide password' : 'Show password'}
          aria-pressed={isPasswordVisible}
          onClick={() => setIsPasswordVisible(!isPasswordVisible)}
        >
          <Icon name={isPasswordVisible ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  );
}
