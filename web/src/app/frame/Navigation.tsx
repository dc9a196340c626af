import { Link, useLocation } from 'react-router-dom';
import { useAuth } from '#web/lib/session/auth.ts';
import { Logo } from '#web/charts/Logo.tsx';
import { useHydrated } from '#web/ui/behaviour/use-hydrated.ts';
import { ButtonLink, PlainButton } from '#web/ui/Button.tsx';
import { Disclosure, useClosedOnNavigation } from '#web/ui/overlay/Disclosure.tsx';
import { Drawer } from '#web/ui/overlay/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { MainLink } from './MainLink.tsx';
import { MemberLinks, MemberName } from './MemberMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { mainLinks } from './navigation-links.ts';
import { getDisplayName } from '#web/lib/display-name.ts';
import { useScrolledPast } from '#web/ui/behaviour/use-scrolled-past.ts';
import css from './Navigation.module.css';

/** Translucent after 20 px of scrolling. Dark on the home page. */
export function Navigation() {
  const isScrolled = useScrolledPast(20);
  const { pathname } = useLocation();
  const isHome = pathname === '/';
  return (
    <header
      className={isHome ? `${css.bar} night on-night` : css.bar}
      data-ground={isHome ? 'night' : 'day'}
      data-scrolled={isScrolled || undefined}
    >
      <div className={`wrap ${css.row}`}>
        <Brand />
        <nav className={css.links} aria-label="Main">
          {mainLinks.map((link) => (
            <MainLink key={link.to} {...link} />
          ))}
        </nav>
        <Account />
        <MenuButton />
      </div>
    </header>
  );
}

export function Brand() {
  return (
    <Link to="/" className={css.brand}>
      <span className={css.mark}>
        <Logo />
      </span>{' '}
      Lagna
    </Link>
  );
}

/** Before hydration it shows neither the login link nor a name, but takes the same space. */
function Account() {
  const auth = useAuth();
  return (
    <div className={css.account}>
      {auth.status === 'signed-out' && (
        <>
          <Link to="/login" className={css.login}>
            Login
          </Link>
          <ButtonLink to="/signup" variant="primary" small>
            Sign Up
          </ButtonLink>
        </>
      )}
      {auth.status === 'signed-in' && (
        <div className={css.member}>
          <Disclosure label={<span className={css.name}>{getDisplayName(auth.user)}</span>}>
            <MemberName user={auth.user} />
            <MemberLinks />
          </Disclosure>
        </div>
      )}
    </div>
  );
}

/** A tap before hydration is kept. Without scripts a link to the links of the footer replaces the button. */
function MenuButton() {
  const [open, setOpen] = useClosedOnNavigation();
  const isHydrated = useHydrated();
  return (
    <>
      {!isHydrated && (
        <a
          className={`${css.menu} ${css.menuLink}`}
          href="#quick-links"
          aria-label="Go to the links at the bottom of the page"
        >
          <Icon name="menu" />
        </a>
      )}
      <PlainButton
        className={css.menu}
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </PlainButton>
      <Drawer open={open} onClose={() => setOpen(false)} label="Menu">
        <MobileMenu onClose={() => setOpen(false)} />
      </Drawer>
    </>
  );
}
