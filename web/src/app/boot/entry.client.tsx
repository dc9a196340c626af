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
import { routes } from '#web/app/routes.tsx';

const root = document.getElementById('root')!;
const block = document.getElementById('hydration');
const prerendered = block?.dataset['path'] === location.pathname;

trackChunkErrors();
registerInlinedStyles();
if (prerendered) await resolveLazyRoutes();

const router = createBrowserRouter(
  routes,
  prerendered ? { hydrationData: JSON.parse(block.textContent) as HydrationState } : {},
);
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

// as a transition it is done in slices: a finger on the page is not kept waiting
if (prerendered) startTransition(() => void hydrateRoot(root, app));
else {
  await waitForFirstScreen();
  removeHeadTags();
  createRoot(root).render(app);
}
keepCanonicalCurrent();

/**
 * The page's styles are inside it. Vite's loader skips a stylesheet that has its <link> already; a disabled one is
 * never fetched. (In the HTML itself it would be: the browser reads ahead for links, disabled or not.)
 */
function registerInlinedStyles(): void {
  const files = document.querySelector<HTMLStyleElement>('style[data-files]')?.dataset['files'];
  for (const href of files?.split(' ') ?? []) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href });
    link.setAttribute('crossorigin', '');
    document.head.append(link);
  }
}

/** The page at hand is not this address's own (not found, or a bare shell): its title would stay before the new one. */
function removeHeadTags(): void {
  for (const told of document.head.querySelectorAll('title, meta[name="description"], meta[name="robots"]'))
    told.remove();
}

/** An unresolved lazy route makes the router draw a second page beside the prerendered one, which then stays dead. */
async function resolveLazyRoutes(): Promise<void> {
  const matched = matchRoutes(routes, location) ?? [];
  await Promise.all(matched.map(({ route }) => resolveLazyRoute(route)));
}

async function resolveLazyRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Until then the shell's own words stay: a blank page says nothing. */
async function waitForFirstScreen(): Promise<void> {
  while (!router.state.initialized)
    await new Promise<void>((changed) => {
      const stop = router.subscribe(() => {
        stop();
        changed();
      });
    });
}

/** A phone shares the canonical address: it has to follow the reader from page to page. */
function keepCanonicalCurrent(): void {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical) return;
  router.subscribe(({ location }) => {
    canonical.href = new URL(location.pathname, canonical.href).href;
  });
}
