/**
 * Every screen and its module. `handle` is what the prerenderer looks up in Vite's manifest: `file` for styles and
 * preloads, `later` for the styles of parts whose scripts wait.
 */
import { redirect, type RouteObject } from 'react-router-dom';
import { RootError } from './RootError.tsx';
import { Root } from './Root.tsx';

type Screen = NonNullable<RouteObject['lazy']>;

const screen = (path: string, file: string, lazy: Screen, later?: string): RouteObject => ({
  path,
  handle: { file, later },
  lazy,
});
const moved = (path: string, to: string): RouteObject => ({ path, loader: () => redirect(to, 301) });

const outcome = (path: string): RouteObject =>
  screen(
    path,
    'src/features/purchase/PaymentOutcomePage.tsx',
    () => import('#web/features/purchase/PaymentOutcomePage.tsx'),
  );

const screens: RouteObject[] = [
  {
    index: true,
    handle: { file: 'src/features/home/HomePage.tsx', later: 'src/features/home/LowerHome.tsx' },
    lazy: () => import('#web/features/home/HomePage.tsx'),
  },
  screen(
    'reports',
    'src/features/catalogue/ReportsPage.tsx',
    () => import('#web/features/catalogue/ReportsPage.tsx'),
  ),
  screen(
    'reports/:reportKey',
    'src/features/catalogue/ReportPage.tsx',
    () => import('#web/features/catalogue/ReportPage.tsx'),
    'src/features/catalogue/LowerReport.tsx',
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
  outcome('payment-success'),
  outcome('payment-failed'),
  outcome('payment-status'),
  screen(
    'my-reports',
    'src/features/orders/MyReportsPage.tsx',
    () => import('#web/features/orders/MyReportsPage.tsx'),
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
