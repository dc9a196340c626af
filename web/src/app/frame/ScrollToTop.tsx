import { Icon } from '#web/ui/Icon.tsx';
import { isMotionReduced } from '#web/ui/behaviour/reduced-motion.ts';
import { useScrolledPast } from '#web/ui/behaviour/use-scrolled-past.ts';
import css from './ScrollToTop.module.css';

/** Shown after 300 px of scrolling. */
export function ScrollToTop() {
  const isShown = useScrolledPast(300);
  const scrollToTop = () => {
    scrollTo({ top: 0, behavior: isMotionReduced() ? 'auto' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className={css.top}
      hidden={!isShown}
      aria-label="Scroll to top"
      onClick={scrollToTop}
    >
      <Icon name="up" />
    </button>
  );
}
