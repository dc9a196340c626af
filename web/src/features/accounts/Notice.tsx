import type { ReactNode } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import css from './Notice.module.css';

/** What a form has to say as a whole. The region is always there, so that its words are read out when they come. */
export function Notice({ tone, children }: { tone: 'ok' | 'bad'; children?: ReactNode }) {
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'}>
      {children && (
        <p className={css.notice} data-tone={tone}>
          <Icon name={tone === 'bad' ? 'help' : 'check'} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
