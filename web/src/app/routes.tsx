/**
 * Every address of the site and its module: the one list from which pages are drawn, sizes checked and sitemap.xml is
 * written. The kinds are described in src/platform/http/contract-pages.ts.
 */
import { redirect, type RouteObject } from 'react-router-dom';
import { ErrorPage } from './errors/ErrorPage.tsx';
import { Root } from './frame/Root.tsx';

type Screen = NonNullable<RouteObject['lazy']>;

/** What the server looks up: modules are named as in Vite's manifest. */
export type Handle = {
  /** for styles and preloads */
  file?: string | undefined;
  /** for the styles of parts whose scripts wait */
  later?: string | undefined;
  /** absent: static, or not-found for the route * */
  kind?: 'dynamic' | 'client-only';
  movedTo?: string;
};

/** The module of each address below, and of the part of it whose script waits. Built into the server alone: the browser looks nothing up. */
const MODULES: Record<string, [page: string, later?: string]> = import.meta.env.SSR
  ? {
      '': ['home/HomePage', 'home/HomeBelowFold'],
      reports: ['catalogue/list/ReportsPage'],
      'reports/:reportKey': ['catalogue/report-page/ReportPage', 'catalogue/report-page/ReportBelowFold'],
      login: ['accounts/sign-in/LoginPage'],
      signup: ['accounts/sign-up/SignupPage'],
      welcome: ['accounts/google/WelcomePage'],
      'forgot-password': ['accounts/password/ForgotPasswordPage'],
      'reset-password': ['accounts/password/ResetPasswordPage'],
      contact: ['contact/ContactPage'],
      support: ['contact/SupportPage'],
      unsubscribe: ['contact/UnsubscribePage'],
      calculators: ['calculators/CalculatorsPage'],
      'calculate/:calculatorId': ['calculators/CalculatorPage'],
      'retry-payment': ['purchase/retry/RetryPaymentPage'],
      'my-reports': ['orders/list/MyReportsPage'],
      dashboard: ['dashboard/DashboardPage'],
      profile: ['profile/ProfilePage'],
      'verify/:code?': ['verify/VerifyPage'],
      'about-us': ['about/AboutPage'],
      blogs: ['blogs/BlogsPage'],
      'blogs/:slug': ['blogs/ArticlePage', 'blogs/ArticleFigure'],
      'privacy-policy': ['legal/PrivacyPage'],
      terms: ['legal/TermsPage'],
      'refund-policy': ['legal/RefundPage'],
      shipping: ['legal/ShippingPage'],
      outcome: ['purchase/outcome/PaymentOutcomePage'],
    }
  : {};

function handleOf(address: string): Handle {
  const [file, later] = (MODULES[address] ?? []).map((name) => `src/features/${name}.tsx`);
  return { file, later };
}

const screen = (path: string, lazy: Screen, address = path): RouteObject => ({
  path,
  handle: handleOf(address),
  lazy,
});
const setKind = (how: Handle['kind'], { handle, ...route }: RouteObject): RouteObject =>
  ({ ...route, handle: { ...(handle as Handle), kind: how } }) as RouteObject;
const dynamicPage = (route: RouteObject) => setKind('dynamic', route);
const clientOnlyPage = (route: RouteObject) => setKind('client-only', route);
const moved = (path: string, to: string): RouteObject => ({
  path,
  handle: { movedTo: to } satisfies Handle,
  loader: () => redirect(to, 301),
});

const outcome = (path: string): RouteObject =>
  clientOnlyPage(
    screen(path, () => import('#web/features/purchase/outcome/PaymentOutcomePage.tsx'), 'outcome'),
  );

const screens: RouteObject[] = [
  dynamicPage({
    index: true,
    handle: handleOf(''),
    lazy: () => import('#web/features/home/HomePage.tsx'),
  }),
  dynamicPage(screen('reports', () => import('#web/features/catalogue/list/ReportsPage.tsx'))),
  dynamicPage(
    screen('reports/:reportKey', () => import('#web/features/catalogue/report-page/ReportPage.tsx')),
  ),
  screen('login', () => import('#web/features/accounts/sign-in/LoginPage.tsx')),
  screen('signup', () => import('#web/features/accounts/sign-up/SignupPage.tsx')),
  clientOnlyPage(screen('welcome', () => import('#web/features/accounts/google/WelcomePage.tsx'))),
  screen('forgot-password', () => import('#web/features/accounts/password/ForgotPasswordPage.tsx')),
  clientOnlyPage(
    screen('reset-password', () => import('#web/features/accounts/password/ResetPasswordPage.tsx')),
  ),
  screen('contact', () => import('#web/features/contact/ContactPage.tsx')),
  dynamicPage(screen('support', () => import('#web/features/contact/SupportPage.tsx'))),
  clientOnlyPage(screen('unsubscribe', () => import('#web/features/contact/UnsubscribePage.tsx'))),
  screen('calculators', () => import('#web/features/calculators/CalculatorsPage.tsx')),
  screen('calculate/:calculatorId', () => import('#web/features/calculators/CalculatorPage.tsx')),
  outcome('payment-success'),
  outcome('payment-failed'),
  outcome('payment-status'),
  clientOnlyPage(screen('retry-payment', () => import('#web/features/purchase/retry/RetryPaymentPage.tsx'))),
  clientOnlyPage(screen('my-reports', () => import('#web/features/orders/list/MyReportsPage.tsx'))),
  clientOnlyPage(screen('dashboard', () => import('#web/features/dashboard/DashboardPage.tsx'))),
  clientOnlyPage(screen('profile', () => import('#web/features/profile/ProfilePage.tsx'))),
  screen('verify/:code?', () => import('#web/features/verify/VerifyPage.tsx')),
  screen('about-us', () => import('#web/features/about/AboutPage.tsx')),
  screen('blogs', () => import('#web/features/blogs/BlogsPage.tsx')),
  screen('blogs/:slug', () => import('#web/features/blogs/ArticlePage.tsx')),
  dynamicPage(screen('privacy-policy', () => import('#web/features/legal/PrivacyPage.tsx'))),
  dynamicPage(screen('terms', () => import('#web/features/legal/TermsPage.tsx'))),
  dynamicPage(screen('refund-policy', () => import('#web/features/legal/RefundPage.tsx'))),
  dynamicPage(screen('shipping', () => import('#web/features/legal/ShippingPage.tsx'))),
  moved('contact-us', '/contact'),
  moved('privacy', '/privacy-policy'),
  {
    path: '*',
    handle: { file: 'src/app/errors/NotFoundPage.tsx' } satisfies Handle,
    lazy: () => import('./errors/NotFoundPage.tsx'),
  },
];

export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Root,
    HydrateFallback: () => null,
    children: [{ ErrorBoundary: ErrorPage, children: screens }],
  },
];
