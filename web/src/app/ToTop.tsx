import { Icon } from '#web/ui/Icon.tsx';
import { wantsStillness } from '#web/ui/stillness.ts';
import { useScrolledPast } from './scrolled.ts';
import css from './ToTop.module.css';

/** Offered after 300 px. */
export function ToTop() {
  const far = useScrolledPast(300);
  const up = () => {
    scrollTo({ top: 0, behavior: wantsStillness() ? 'auto' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={css.top} hidden={!far} aria-label="Scroll to top" onClick={up}>
      <Icon name="up" />
    </button>
  );
}
