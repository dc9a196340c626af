import '#web/ui/fonts.css';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/charts/charts.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type HydrationState,
  type RouteObject,
} from 'react-router-dom';
import { routes } from './routes.tsx';

const root = document.getElementById('root')!;
const block = document.getElementById('hydration');
const prerendered = block?.dataset['path'] === location.pathname;

nameInlinedStyles();
if (prerendered) await resolveLazyRoutes();
else forgetHead();

const router = createBrowserRouter(
  routes,
  prerendered ? { hydrationData: JSON.parse(block.textContent) as HydrationState } : {},
);
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

if (prerendered) hydrateRoot(root, app);
else createRoot(root).render(app);
takeCanonicalAlong();

/**
 * The page's styles are inside it. Vite's loader skips a stylesheet that has its <link> already; a disabled one is
 * never fetched. (In the HTML itself it would be: the browser reads ahead for links, disabled or not.)
 */
function nameInlinedStyles(): void {
  const files = document.querySelector<HTMLStyleElement>('style[data-files]')?.dataset['files'];
  for (const href of files?.split(' ') ?? []) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href });
    link.setAttribute('crossorigin', '');
    document.head.append(link);
  }
}

/** The page at hand is not this address's own (not found, or a bare shell): its title would stay before the new one. */
function forgetHead(): void {
  for (const told of document.head.querySelectorAll('title, meta[name="description"], meta[name="robots"]'))
    told.remove();
}

/** An unresolved lazy route makes the router draw a second page beside the prerendered one, which then stays dead. */
async function resolveLazyRoutes(): Promise<void> {
  const matched = matchRoutes(routes, location) ?? [];
  await Promise.all(matched.map(({ route }) => resolve(route)));
}

async function resolve(route: RouteObject): Promise<void> {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** A phone shares the canonical address: it has to follow the reader from page to page. */
function takeCanonicalAlong(): void {
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical) return;
  router.subscribe(({ location }) => {
    canonical.href = new URL(location.pathname, canonical.href).href;
  });
}
