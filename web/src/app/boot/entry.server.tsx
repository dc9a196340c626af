/** Draws one address of the site as HTML, in Node. Built by Vite, called by the prerenderer and the site's middleware. */
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { RenderedPage } from '#src/platform/http/contract-pages.ts';
import { foundHead } from '#web/app/found/head.ts';
import type { PageData } from '#web/lib/page-data.ts';
import { routes, type Handle } from '#web/app/routes.tsx';

export { emblemFile } from '#web/app/emblem-file.tsx';
export { pictures } from '#web/app/found/cards.tsx';
export { listPages } from '#web/app/found/places.ts';

const handler = createStaticHandler(routes);

/** `url` is a path. Throws when the address redirects: such a one has no page. */
export async function render(url: string, data: PageData = {}): Promise<RenderedPage> {
  const context = await handler.query(new Request(`http://prerender.invalid${url}`), {
    requestContext: data,
  });
  if (context instanceof Response) throw new Error(`${url} redirects and has no page`);
  const { loaderData, actionData, errors, matches, statusCode } = context;
  const { head, html } = liftHead(await draw(context));
  return {
    head: head + foundHead(url, head, data),
    html,
    status: statusCode,
    files: named(matches, 'file'),
    lazyFiles: named(matches, 'later'),
    state: { loaderData, actionData, errors },
  };
}

type Matches = StaticHandlerContext['matches'];

const named = (matches: Matches, as: 'file' | 'later'): string[] =>
  matches.flatMap(({ route }) => (route.handle as Handle | undefined)?.[as] ?? []);

/** React writes a page's <title>, <meta> and <link> in front of it; in <head> the browser finds and adopts them. */
function liftHead(html: string): { head: string; html: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/.exec(html)?.[0] ?? '';
  return { head, html: html.slice(head.length) };
}

async function draw(context: StaticHandlerContext): Promise<string> {
  const router = createStaticRouter(handler.dataRoutes, context);
  const page = (
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>
  );
  // without this React moves large Suspense contents to the end of the page and fetches them back with inline scripts
  const whole = { progressiveChunkSize: Number.POSITIVE_INFINITY };
  const { prelude } = await prerender(page, whole);
  return new Response(prelude).text();
}
