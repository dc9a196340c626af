/** The two containers stand in the page from the start, so that what is added to them is announced. */
import { Icon } from '#web/ui/Icon.tsx';
import { dismiss, pauseTimer, startTimer, useToasts, type Toast, type ToastPlace } from './toast.ts';
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
          <One key={toast.id} toast={toast} />
        ))}
    </div>
  );
}

function One({ toast }: { toast: Toast }) {
  const stay = () => pauseTimer(toast.id);
  const go = () => startTimer(toast.id);
  return (
    <div
      className={`${css.toast} night`}
      data-tone={toast.tone}
      onMouseEnter={stay}
      onMouseLeave={go}
      onFocus={stay}
      onBlur={go}
    >
      {toast.tone === 'ok' && <Icon name="check" />}
      <span>{toast.text}</span>
      <button type="button" aria-label="Dismiss" onClick={() => dismiss(toast.id)}>
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}
