/** Types shared by the renderer of the built site (web/src/app/boot/entry.server.tsx) and the server that calls it. */

/**
 * `static`: rendered by the build. `dynamic`: rendered by the server at start and when the catalogue changes.
 * `on-demand`: rendered by the server when it is asked for, because there are too many; only some are listed.
 * `client-only`: rendered by the browser, because the content belongs to one member or payment.
 * `redirect`: the server redirects to `redirectTo`. `not-found`: the page at /404, served for every unknown address.
 */
export type PageKind = 'static' | 'dynamic' | 'on-demand' | 'client-only' | 'redirect' | 'not-found';

export type Page = {
  /** a path; the page of /404 is served for every unknown address */
  url: string;
  kind: PageKind;
  /** the page is also served with one more path segment, which its script reads: /verify/<code> */
  optionalSegment?: true;
  /** of a redirect: its target */
  redirectTo?: string;
  /** the page's module, as Vite's manifest names it */
  file?: string;
  /** not listed in sitemap.xml, such as a page for signing in */
  isUnlisted?: true;
  /** YYYY-MM-DD */
  lastModified?: string;
};

export type RenderedPage = {
  /** title, description, canonical link and structured data */
  head: string;
  html: string;
  status: number;
  /** modules of the matched routes, as Vite's manifest names them */
  files: string[];
  /** modules rendered now whose scripts the browser loads when they come near the viewport */
  lazyFiles: string[];
  /** data that the browser hydrates the page with */
  state: unknown;
};
