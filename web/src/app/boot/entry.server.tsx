/** Renders one URL of the site as HTML in Node. Built by Vite; called by the prerenderer and the site's middleware. */
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { RenderedPage } from '#src/platform/http/contract-pages.ts';
import { buildMetaTags } from '#web/app/seo/meta-tags.ts';
import type { PageData } from '#web/lib/page-data.ts';
import { routes, type RouteHandle } from '#web/app/routes.tsx';

export { renderEmblem } from '#web/app/seo/render-emblem.tsx';
export { listPictures } from '#web/app/seo/social-images.tsx';
export { listPages } from '#web/app/seo/pages.ts';

const handler = createStaticHandler(routes);

/** `url` is a path. @throws when it redirects, because a redirect has no page, and when a module cannot be loaded */
export async function render(url: string, data: PageData = {}): Promise<RenderedPage> {
  const context = await handler.query(new Request(`http://prerender.invalid${url}`), {
    requestContext: data,
  });
  if (context instanceof Response) throw new Error(`${url} redirects and has no page`);
  const { loaderData, actionData, errors, matches, statusCode } = context;
  // The page of the error boundary must not be kept as the page of this URL.
  for (const error of Object.values(errors ?? {})) if (!isRouteErrorResponse(error)) throw error;
  const { head, html } = splitHead(await renderHtml(context));
  return {
    head: head + buildMetaTags(url, head, data),
    html,
    status: statusCode,
    files: listModules(matches, 'file'),
    lazyFiles: listModules(matches, 'lazyFiles'),
    state: { loaderData, actionData, errors },
  };
}

type Matches = StaticHandlerContext['matches'];

const listModules = (matches: Matches, key: 'file' | 'lazyFiles'): string[] =>
  matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.[key] ?? []);

/** React renders <title>, <meta> and <link> before the page; in <head> the browser hydrates them. */
function splitHead(html: string): { head: string; html: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/.exec(html)?.[0] ?? '';
  return { head, html: html.slice(head.length) };
}

async function renderHtml(context: StaticHandlerContext): Promise<string> {
  const router = createStaticRouter(handler.dataRoutes, context);
  const page = (
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>
  );
  // otherwise React moves large Suspense contents to the end of the page and inserts them with inline scripts
  const options = { progressiveChunkSize: Number.POSITIVE_INFINITY };
  const { prelude } = await prerender(page, options);
  return new Response(prelude).text();
}
