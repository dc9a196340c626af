/** `section`: the paths of further pages that belong to the link start with it. */
export type MainLinkTarget = { to: string; label: string; section?: string };

/** The links of navigation and footer. */
export const mainLinks: MainLinkTarget[] = [
  { to: '/', label: 'Home' },
  { to: '/reports', label: 'Reports' },
  { to: '/calculators', label: 'Calculators', section: '/calculate/' },
  { to: '/blogs', label: 'Blogs' },
  { to: '/contact', label: 'Contact Us' },
];

export const memberLinks = [
  { to: '/profile', label: 'My Profile' },
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/my-reports', label: 'My Reports' },
] as const;

/** "Home" links to the about page, as the specification requires. */
export const footerLinks = [
  { to: '/about-us', label: 'Home' },
  { to: '/reports', label: 'Reports' },
  { to: '/about-us', label: 'About Us' },
  { to: '/calculators', label: 'Calculators' },
  { to: '/blogs', label: 'Blogs' },
  { to: '/contact-us', label: 'Contact Us' },
] as const;

export const legalLinks = [
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/refund-policy', label: 'Refunds' },
  { to: '/shipping', label: 'Shipping' },
] as const;
