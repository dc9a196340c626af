import { useAuth } from '#web/lib/session/auth.ts';
import { ButtonLink, IconButton } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { MainLink } from './MainLink.tsx';
import { mainLinks } from './navigation-links.ts';
import { MemberLinks, MemberName } from './MemberMenu.tsx';
import css from './MobileMenu.module.css';

export function MobileMenu({ onClose }: { onClose: () => void }) {
  return (
    <div className={css.menu}>
      <div className={css.head}>
        <IconButton label="Close menu" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <nav aria-label="Menu">
        <ul className={css.links}>
          {mainLinks.map((link) => (
            <li key={link.to}>
              <MainLink {...link} />
            </li>
          ))}
        </ul>
      </nav>
      <Account />
    </div>
  );
}

function Account() {
  const auth = useAuth();
  if (auth.status === 'signed-in')
    return (
      <section aria-label="Your account">
        <MemberName user={auth.user} />
        <MemberLinks />
      </section>
    );
  return (
    <div className={css.login}>
      <ButtonLink to="/signup" variant="primary" wide>
        Sign Up
      </ButtonLink>
      <ButtonLink to="/login" variant="line" wide>
        Login
      </ButtonLink>
    </div>
  );
}
