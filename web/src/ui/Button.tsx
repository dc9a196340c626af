/** The three weights of action. One primary on a screen. */
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useHydrated } from './behaviour/use-hydrated.ts';
import { Spinner } from './feedback/Spinner.tsx';
import css from './Button.module.css';

type Look = {
  variant?: 'primary' | 'line' | 'text';
  small?: boolean;
  wide?: boolean;
  className?: string | undefined;
};

const look = ({ variant = 'line', small, wide, className }: Look) =>
  [css.button, css[variant], small && css.small, wide && css.wide, className].filter(Boolean).join(' ');

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** the label while work runs: the button is disabled, keeps its focus and says so */
    busy?: string | false | undefined;
    ref?: Ref<HTMLButtonElement>;
  };

export function Button({
  variant,
  small,
  wide,
  className,
  busy,
  children,
  onClick,
  type,
  disabled,
  ...rest
}: ButtonProps) {
  // before the scripts are here a form would be sent by the browser itself, to an address meant for them
  const early = !useHydrated() && type === 'submit';
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={look({ variant, small, wide, className } as Look)}
      disabled={disabled || early}
      aria-disabled={busy ? true : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? (
        <>
          <Spinner /> {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}

/** A link that looks like a button: it goes somewhere, it does not act. */
export function ButtonLink({ variant, small, wide, className, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={look({ variant, small, wide, className } as Look)} />;
}

/** The same for an address outside the router: a file, another site, an anchor. */
export function ButtonAnchor({
  variant,
  small,
  wide,
  className,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={look({ variant, small, wide, className } as Look)}>
      {children}
    </a>
  );
}

/** A round button with an icon only; `label` is its name. */
export function IconButton({
  label,
  children,
  ...rest
}: { label: string; children: ReactNode } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button {...rest} type="button" className={css.round} aria-label={label}>
      {children}
    </button>
  );
}
