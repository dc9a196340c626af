/** Builds the site for browsers (build/site) and the renderer of its public pages for Node (build/prerender). */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at('web'),
  plugins: [react()],
  resolve: { alias: { '@fonts': at('build/fonts/site') } },
  build: {
    outDir: at('build/site'),
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    cssMinify: 'lightningcss',
    // a data: address would need a hole in the content policy
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: {
      // React included and in production form: the server's own NODE_ENV does not matter
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: at('build/prerender'),
        emptyOutDir: true,
        manifest: false,
        rolldownOptions: { input: at('web/src/app/entry.server.tsx') },
      },
    },
  },
  builder: {},
});
