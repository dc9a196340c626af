import '#web/ui/fonts.css';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/charts/charts.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type HydrationState,
  type RouteObject,
} from 'react-router-dom';
import { trackChunkErrors } from '#web/ui/behaviour/chunk-errors.ts';
import { trackNavigation } from '#web/app/frame/navigation-progress.ts';
import { routes } from '#web/app/routes.tsx';
import { renderBelowFoldWhenIdle, runWhenIdle } from './render-below-fold.ts';
// Small modules that most pages use: here they are part of the first script.
import '#src/catalogue/contract-minimum-age.ts';
import '#src/places/contract-age.ts';
import '#src/platform/contract-time.ts';
import '#web/lib/page-data.ts';
import '#web/ui/behaviour/lazy-section.tsx';
import '#web/ui/feedback/Badge.tsx';

const root = document.getElementById('root')!;
const hydrationData = document.getElementById('hydration');
const isPrerendered = hydrationData?.dataset['path'] === location.pathname;

trackChunkErrors();
registerInlinedStyles();
if (isPrerendered) await resolveLazyRoutes();

const router = createBrowserRouter(
  routes,
  isPrerendered ? { hydrationData: JSON.parse(hydrationData.textContent) as HydrationState } : {},
);
trackNavigation(router);
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

// as a transition, hydration runs in slices and does not block input
if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
else {
  await waitForFirstPage();
  removeHeadTags();
  createRoot(root).render(app);
}
keepCanonicalCurrent();
loadFontsForNextPage();
renderBelowFoldWhenIdle();

/**
 * The page's styles are inlined. Vite's loader skips a stylesheet that has a <link>, and a disabled <link> is not
 * fetched. (In the HTML itself it would be: the preload scanner ignores `disabled`.)
 */
function registerInlinedStyles(): void {
  const files = document.querySelector<HTMLStyleElement>('style[data-files]')?.dataset['files'];
  for (const href of files?.split(' ') ?? []) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href });
    link.setAttribute('crossorigin', '');
    document.head.append(link);
  }
}

/** The HTML is not prerendered for this URL (404 page or empty shell): its title would precede the new one. */
function removeHeadTags(): void {
  for (const tag of document.head.querySelectorAll('title, meta[name="description"], meta[name="robots"]'))
    tag.remove();
}

/** With an unresolved lazy route the router would render a second page beside the prerendered one. */
async function resolveLazyRoutes(): Promise<void> {
  const matched = matchRoutes(routes, location) ?? [];
  await Promise.all(matched.map(({ route }) => resolveLazyRoute(route)));
}

async function resolveLazyRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Until the first page is loaded, the text of the empty shell stays visible. */
async function waitForFirstPage(): Promise<void> {
  while (!router.state.initialized)
    await new Promise<void>((resolve) => {
      const unsubscribe = router.subscribe(() => {
        unsubscribe();
        resolve();
      });
    });
}

/** The share menu of a phone uses the canonical URL, so it must follow client-side navigation. */
function keepCanonicalCurrent(): void {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical) return;
  router.subscribe(({ location }) => {
    canonical.href = new URL(location.pathname, canonical.href).href;
  });
}

/**
 * On a slow connection the fonts are loaded after the hydration. They are shown from the next page on, so that no text moves while this
 * page is read.
 */
function loadFontsForNextPage(): void {
  if (document.documentElement.dataset['fonts'] !== undefined) return;
  // an error means that a fallback font is not on this device, or that the connection broke
  runWhenIdle(() => document.fonts.forEach((font) => font.load().catch(() => {})));
  const firstPath = location.pathname;
  router.subscribe(({ location }) => {
    if (location.pathname !== firstPath) document.documentElement.dataset['fonts'] = '';
  });
}
