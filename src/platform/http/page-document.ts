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
  const entry = assetsOf(build, [ENTRY]);
  const page = assetsOf(build, [ENTRY, ...files]);
  const { css } = assetsOf(build, [ENTRY, ...files, ...later]);
  const scripts = page.js.filter((file) => !entry.js.includes(file));
  return fill(build.template, {
    head: head + inlineStyles(build, css) + scripts.map(preload).join(''),
    app: html,
    data: `<script type="application/json" id="hydration" data-path="${escapeAttribute(url)}">${jsonInHtml(state)}</script>`,
  });
}

/** The template alone: for screens that only the browser can draw. */
export function shellDocument(build: Build): string {
  const { css } = assetsOf(build, [ENTRY]);
  const head = `<title>Lagna</title><meta name="robots" content="noindex">${inlineStyles(build, css)}`;
  return fill(build.template, { head, app: '', data: '' });
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

/** Low priority leaves a slow line to the page and its letters. */
const preload = (file: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;

function fill(template: string, { head, app, data }: { head: string; app: string; data: string }): string {
  return template
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replaceAll(
      '<link rel="modulepreload" crossorigin',
      '<link rel="modulepreload" fetchpriority="low" crossorigin',
    )
    .replace('<script type="module" crossorigin', '<script type="module" fetchpriority="low" crossorigin')
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => app)
    .replace('<!--data-->', () => data);
}

const jsonInHtml = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

const escapeAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
