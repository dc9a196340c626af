import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { FormMessage, toErrorMessage } from '#web/ui/form/FormMessage.tsx';
import profileCss from './profile.module.css';
import css from './Section.module.css';

type Props = { id: string; title: string; intro: string; children: ReactNode };

/** A part of the profile: title and intro, and below them its content. */
export const Section = ({ id, title, intro, children }: Props) => (
  <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
    <div className={css.header}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="soft">{intro}</p>
    </div>
    <div className={css.content}>{children}</div>
  </section>
);

type SectionLoadingProps = { errorMessage: string | undefined; onRetry: () => void };

/** A section while its data load, or after they failed to load. */
export const SectionLoading = ({ errorMessage, onRetry }: SectionLoadingProps) => (
  <div className={profileCss.form}>
    <FormMessage message={toErrorMessage(errorMessage)} />
    {errorMessage ? <Button onClick={onRetry}>Try again</Button> : <p className="soft">One moment…</p>}
  </div>
);
