/** The two live regions are always present, so that new toasts are announced. */
import { Icon } from '#web/ui/Icon.tsx';
import { dismissToast, stopTimer, startTimer, useToasts, type Toast, type ToastPlace } from './toast.ts';
import css from './Toasts.module.css';

export function Toasts() {
  return (
    <>
      <Container place="top-right" />
      <Container place="top-center" />
    </>
  );
}

function Container({ place }: { place: ToastPlace }) {
  const list = useToasts((state) => state.list);
  return (
    <div className={css.container} data-place={place} role="status" aria-live="polite" aria-atomic="false">
      {list
        .filter((toast) => toast.place === place)
        .map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
    </div>
  );
}

/** `night` is the global class of dark areas. The time on screen is stopped while the toast is hovered or focused. */
function ToastItem({ toast }: { toast: Toast }) {
  const pauseTimer = () => stopTimer(toast.id);
  const resumeTimer = () => startTimer(toast.id);
  return (
    <div
      className={`${css.toast} night`}
      data-tone={toast.tone}
      onMouseEnter={pauseTimer}
      onMouseLeave={resumeTimer}
      onFocus={pauseTimer}
      onBlur={resumeTimer}
    >
      {toast.tone === 'success' && <Icon name="check" />}
      <span>{toast.text}</span>
      <button type="button" aria-label="Dismiss" onClick={() => dismissToast(toast.id)}>
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}
