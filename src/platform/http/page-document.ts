/** Puts a rendered page into the built site's template: one HTML document without inline script or style attribute. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '#src/platform/text.ts';
import type { Page, RenderedPage } from './contract-pages.ts';

/** The functions of the render bundle that the server calls. */
export type Renderer = {
  render: (url: string, data?: unknown) => Promise<RenderedPage>;
  listPages: (data: object) => Page[];
};

type Chunk = { file: string; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;
export type Build = {
  template: string;
  manifest: Manifest;
  /** style sheets by file */
  css: ReadonlyMap<string, string>;
  /** the largest of the scripts that every page loads */
  largestScript: string;
};

const ENTRY_MODULE = 'index.html';
const FONTS_MODULE = 'src/app/boot/start-fonts.ts';

/**
 * Reads the client build in `dir` whole, so that a later build beside a running server removes nothing that it still needs.
 * @throws when the build is incomplete
 */
export function readBuild(dir: string): Build {
  const readBuildFile = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const manifest = JSON.parse(readBuildFile('.vite/manifest.json')) as Manifest;
  const cssFiles = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const scripts = collectAssets({ manifest }, [ENTRY_MODULE]).js.map((file) => ({
    file,
    size: statSync(path.join(dir, file)).size,
  }));
  const [largest] = scripts.toSorted((a, b) => b.size - a.size);
  if (!largest) throw new Error(`The manifest in ${dir} has no ${ENTRY_MODULE}: run the build`);
  return {
    template: readBuildFile(ENTRY_MODULE),
    manifest,
    css: new Map([...cssFiles].map((file) => [file, readBuildFile(file)])),
    largestScript: largest.file,
  };
}

/** @template More further exports of the bundle that the caller uses */
export async function loadRenderer<More extends object>(dir: string): Promise<Renderer & More> {
  return (await import(path.resolve(dir, 'entry.server.js'))) as Renderer & More;
}

/** The whole page: scripts, inlined styles and the data that the browser hydrates it with. */
export function renderDocument(build: Build, url: string, page: RenderedPage): string {
  const { head, html, files, lazyFiles, state } = page;
  const { css } = collectAssets(build, [ENTRY_MODULE, ...files, ...lazyFiles]);
  return fillTemplate(build, files, {
    head: head + inlineStyles(build, css),
    app: html,
    data: `<script type="application/json" id="hydration" data-path="${escapeHtml(url)}">${escapeJsonForHtml(state)}</script>`,
  });
}

/** Shown on a slow connection until the scripts have loaded. Without scripts nothing is loading, so the text is another. */
const LOADING_HTML = `<main class="wrap band shell">
<div class="shell-loading"><h1>One moment</h1><p class="lead soft">Your page is being loaded.</p></div>
<noscript><h1>This page needs JavaScript</h1>
<p class="lead soft">JavaScript is switched off in this browser. Switch it on and load the page again, or write to us.</p></noscript>
<p><a href="/">Lagna</a>, <a href="/reports">all reports</a>, <a href="/support">support</a></p></main>`;

/** The template without content, for client-only pages. */
export function renderShell(build: Build): string {
  const { css } = collectAssets(build, [ENTRY_MODULE]);
  const head = `<title>Lagna</title><meta name="robots" content="noindex">${inlineStyles(build, css)}`;
  return fillTemplate(build, [], { head, app: LOADING_HTML, data: '' });
}

/** The scripts and styles of some modules and of everything they import. */
export function collectAssets(
  { manifest }: Pick<Build, 'manifest'>,
  modules: string[],
): { js: string[]; css: string[] } {
  const visitedChunks = new Set<Chunk>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || visitedChunks.has(chunk)) return;
    visitedChunks.add(chunk);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  const chunks = [...visitedChunks];
  return { js: chunks.map(({ file }) => file), css: [...new Set(chunks.flatMap(({ css }) => css ?? []))] };
}

/**
 * All styles in one block, which a hash in the content policy allows. `data-files` names the style sheets in it: the
 * browser's entry marks them as loaded for Vite's loader, so that none is fetched again.
 */
function inlineStyles(build: Build, css: string[]): string {
  const styles = css
    .map((file) => build.css.get(file)!)
    .join('')
    .replaceAll('</', '<\\/');
  return `<style data-files="${css.map((file) => `/${file}`).join(' ')}">${styles}</style>`;
}

type TemplateParts = { head: string; app: string; data: string };

function fillTemplate(build: Build, files: string[], { head, app, data }: TemplateParts): string {
  return build.template
    .replace(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace('<!--scripts-->', () => renderScripts(build, files))
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => app)
    .replace('<!--data-->', () => data);
}

/**
 * At the beginning of the head, so that the browser requests all scripts with the first bytes of the page. None delays the
 * first paint: the low priority leaves bandwidth to the rest of the page. Chromium starts only two low-priority requests
 * before it reaches the body, on a slow connection 0.2 s later; so the largest script is the first. There the fonts wait
 * for the scripts: web/src/app/boot/start-fonts.ts.
 */
function renderScripts(build: Build, files: string[]): string {
  const { largestScript } = build;
  const [fontsScript] = collectAssets(build, [FONTS_MODULE]).js;
  const [mainScript, ...otherScripts] = collectAssets(build, [ENTRY_MODULE, ...files]).js;
  const renderPreload = (file: string) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`;
  const script = '<script type="module" fetchpriority="low"';
  return [
    mainScript === largestScript ? '' : renderPreload(largestScript),
    `${script} async src="/${fontsScript}"></script>`,
    `${script} src="/${mainScript}"></script>`,
    ...otherScripts.filter((file) => file !== largestScript).map(renderPreload),
  ].join('');
}

const escapeJsonForHtml = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
