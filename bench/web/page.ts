/** The page whose request rate is measured. */
export const PAGE = '/reports';

/** Pages that visitors request first, of each kind one. */
export const PAGES = [
  '/',
  '/reports',
  '/reports/janam-kundli',
  '/calculators',
  '/calculate/love',
  '/contact',
  '/login',
];
