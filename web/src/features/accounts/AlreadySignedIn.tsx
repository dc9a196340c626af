/** Shown instead of the login or sign-up form to a signed-in member. */
import { useNavigate } from 'react-router-dom';
import { getDisplayName } from '#web/lib/display-name.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { logout } from '#web/lib/session/auth.ts';
import type { StoredUser } from '#web/lib/session/stored-session.ts';
import css from './AlreadySignedIn.module.css';

export function AlreadySignedIn({ user, nextPath }: { user: StoredUser; nextPath: string }) {
  const navigate = useNavigate();
  const logOut = () => {
    void logout();
    showToast('Logged out successfully!', { place: 'top-center', tone: 'success' });
    void navigate('/');
  };
  const isPageRequested = nextPath !== '/';
  return (
    <section className={css.card} aria-label="Your account">
      <p className={css.user}>
        <b>{getDisplayName(user)}</b>
        <span className="soft">{user.email}</span>
      </p>
      <div className={css.actions}>
        <ButtonLink variant="primary" to={isPageRequested ? nextPath : '/my-reports'}>
          {isPageRequested ? 'Continue where you were' : 'View My Reports'}
        </ButtonLink>
        <Button variant="text" onClick={logOut}>
          Log out
        </Button>
      </div>
    </section>
  );
}
