import { Icon } from '#web/ui/Icon.tsx';
import { prefersReducedMotion } from '#web/ui/behaviour/reduced-motion.ts';
import { useScrolledPast } from '#web/ui/behaviour/use-scrolled-past.ts';
import css from './ScrollToTop.module.css';

/** Offered after 300 px. */
export function ScrollToTop() {
  const far = useScrolledPast(300);
  const up = () => {
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={css.top} hidden={!far} aria-label="Scroll to top" onClick={up}>
      <Icon name="up" />
    </button>
  );
}
