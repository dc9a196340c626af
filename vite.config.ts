/** Builds the site for browsers (build/site) and the renderer of its public pages for Node (build/prerender). */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const toPath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: toPath('web'),
  plugins: [react()],
  // Custom media queries: the names in web/src/ui/breakpoints.css.
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  resolve: {
    alias: [
      { find: '@fonts', replacement: toPath('build/fonts/site') },
      // By default bundlers take the development build of the package, which prints warnings to the console.
      { find: /^react-router$/, replacement: toPath('node_modules/react-router/dist/production/index.mjs') },
      {
        find: /^react-router\/dom$/,
        replacement: toPath('node_modules/react-router/dist/production/dom-export.mjs'),
      },
    ],
  },
  build: {
    outDir: toPath('build/site'),
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'baseline-widely-available',
    cssMinify: 'lightningcss',
    // A data: URL would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The first script lists the names of nearly all other files: a name that is only a hash saves 1 kB on each page.
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.includes('/content/articles/') ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
        // The modules that every page loads are in two files instead of fifteen, which saves 4 kB of compressed size.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules/, tags: ['$initial'] },
            { name: 'frame', test: /web\/src\/(?!app\/boot\/)/, tags: ['$initial'] },
            // Small modules, some of which most pages use: one file is smaller than a file of each.
            {
              name: 'small',
              test: /web\/src\/(lib\/(page-data|dates|catalogue\/(catalogue-api|price|LazySampleCover))|ui\/(behaviour\/(lazy-section|run-near-viewport)|feedback\/Badge)|charts\/wheel-rings)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { input: [toPath('web/index.html'), toPath('web/src/app/boot/bootstrap.ts')] },
      },
    },
    ssr: {
      // The bundle includes React in its production build, independent of the server's NODE_ENV.
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: toPath('build/prerender'),
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: false,
        rolldownOptions: { input: toPath('web/src/app/boot/entry.server.tsx') },
      },
    },
  },
  builder: {},
});
