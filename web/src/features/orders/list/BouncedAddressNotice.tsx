import { Link } from 'react-router-dom';
import { Icon } from '#web/ui/Icon.tsx';
import css from './BouncedAddressNotice.module.css';

/** Shown above the list when the last e-mail to the member's address bounced. */
export const BouncedAddressNotice = ({ email }: { email: string }) => (
  <section className={css.notice} aria-label="E-mail that was not accepted">
    <Icon name="mail" size={28} />
    <p>
      <b>The last e-mail to {email} was not accepted.</b> Your reports are here to download. Is the address
      spelled correctly? Is the mailbox full? You can{' '}
      <Link to="/profile#account">change your email in your profile</Link>.
    </p>
  </section>
);
