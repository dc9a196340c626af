import { Link, NavLink, useLocation } from 'react-router-dom';
import type { MainLinkTarget } from './navigation-links.ts';

/** Marked as current on its page, on the pages below it and on those of its section. */
export function MainLink({ to, label, section }: MainLinkTarget) {
  const { pathname } = useLocation();
  if (section && pathname.startsWith(section))
    return (
      <Link to={to} aria-current="true">
        {label}
      </Link>
    );
  return (
    <NavLink to={to} end={to === '/'}>
      {label}
    </NavLink>
  );
}
