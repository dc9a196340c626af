/**
 * Every address of the site and its module: the one list from which pages are drawn, sizes checked and sitemap.xml is
 * written. A `screen` is public and never changes; `live` ones show the catalogue or the sky; `own` ones belong to one
 * member or one payment.
 */
import { redirect, type RouteObject } from 'react-router-dom';
import { RootError } from './RootError.tsx';
import { Root } from './Root.tsx';

type Screen = NonNullable<RouteObject['lazy']>;

/** What the server looks up: modules are named as in Vite's manifest. */
export type Handle = {
  /** for styles and preloads */
  file?: string | undefined;
  /** for the styles of parts whose scripts wait */
  later?: string | undefined;
  /** `live`: by the server, at start and when the catalogue changes; `own`: by the browser alone; absent: by the build */
  drawn?: 'live' | 'own';
  movedTo?: string;
};

/** The browser looks nothing up. */
const feature = (name: string) => (import.meta.env.SSR ? `src/features/${name}.tsx` : undefined);
const screen = (path: string, name: string, lazy: Screen, later?: string): RouteObject => ({
  path,
  handle: { file: feature(name), later: later && feature(later) } satisfies Handle,
  lazy,
});
const drawn = (how: Handle['drawn'], { handle, ...route }: RouteObject): RouteObject =>
  ({ ...route, handle: { ...(handle as Handle), drawn: how } }) as RouteObject;
const live = (route: RouteObject) => drawn('live', route);
const own = (route: RouteObject) => drawn('own', route);
const moved = (path: string, to: string): RouteObject => ({
  path,
  handle: { movedTo: to } satisfies Handle,
  loader: () => redirect(to, 301),
});

const outcome = (path: string): RouteObject =>
  own(
    screen(
      path,
      'purchase/PaymentOutcomePage',
      () => import('#web/features/purchase/PaymentOutcomePage.tsx'),
    ),
  );

const screens: RouteObject[] = [
  live({
    index: true,
    handle: { file: feature('home/HomePage'), later: feature('home/LowerHome') },
    lazy: () => import('#web/features/home/HomePage.tsx'),
  }),
  live(screen('reports', 'catalogue/ReportsPage', () => import('#web/features/catalogue/ReportsPage.tsx'))),
  live(
    screen(
      'reports/:reportKey',
      'catalogue/ReportPage',
      () => import('#web/features/catalogue/ReportPage.tsx'),
      'catalogue/LowerReport',
    ),
  ),
  screen('login', 'accounts/LoginPage', () => import('#web/features/accounts/LoginPage.tsx')),
  screen('signup', 'accounts/SignupPage', () => import('#web/features/accounts/SignupPage.tsx')),
  own(screen('welcome', 'accounts/WelcomePage', () => import('#web/features/accounts/WelcomePage.tsx'))),
  screen(
    'forgot-password',
    'recovery/ForgotPasswordPage',
    () => import('#web/features/recovery/ForgotPasswordPage.tsx'),
  ),
  own(
    screen(
      'reset-password',
      'recovery/ResetPasswordPage',
      () => import('#web/features/recovery/ResetPasswordPage.tsx'),
    ),
  ),
  screen('contact', 'contact/ContactPage', () => import('#web/features/contact/ContactPage.tsx')),
  live(screen('support', 'contact/SupportPage', () => import('#web/features/contact/SupportPage.tsx'))),
  own(screen('unsubscribe', 'contact/LeavePage', () => import('#web/features/contact/LeavePage.tsx'))),
  screen(
    'calculators',
    'calculators/CalculatorsPage',
    () => import('#web/features/calculators/CalculatorsPage.tsx'),
  ),
  screen(
    'calculate/:calculatorId',
    'calculators/CalculatorPage',
    () => import('#web/features/calculators/CalculatorPage.tsx'),
  ),
  outcome('payment-success'),
  outcome('payment-failed'),
  outcome('payment-status'),
  own(
    screen(
      'retry-payment',
      'purchase/RetryPaymentPage',
      () => import('#web/features/purchase/RetryPaymentPage.tsx'),
    ),
  ),
  own(screen('my-reports', 'orders/MyReportsPage', () => import('#web/features/orders/MyReportsPage.tsx'))),
  own(
    screen('dashboard', 'dashboard/DashboardPage', () => import('#web/features/dashboard/DashboardPage.tsx')),
  ),
  own(screen('profile', 'profile/ProfilePage', () => import('#web/features/profile/ProfilePage.tsx'))),
  screen('verify/:code?', 'verify/VerifyPage', () => import('#web/features/verify/VerifyPage.tsx')),
  screen('about-us', 'about/AboutPage', () => import('#web/features/about/AboutPage.tsx')),
  screen('blogs', 'blogs/BlogsPage', () => import('#web/features/blogs/BlogsPage.tsx')),
  screen(
    'blogs/:slug',
    'blogs/ArticlePage',
    () => import('#web/features/blogs/ArticlePage.tsx'),
    'blogs/ArticleFigure',
  ),
  live(screen('privacy-policy', 'legal/PrivacyPage', () => import('#web/features/legal/PrivacyPage.tsx'))),
  live(screen('terms', 'legal/TermsPage', () => import('#web/features/legal/TermsPage.tsx'))),
  live(screen('refund-policy', 'legal/RefundPage', () => import('#web/features/legal/RefundPage.tsx'))),
  live(screen('shipping', 'legal/ShippingPage', () => import('#web/features/legal/ShippingPage.tsx'))),
  moved('contact-us', '/contact'),
  moved('privacy', '/privacy-policy'),
  {
    path: '*',
    handle: { file: 'src/app/NotFoundPage.tsx' } satisfies Handle,
    lazy: () => import('./NotFoundPage.tsx'),
  },
];

export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Root,
    HydrateFallback: () => null,
    children: [{ ErrorBoundary: RootError, children: screens }],
  },
];
