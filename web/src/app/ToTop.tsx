import { Icon } from '#web/ui/Icon.tsx';
import { useScrolledPast } from './scrolled.ts';
import css from './ToTop.module.css';

/** Offered after 300 px. */
export function ToTop() {
  const far = useScrolledPast(300);
  const up = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={css.top} hidden={!far} aria-label="Scroll to top" onClick={up}>
      <Icon name="up" />
    </button>
  );
}
