/**
 * `npm run dev`: the site with hot reload on http://localhost:3000. Vite serves web/ and replaces edited modules in the
 * browser; the application runs behind it and restarts when a file that it imports changes. Pages are not prerendered.
 */
import { spawn } from 'node:child_process';
import { createServer, type ViteDevServer } from 'vite';
import { readConfig } from '#src/config.ts';
import { checkPort } from '#src/server.ts';
import { loadEnvFile } from '#src/platform/env-file.ts';
import { findFreePort } from '#src/platform/free-port.ts';
import { build } from './build.ts';
import { exitWithMessage } from './exit-with-message.ts';
import { prepareDatabase } from './prepare-database.ts';

/** All paths except pages: proxied to the application. */
const APPLICATION_PATHS =
  '^/(api|sandbox|dev(?!/ui)|samples|emblems|social|healthz|livez|readyz|sitemap\\.xml|robots\\.txt|icon-|apple-touch-icon)';

async function main(): Promise<void> {
  loadEnvFile();
  const config = readConfig(process.env);
  await checkPort(config);
  await build();
  const urls = await prepareDatabase(config);
  const publicUrl = `http://localhost:${config.port}`;
  const applicationPort = await findFreePort();
  const application = startApplication({
    PORT: String(applicationPort),
    PUBLIC_URL: publicUrl,
    NODE_ENV: process.env.NODE_ENV || 'development',
    DATABASE_URL: urls.url,
    DATABASE_OWNER_URL: urls.ownerUrl,
  });
  const vite = await serveWeb(config.port, applicationPort);
  stopTogether(application, vite);
  console.log(`\n  Lagna in development: ${publicUrl} (edits are shown at once)\n  Ctrl+C stops it.\n`);
}

/** `--watch` restarts the process when a file of its import graph changes. */
function startApplication(settings: Record<string, string>) {
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server.ts'], {
    stdio: 'inherit',
    // Without the cache every restart strips the types of every file again.
    env: { NODE_COMPILE_CACHE: 'build/compile-cache', ...process.env, ...settings },
  });
}

async function serveWeb(port: number, applicationPort: number): Promise<ViteDevServer> {
  const target = `http://localhost:${applicationPort}`;
  const vite = await createServer({
    configFile: 'vite.config.ts',
    server: { port, strictPort: true, proxy: { [APPLICATION_PATHS]: { target } } },
  });
  return vite.listen();
}

/** Ctrl+C reaches the whole process group; a stop of either part stops the other. */
function stopTogether(application: ReturnType<typeof startApplication>, vite: ViteDevServer): void {
  const stop = () => {
    application.kill();
    void vite.close().finally(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  application.once('exit', stop);
}

if (import.meta.main) await main().catch(exitWithMessage('npm run dev'));
