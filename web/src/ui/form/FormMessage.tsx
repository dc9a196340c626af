import { Icon } from '#web/ui/Icon.tsx';
import css from './FormMessage.module.css';

export type FormMessageContent = { tone: 'ok' | 'bad'; text: string };

/** What a form has to say as a whole. The region is always there, so that its words are read out when they come. */
export function FormMessage({ said }: { said?: FormMessageContent | undefined }) {
  return (
    <div className={css.region} role={said?.tone === 'bad' ? 'alert' : 'status'}>
      {said && (
        <p className={css.notice} data-tone={said.tone}>
          <Icon name={said.tone === 'bad' ? 'help' : 'check'} />
          <span>{said.text}</span>
        </p>
      )}
    </div>
  );
}

export const toErrorMessage = (text: string | undefined): FormMessageContent | undefined =>
  text ? { tone: 'bad', text } : undefined;
