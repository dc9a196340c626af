/** Puts a rendered screen into the built site's template: one HTML document without inline script or style attribute. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the render bundle answers for one address. */
export type Rendered = {
  head: string;
  html: string;
  status: number;
  files: string[];
  later: string[];
  state: unknown;
};
export type Render = (url: string, data?: unknown) => Promise<Rendered>;

/** An address of the site and who draws it: the build, the server, its owner's browser; /404 is the page of all others. */
export type Place = {
  url: string;
  kind: 'fixed' | 'live' | 'own' | 'moved' | 'missing';
  /** where a moved one went */
  to?: string;
  /** the screen's module */
  file?: string;
  /** YYYY-MM-DD */
  modified?: string;
};

/** The render bundle. */
export type Renderer = { render: Render; places: (data: object) => Place[] };

type Chunk = { file: string; css?: string[]; imports?: string[] };
export type Build = { template: string; manifest: Record<string, Chunk>; css: (file: string) => string };

const ENTRY = 'index.html';
const START = 'src/app/boot/bootstrap.ts';

/** `dir` is the client build: the template, Vite's manifest, the assets. */
export function readBuild(dir: string): Build {
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  return { template: read(ENTRY), manifest: JSON.parse(read('.vite/manifest.json')), css: read };
}

/** @template More what else the caller wants of the bundle */
export async function loadRenderer<More extends object>(dir: string): Promise<Renderer & More> {
  return (await import(path.resolve(dir, 'entry.server.js'))) as Renderer & More;
}

/** The page with its styles inside, its scripts waiting behind, and the data the browser takes it over with. */
export function pageDocument(build: Build, url: string, drawn: Rendered): string {
  const { head, html, files, later, state } = drawn;
  const { css } = assetsOf(build, [ENTRY, ...files, ...later]);
  return fill(build, files, {
    head: head + inlineStyles(build, css),
    app: html,
    data: `<script type="application/json" id="hydration" data-path="${escapeAttribute(url)}">${jsonInHtml(state)}</script>`,
  });
}

/** What a slow line shows until the scripts are here, in words and links alone. */
const WAITING = `<main class="wrap band"><h1>One moment</h1>
<p class="lead soft">This page is yours alone, so your browser draws it itself.</p>
<noscript><p>That needs JavaScript, which is off here.</p></noscript>
<p><a href="/">Lagna</a>, <a href="/reports">all reports</a>, <a href="/support">support</a></p></main>`;

/** The template with those words: for screens that only the browser can draw. */
export function shellDocument(build: Build): string {
  const { css } = assetsOf(build, [ENTRY]);
  const head = `<title>Lagna</title><meta name="robots" content="noindex">${inlineStyles(build, css)}`;
  return fill(build, [], { head, app: WAITING, data: '' });
}

/** Everything a set of modules needs, the modules they import included. */
export function assetsOf({ manifest }: Build, modules: string[]): { js: string[]; css: string[] } {
  const seen = new Set<Chunk>();
  const walk = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    chunk.imports?.forEach(walk);
  };
  modules.forEach(walk);
  const chunks = [...seen];
  return { js: chunks.map(({ file }) => file), css: [...new Set(chunks.flatMap(({ css }) => css ?? []))] };
}

/**
 * All styles in one block, which a hash in the content policy allows. `data-files` names what is in it: taking over
 * the page, the browser's entry tells Vite's loader that these are here already, so that none is fetched again.
 */
function inlineStyles(build: Build, css: string[]): string {
  const styles = css.map(build.css).join('').replaceAll('</', '<\\/');
  return `<style data-files="${css.map((file) => `/${file}`).join(' ')}">${styles}</style>`;
}

type Parts = { head: string; app: string; data: string };

function fill(build: Build, files: string[], { head, app, data }: Parts): string {
  return build.template
    .replace(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/<script type="module"[^>]*>/, () => starter(build, files))
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => app)
    .replace('<!--data-->', () => data);
}

/** web/src/app/boot/bootstrap.ts fetches the others when the page is drawn: a slow line belongs to the page and its letters. */
function starter(build: Build, files: string[]): string {
  const [start] = assetsOf(build, [START]).js;
  const [main, ...also] = assetsOf(build, [ENTRY, ...files]).js.map((file) => `/${file}`);
  return `<script type="module" src="/${start}" data-main="${main}" data-also="${also.join(' ')}">`;
}

const jsonInHtml = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

const escapeAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
