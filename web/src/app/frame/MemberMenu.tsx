/** The name and the links of a signed-in member, for the desktop menu and the mobile menu. */
import { useSyncExternalStore } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { logout } from '#web/lib/session/auth.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { memberLinks } from './navigation-links.ts';
import { getDisplayName, shortenEmail } from '#web/lib/display-name.ts';
import css from './MemberMenu.module.css';

type DisplayedUser = { name?: string; fullname?: string; email: string };

export function MemberName({ user }: { user: DisplayedUser }) {
  const isNarrow = useIsNarrow();
  return (
    <p className={css.user}>
      <b>{getDisplayName(user)}</b>
      <span className="small" title={user.email}>
        {shortenEmail(user.email, isNarrow)}
      </span>
    </p>
  );
}

export function MemberLinks() {
  const navigate = useNavigate();
  const logOut = () => {
    void logout();
    showToast('Logged out successfully!', { place: 'top-center', tone: 'success' });
    void navigate('/');
  };
  return (
    <ul className={css.list}>
      {memberLinks.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to}>{label}</NavLink>
        </li>
      ))}
      <li>
        <button type="button" onClick={logOut}>
          Logout
        </button>
      </li>
    </ul>
  );
}

const NARROW_SCREEN = '(max-width: 640px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(NARROW_SCREEN);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const useIsNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW_SCREEN).matches,
    () => false,
  );
