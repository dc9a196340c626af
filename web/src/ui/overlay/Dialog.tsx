/** Modal dialogs by the native <dialog>: focus trap, inert page, Esc, top layer and return of focus are built in. */
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import { IconButton } from '#web/ui/Button.tsx';
import css from './Dialog.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  /** a new title begins a new step: the dialog is scrolled to its top, and the title takes the focus */
  title: string;
  children?: ReactNode;
  /** buttons along the bottom */
  actions?: ReactNode;
  /** announced as an alert dialog */
  alert?: boolean;
  /** `small`: a short text; `medium`: a form; `large`: a video */
  size?: 'small' | 'medium' | 'large';
  /** cannot be closed while a request runs */
  locked?: boolean;
};

export function Dialog({ open, onClose, title, children, actions, alert, size = 'small', locked }: Props) {
  const id = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shownTitle = useRef<string>(undefined);
  // after the frame has opened the dialog; an alert keeps the focus on its button
  useEffect(() => {
    const newTitle = open && !alert ? title : undefined;
    if (newTitle !== undefined && newTitle !== shownTitle.current) showFromTop(headingRef.current!);
    shownTitle.current = newTitle;
  }, [open, alert, title]);
  return (
    <ModalFrame
      open={open}
      onClose={onClose}
      className={css.dialog!}
      size={size}
      labelledby={id}
      role={alert ? 'alertdialog' : undefined}
      locked={locked}
    >
      <div className={css.header}>
        <h2 ref={headingRef} id={id} tabIndex={-1}>
          {title}
        </h2>
        {!locked && (
          <IconButton label="Close" onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        )}
      </div>
      <div className={css.body}>
        {children}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </ModalFrame>
  );
}

function showFromTop(heading: HTMLElement): void {
  heading.closest('dialog')!.scrollTop = 0;
  heading.focus({ preventScroll: true });
}

type DrawerProps = { open: boolean; onClose: () => void; label: string; children: ReactNode };

/** Slides in from the right edge, over a dimmed page. */
export function Drawer({ open, onClose, label, children }: DrawerProps) {
  return (
    <ModalFrame open={open} onClose={onClose} className={`${css.drawer} night`} label={label}>
      {children}
    </ModalFrame>
  );
}

type FrameProps = {
  open: boolean;
  onClose: () => void;
  className: string;
  size?: string;
  label?: string;
  labelledby?: string;
  role?: 'alertdialog' | undefined;
  locked?: boolean | undefined;
  children: ReactNode;
};

function ModalFrame({
  open,
  onClose,
  className,
  size,
  label,
  labelledby,
  role,
  locked,
  children,
}: FrameProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) void fitAboveKeyboard();
  }, [open]);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      className={className}
      data-size={size}
      role={role}
      aria-label={label}
      aria-labelledby={labelledby}
      onCancel={(event) => locked && event.preventDefault()}
      onClose={(event) => event.target === ref.current && onClose()}
      onPointerDown={(event) => event.target === ref.current && !locked && onClose()}
    >
      {open && <div className={css.content}>{children}</div>}
    </dialog>
  );
}

/** A separate chunk, because most visitors open no dialog. Without it the dialog keeps the height of the page. */
const fitAboveKeyboard = () =>
  loadChunk(() => import('#web/ui/behaviour/visible-area.ts')).then(
    ({ trackVisibleArea }) => trackVisibleArea(),
    () => undefined,
  );
