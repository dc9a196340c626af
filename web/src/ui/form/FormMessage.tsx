import { Icon } from '#web/ui/Icon.tsx';
import css from './FormMessage.module.css';

export type FormMessageContent = { tone: 'success' | 'error'; text: string };

/** The message of a form as a whole. The live region is always present, so that new text is announced. */
export function FormMessage({ message }: { message?: FormMessageContent | undefined }) {
  return (
    <div className={css.region} role={message?.tone === 'error' ? 'alert' : 'status'}>
      {message && (
        <p className={css.message} data-tone={message.tone}>
          <Icon name={message.tone === 'error' ? 'help' : 'check'} />
          <span>{message.text}</span>
        </p>
      )}
    </div>
  );
}

export const toErrorMessage = (text: string | undefined): FormMessageContent | undefined =>
  text ? { tone: 'error', text } : undefined;
