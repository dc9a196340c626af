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
  file?: string;
  /** for the styles of parts whose scripts wait */
  later?: string | undefined;
  /** `live`: by the server, at start and when the catalogue changes; `own`: by the browser alone; absent: by the build */
  drawn?: 'live' | 'own';
  movedTo?: string;
};

const screen = (path: string, file: string, lazy: Screen, later?: string): RouteObject => ({
  path,
  handle: { file, later } satisfies Handle,
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
      'src/features/purchase/PaymentOutcomePage.tsx',
      () => import('#web/features/purchase/PaymentOutcomePage.tsx'),
    ),
  );

const screens: RouteObject[] = [
  live({
    index: true,
    handle: { file: 'src/features/home/HomePage.tsx', later: 'src/features/home/LowerHome.tsx' },
    lazy: () => import('#web/features/home/HomePage.tsx'),
  }),
  live(
    screen(
      'reports',
      'src/features/catalogue/ReportsPage.tsx',
      () => import('#web/features/catalogue/ReportsPage.tsx'),
    ),
  ),
  live(
    screen(
      'reports/:reportKey',
      'src/features/catalogue/ReportPage.tsx',
      () => import('#web/features/catalogue/ReportPage.tsx'),
      'src/features/catalogue/LowerReport.tsx',
    ),
  ),
  screen(
    'login',
    'src/features/accounts/LoginPage.tsx',
    () => import('#web/features/accounts/LoginPage.tsx'),
  ),
  screen(
    'signup',
    'src/features/accounts/SignupPage.tsx',
    () => import('#web/features/accounts/SignupPage.tsx'),
  ),
  own(
    screen(
      'welcome',
      'src/features/accounts/WelcomePage.tsx',
      () => import('#web/features/accounts/WelcomePage.tsx'),
    ),
  ),
  screen(
    'forgot-password',
    'src/features/recovery/ForgotPasswordPage.tsx',
    () => import('#web/features/recovery/ForgotPasswordPage.tsx'),
  ),
  own(
    screen(
      'reset-password',
      'src/features/recovery/ResetPasswordPage.tsx',
      () => import('#web/features/recovery/ResetPasswordPage.tsx'),
    ),
  ),
  screen(
    'contact',
    'src/features/contact/ContactPage.tsx',
    () => import('#web/features/contact/ContactPage.tsx'),
  ),
  live(
    screen(
      'support',
      'src/features/contact/SupportPage.tsx',
      () => import('#web/features/contact/SupportPage.tsx'),
    ),
  ),
  own(
    screen(
      'unsubscribe',
      'src/features/contact/LeavePage.tsx',
      () => import('#web/features/contact/LeavePage.tsx'),
    ),
  ),
  screen(
    'calculators',
    'src/features/calculators/CalculatorsPage.tsx',
    () => import('#web/features/calculators/CalculatorsPage.tsx'),
  ),
  screen(
    'calculate/:calculatorId',
    'src/features/calculators/CalculatorPage.tsx',
    () => import('#web/features/calculators/CalculatorPage.tsx'),
  ),
  outcome('payment-success'),
  outcome('payment-failed'),
  outcome('payment-status'),
  own(
    screen(
      'retry-payment',
      'src/features/purchase/RetryPaymentPage.tsx',
      () => import('#web/features/purchase/RetryPaymentPage.tsx'),
    ),
  ),
  own(
    screen(
      'my-reports',
      'src/features/orders/MyReportsPage.tsx',
      () => import('#web/features/orders/MyReportsPage.tsx'),
    ),
  ),
  own(
    screen(
      'dashboard',
      'src/features/dashboard/DashboardPage.tsx',
      () => import('#web/features/dashboard/DashboardPage.tsx'),
    ),
  ),
  own(
    screen(
      'profile',
      'src/features/profile/ProfilePage.tsx',
      () => import('#web/features/profile/ProfilePage.tsx'),
    ),
  ),
  screen('about-us', 'src/features/about/AboutPage.tsx', () => import('#web/features/about/AboutPage.tsx')),
  screen('blogs', 'src/features/blogs/BlogsPage.tsx', () => import('#web/features/blogs/BlogsPage.tsx')),
  screen(
    'blogs/:slug',
    'src/features/blogs/ArticlePage.tsx',
    () => import('#web/features/blogs/ArticlePage.tsx'),
    'src/features/blogs/ArticleFigure.tsx',
  ),
  live(
    screen(
      'privacy-policy',
      'src/features/legal/PrivacyPage.tsx',
      () => import('#web/features/legal/PrivacyPage.tsx'),
    ),
  ),
  live(
    screen('terms', 'src/features/legal/TermsPage.tsx', () => import('#web/features/legal/TermsPage.tsx')),
  ),
  live(
    screen(
      'refund-policy',
      'src/features/legal/RefundPage.tsx',
      () => import('#web/features/legal/RefundPage.tsx'),
    ),
  ),
  live(
    screen(
      'shipping',
      'src/features/legal/ShippingPage.tsx',
      () => import('#web/features/legal/ShippingPage.tsx'),
    ),
  ),
  moved('contact-us', '/contact'),
  moved('privacy', '/privacy-policy'),
  screen('*', 'src/app/NotFoundPage.tsx', () => import('./NotFoundPage.tsx')),
];

export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Root,
    HydrateFallback: () => null,
    children: [{ ErrorBoundary: RootError, children: screens }],
  },
];
