/**
 * Google is a link to the server, which redirects to Google; the style sheet hides it where Google is not configured.
 * Facebook is not implemented: its button shows an error.
 */
import { Button, ButtonAnchor } from '#web/ui/Button.tsx';
import css from './SocialSignIn.module.css';

type Props = { googlePath: string; onFacebookClick: () => void; verb: 'Log in' | 'Sign up' };

export function SocialSignIn({ googlePath, onFacebookClick, verb }: Props) {
  return (
    <div className={css.social}>
      <p className="small soft">or</p>
      <div className={css.buttons}>
        <ButtonAnchor className={css.google} href={googlePath}>
          <GoogleMark /> {verb} with Google
        </ButtonAnchor>
        <Button onClick={onFacebookClick}>
          <FacebookMark /> {verb} with Facebook
        </Button>
      </div>
    </div>
  );
}

const GoogleMark = () => (
  <svg className={css.mark} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M20.5 12.2H12.4M20.5 12.2A8.4 8.4 0 1 1 17.9 6" />
  </svg>
);

const FacebookMark = () => (
  <svg className={css.mark} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M13 21V9.5C13 7.4 14.2 6.5 16.5 6.5M9.5 12.5H16M12 3.5A8.5 8.5 0 1 1 11.99 3.5" />
  </svg>
);
