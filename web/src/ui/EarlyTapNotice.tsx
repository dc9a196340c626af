import type { Ref } from 'react';
import { Spinner } from './feedback/Spinner.tsx';
import css from './EarlyTapNotice.module.css';

/** The answer to a tap before hydration. It is inside the button and is shown without a script. */
export function EarlyTapNotice({ id, ref }: { id: string; ref: Ref<HTMLSpanElement> }) {
  return (
    <span id={id} ref={ref} popover="auto" className={css.notice}>
      <span className={css.waiting}>
        <Spinner /> One moment. The page is still loading.
      </span>
      <span className={css.noScript}>This needs JavaScript, which is switched off in this browser.</span>
    </span>
  );
}
