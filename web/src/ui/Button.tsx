/** Buttons and links in three weights. At most one `primary` on a page. */
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useEarlyTap } from './behaviour/use-early-tap.ts';
import { EarlyTapNotice } from './EarlyTapNotice.tsx';
import { Spinner } from './feedback/Spinner.tsx';
import css from './Button.module.css';

type Appearance = {
  variant?: 'primary' | 'line' | 'text';
  small?: boolean;
  wide?: boolean;
  className?: string | undefined;
};

const getClassName = ({ variant = 'line', small, wide, className }: Appearance) =>
  [css.button, css[variant], small && css.small, wide && css.wide, className].filter(Boolean).join(' ');

type ButtonProps = Appearance &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** set while a request runs: replaces the label; the button ignores clicks and keeps its focus */
    busyLabel?: string | false | undefined;
    ref?: Ref<HTMLButtonElement>;
  };

export function Button({
  variant,
  small,
  wide,
  className,
  busyLabel,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <PlainButton
      {...rest}
      className={getClassName({ variant, small, wide, className } as Appearance)}
      aria-disabled={busyLabel ? true : undefined}
      onClick={busyLabel ? (event) => event.preventDefault() : onClick}
    >
      {busyLabel ? (
        <>
          <Spinner /> {busyLabel}
        </>
      ) : (
        children
      )}
    </PlainButton>
  );
}

type PlainButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> };

/** Without styles. A tap before hydration is kept and repeated afterwards. */
export function PlainButton({ type = 'button', children, ...rest }: PlainButtonProps) {
  const { isHydrated, popoverId, popoverRef } = useEarlyTap();
  return (
    <>
      {!isHydrated && type === 'submit' && <SubmitGuard />}
      <button
        {...rest}
        {...(isHydrated ? {} : { popoverTarget: popoverId, popoverTargetAction: 'show' })}
        type={isHydrated ? type : 'button'}
      >
        {children}
        {!isHydrated && <EarlyTapNotice id={popoverId} ref={popoverRef} />}
      </button>
    </>
  );
}

/** Before hydration the Enter key would send the form to a URL of the API. A disabled first submit button prevents that. */
const SubmitGuard = () => <button type="submit" disabled hidden aria-label="Send" />;

/** A link that looks like a button. */
export function ButtonLink({ variant, small, wide, className, ...rest }: Appearance & LinkProps) {
  return <Link {...rest} className={getClassName({ variant, small, wide, className } as Appearance)} />;
}

/** A link that looks like a button, to a URL outside the router: a file, another site, a fragment. */
export function ButtonAnchor({
  variant,
  small,
  wide,
  className,
  children,
  ...rest
}: Appearance & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={getClassName({ variant, small, wide, className } as Appearance)}>
      {children}
    </a>
  );
}

/** A round button with an icon; `label` is its accessible name. */
export function IconButton({
  label,
  children,
  ...rest
}: { label: string; children: ReactNode } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <PlainButton {...rest} className={css.round} aria-label={label}>
      {children}
    </PlainButton>
  );
}
