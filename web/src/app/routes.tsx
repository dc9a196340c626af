/**
 * Every URL of the site and its module. Prerendering, the bundle budget and sitemap.xml use this list. The kinds of pages
 * are described in src/platform/http/contract-pages.ts.
 */
import { redirect, type RouteObject } from 'react-router-dom';
import { ErrorPage } from './errors/ErrorPage.tsx';
import { Root } from './frame/Root.tsx';

type LoadPage = NonNullable<RouteObject['lazy']>;

/** Read by the server. Modules are named as in Vite's manifest. */
export type RouteHandle = {
  /** for styles and preloads */
  file?: string | undefined;
  /** parts of the page whose scripts are loaded lazily; the server needs their styles */
  lazyFiles?: string[];
  /** absent: static, or not-found for the route * */
  kind?: 'dynamic' | 'on-demand' | 'client-only';
  redirectTo?: string;
  /** not listed in sitemap.xml, because a search engine should not show it */
  isUnlisted?: true;
};

/** The module of each page, and of its lazy parts. Only in the server bundle. */
const MODULES: Record<string, [page: string, ...lazyParts: string[]]> = import.meta.env.SSR
  ? {
      '': ['home/HomePage', 'home/Teasers', 'home/HomeBelowFold'],
      reports: [
        'catalogue/list/ReportsPage',
        'catalogue/list/ReportComparison',
        'catalogue/list/ReportsBelowFold',
      ],
      'reports/:reportKey': ['catalogue/report-page/ReportPage', 'catalogue/report-page/ReportBelowFold'],
      login: ['accounts/sign-in/LoginPage'],
      signup: ['accounts/sign-up/SignupPage'],
      welcome: ['accounts/google/WelcomePage'],
      'forgot-password': ['accounts/password/ForgotPasswordPage'],
      'reset-password': ['accounts/password/ResetPasswordPage'],
      contact: ['contact/ContactPage'],
      support: ['contact/SupportPage'],
      unsubscribe: ['newsletter/UnsubscribePage'],
      'confirm-subscription': ['newsletter/ConfirmSubscriptionPage'],
      calculators: ['calculators/CalculatorsPage'],
      'calculate/:calculatorId': [
        'calculators/CalculatorPage',
        'calculators/PlaceholderFigure',
        'calculators/CalculatorBelowFold',
      ],
      'kundli-milan': [
        'kundli-milan/KundliMilanPage',
        'kundli-milan/MatchWaiting',
        'kundli-milan/MatchResult',
      ],
      'kundli-milan/shared/:token': ['kundli-milan/SharedMatchPage'],
      'kept-match': ['kundli-milan/KeptMatchPage'],
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
      panchang: ['panchang/TownsPage'],
      'panchang/:town': ['panchang/PanchangPage', 'panchang/band/DayBand', 'panchang/PanchangBelowFold'],
      outcome: ['purchase/outcome/PaymentOutcomePage'],
    }
  : {};

function getHandle(key: string): RouteHandle {
  const [file, ...lazyFiles] = (MODULES[key] ?? []).map((name) => `src/features/${name}.tsx`);
  return { file, lazyFiles };
}

const createPage = (path: string, lazy: LoadPage, key = path): RouteObject => ({
  path,
  handle: getHandle(key),
  lazy,
});
const setKind = (kind: RouteHandle['kind'], { handle, ...route }: RouteObject): RouteObject =>
  ({ ...route, handle: { ...(handle as RouteHandle), kind } }) as RouteObject;
const toDynamicPage = (route: RouteObject) => setKind('dynamic', route);
const toOnDemandPage = (route: RouteObject) => setKind('on-demand', route);
const toClientOnlyPage = (route: RouteObject) => setKind('client-only', route);
const toUnlistedPage = ({ handle, ...route }: RouteObject): RouteObject =>
  ({ ...route, handle: { ...(handle as RouteHandle), isUnlisted: true } }) as RouteObject;
const createRedirect = (path: string, to: string): RouteObject => ({
  path,
  handle: { redirectTo: to } satisfies RouteHandle,
  loader: () => redirect(to, 301),
});

const createOutcomePage = (path: string): RouteObject =>
  toClientOnlyPage(
    createPage(path, () => import('#web/features/purchase/outcome/PaymentOutcomePage.tsx'), 'outcome'),
  );

const createPanchangPage = (path: string): RouteObject =>
  toOnDemandPage(createPage(path, () => import('#web/features/panchang/PanchangPage.tsx'), 'panchang/:town'));

const pages: RouteObject[] = [
  toDynamicPage({
    index: true,
    handle: getHandle(''),
    lazy: () => import('#web/features/home/HomePage.tsx'),
  }),
  toDynamicPage(createPage('reports', () => import('#web/features/catalogue/list/ReportsPage.tsx'))),
  toDynamicPage(
    createPage('reports/:reportKey', () => import('#web/features/catalogue/report-page/ReportPage.tsx')),
  ),
  toUnlistedPage(createPage('login', () => import('#web/features/accounts/sign-in/LoginPage.tsx'))),
  toUnlistedPage(createPage('signup', () => import('#web/features/accounts/sign-up/SignupPage.tsx'))),
  toClientOnlyPage(createPage('welcome', () => import('#web/features/accounts/google/WelcomePage.tsx'))),
  toUnlistedPage(
    createPage('forgot-password', () => import('#web/features/accounts/password/ForgotPasswordPage.tsx')),
  ),
  toClientOnlyPage(
    createPage('reset-password', () => import('#web/features/accounts/password/ResetPasswordPage.tsx')),
  ),
  createPage('contact', () => import('#web/features/contact/ContactPage.tsx')),
  toDynamicPage(createPage('support', () => import('#web/features/contact/SupportPage.tsx'))),
  toClientOnlyPage(createPage('unsubscribe', () => import('#web/features/newsletter/UnsubscribePage.tsx'))),
  toClientOnlyPage(
    createPage('confirm-subscription', () => import('#web/features/newsletter/ConfirmSubscriptionPage.tsx')),
  ),
  createPage('calculators', () => import('#web/features/calculators/CalculatorsPage.tsx')),
  createPage('calculate/:calculatorId', () => import('#web/features/calculators/CalculatorPage.tsx')),
  toDynamicPage(createPage('kundli-milan', () => import('#web/features/kundli-milan/KundliMilanPage.tsx'))),
  toUnlistedPage(
    toOnDemandPage(
      createPage(
        'kundli-milan/shared/:token',
        () => import('#web/features/kundli-milan/SharedMatchPage.tsx'),
      ),
    ),
  ),
  toClientOnlyPage(createPage('kept-match', () => import('#web/features/kundli-milan/KeptMatchPage.tsx'))),
  createOutcomePage('payment-success'),
  createOutcomePage('payment-failed'),
  createOutcomePage('payment-status'),
  toClientOnlyPage(
    createPage('retry-payment', () => import('#web/features/purchase/retry/RetryPaymentPage.tsx')),
  ),
  toClientOnlyPage(createPage('my-reports', () => import('#web/features/orders/list/MyReportsPage.tsx'))),
  toClientOnlyPage(createPage('dashboard', () => import('#web/features/dashboard/DashboardPage.tsx'))),
  toClientOnlyPage(createPage('profile', () => import('#web/features/profile/ProfilePage.tsx'))),
  createPage('verify/:code?', () => import('#web/features/verify/VerifyPage.tsx')),
  toOnDemandPage(createPage('panchang', () => import('#web/features/panchang/TownsPage.tsx'))),
  createPanchangPage('panchang/:town'),
  createPanchangPage('panchang/:town/:date'),
  createPage('about-us', () => import('#web/features/about/AboutPage.tsx')),
  createPage('blogs', () => import('#web/features/blogs/BlogsPage.tsx')),
  createPage('blogs/:slug', () => import('#web/features/blogs/ArticlePage.tsx')),
  toDynamicPage(createPage('privacy-policy', () => import('#web/features/legal/PrivacyPage.tsx'))),
  toDynamicPage(createPage('terms', () => import('#web/features/legal/TermsPage.tsx'))),
  toDynamicPage(createPage('refund-policy', () => import('#web/features/legal/RefundPage.tsx'))),
  toDynamicPage(createPage('shipping', () => import('#web/features/legal/ShippingPage.tsx'))),
  createRedirect('contact-us', '/contact'),
  createRedirect('privacy', '/privacy-policy'),
  {
    path: '*',
    handle: { file: 'src/app/errors/NotFoundPage.tsx' } satisfies RouteHandle,
    lazy: () => import('./errors/NotFoundPage.tsx'),
  },
];

export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Root,
    HydrateFallback: () => null,
    children: [{ ErrorBoundary: ErrorPage, children: pages }],
  },
];
