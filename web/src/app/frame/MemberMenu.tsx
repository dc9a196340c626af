/** What a signed-in member finds under their name, on a desktop and in the phone's menu. */
import { useSyncExternalStore } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { logout } from '#web/lib/session/auth.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { memberLinks } from './navigation-links.ts';
import { getDisplayName, shortenEmail } from '#web/lib/display-name.ts';
import css from './MemberMenu.module.css';

type Named = { name?: string; fullname?: string; email: string };

export function MemberName({ user }: { user: Named }) {
  const narrow = useNarrow();
  return (
    <p className={css.who}>
      <b>{getDisplayName(user)}</b>
      <span className="small" title={user.email}>
        {shortenEmail(user.email, narrow)}
      </span>
    </p>
  );
}

export function MemberLinks() {
  const navigate = useNavigate();
  const leave = () => {
    void logout();
    toast('Logged out successfully!', { place: 'top-center', tone: 'ok' });
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
        <button type="button" onClick={leave}>
          Logout
        </button>
      </li>
    </ul>
  );
}

const NARROW = '(max-width: 640px)';

function watch(changed: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

const useNarrow = () =>
  useSyncExternalStore(
    watch,
    () => matchMedia(NARROW).matches,
    () => false,
  );
