/** Builds the printed report for Node: one module that turns a report document into one self-contained HTML string. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const toPath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: toPath('web'),
  publicDir: false,
  plugins: [react()],
  resolve: { alias: { '@print-fonts': toPath('build/fonts/print') } },
  // React is bundled in its production build, independent of the server's NODE_ENV.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    ssr: toPath('web/src/print/print.tsx'),
    outDir: toPath('build/print'),
    emptyOutDir: true,
    target: 'node24',
    cssMinify: 'lightningcss',
    // The printing browser has no network, so every font becomes a data: URL.
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
  },
});
