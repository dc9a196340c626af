import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PUBLIC_URL_PLACEHOLDER } from './contract.ts';

export const CSS = 'h1{color:#211d33}';
export const SCRIPT = `console.log(${JSON.stringify('a built script '.repeat(60))})`;

/** A minimal build: template, four scripts, a style, an icon, static pages, and a renderer that returns its input. */
export async function writeMinimalBuild(folder: string): Promise<void> {
  const manifest = {
    'index.html': { file: 'assets/app-1.js', css: ['assets/app-1.css'], imports: ['_react-1.js'] },
    '_react-1.js': { file: 'assets/react-1.js' },
    'src/app/boot/start-fonts.ts': { file: 'assets/fonts-1.js' },
    'page.tsx': { file: 'assets/page-1.js', imports: ['index.html'] },
  };
  const template = `<!doctype html><html><head><!--scripts--><!--head--><script type="module" crossorigin src="/assets/app-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/app-1.css"></head>
    <body><div id="root"><!--app--></div><!--data--></body></html>`;
  const renderer = `export const render = async (url, { reports, sky }) => ({
    head: '<title>Rendered</title><meta name="description" content="d">',
    html: '<h1>' + url + ' under ' + sky.moon + '</h1>',
    status: 200, files: ['page.tsx'], lazyFiles: [], state: { reports } });
  export const listPages = ({ reports = [] }) => [
    { url: '/', kind: 'dynamic' },
    { url: '/reports', kind: 'dynamic' },
    ...reports.map(({ key }) => ({ url: '/reports/' + key, kind: 'dynamic' })),
    { url: '/login', kind: 'static', lastModified: '2026-11-21' },
    { url: '/my-reports', kind: 'client-only' },
    { url: '/payment-success', kind: 'client-only' },
    { url: '/contact-us', kind: 'redirect', redirectTo: '/contact' },
    { url: '/404', kind: 'not-found' },
  ];`;
  const files: Record<string, string | Buffer> = {
    'package.json': '{"type":"module"}',
    'site/index.html': template,
    'site/.vite/manifest.json': JSON.stringify(manifest),
    'site/assets/app-1.js': SCRIPT,
    'site/assets/app-1.js.br': brotliCompressSync(SCRIPT),
    'site/assets/react-1.js': SCRIPT.repeat(2),
    'site/assets/page-1.js': 'export {}',
    'site/assets/fonts-1.js': 'export {}',
    'site/assets/app-1.css': CSS,
    'site/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'pages/404.html': '<h1>This page does not exist</h1>',
    'pages/login.html': `<link rel="canonical" href="${PUBLIC_URL_PLACEHOLDER}/login"><h1>Login</h1>`,
    'pictures/social/lagna.png': Buffer.from([137, 80, 78, 71]),
    'prerender/entry.server.js': renderer,
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
