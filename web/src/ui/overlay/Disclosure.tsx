/** A button that opens a panel of links. Navigation, not an ARIA menu. */
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '#web/ui/Icon.tsx';
import css from './Disclosure.module.css';

export function Disclosure({ label, children }: { label: ReactNode; children: ReactNode }) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useClosedOnNavigation();
  useEffect(() => {
    if (!open) return;
    const closeOnOutsideEvent = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOnOutsideEvent);
    document.addEventListener('focusin', closeOnOutsideEvent);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOnOutsideEvent);
      document.removeEventListener('focusin', closeOnOutsideEvent);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open, setOpen]);
  return (
    <div ref={root} className={css.root}>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon name="chevron" size={14} />
      </button>
      <div id={id} className={css.panel} hidden={!open}>
        {children}
      </div>
    </div>
  );
}

/** The open state belongs to one history entry: any navigation closes it. */
export function useClosedOnNavigation() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const setOpen = (open: boolean) => setOpenAt(open ? key : undefined);
  return [openAt === key, setOpen] as const;
}
