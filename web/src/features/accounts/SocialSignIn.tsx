/** The two other ways in: Google leaves the page, Facebook only says that it is not there yet. */
import { Button, ButtonAnchor } from '#web/ui/Button.tsx';
import css from './SocialSignIn.module.css';

type Props = { google: string; onFacebook: () => void; verb: 'Log in' | 'Sign up' };

export function Social({ google, onFacebook, verb }: Props) {
  return (
    <div className={css.social}>
      <p className="small soft">or</p>
      <div className={css.ways}>
        <ButtonAnchor href={google}>
          <Google /> {verb} with Google
        </ButtonAnchor>
        <Button onClick={onFacebook}>
          <Facebook /> {verb} with Facebook
        </Button>
      </div>
    </div>
  );
}

const Google = () => (
  <svg className={css.mark} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M20.5 12.2H12.4M20.5 12.2A8.4 8.4 0 1 1 17.9 6" />
  </svg>
);

const Facebook = () => (
  <svg className={css.mark} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M13 21V9.5C13 7.4 14.2 6.5 16.5 6.5M9.5 12.5H16M12 3.5A8.5 8.5 0 1 1 11.99 3.5" />
  </svg>
);
