/** Every route of the application, read from its routers, so that no new route is left out of the security tests. */
import Router from '@koa/router';
import { pino } from 'pino';
import type Koa from 'koa';
import { createApp } from '#src/app.ts';
import { composeApp, composeWeb } from '#src/compose.ts';
import { readConfig } from '#src/config.ts';
import type { TestApp } from '#src/testing/app.ts';

/** `path` with its parameters: /api/orders/:id */
export type Route = { method: string; path: string };

/** GET includes HEAD. `env` is the environment of the application under test. */
export async function listRoutes(
  { databaseUrl, ownerUrl, varDir, url }: TestApp,
  env: Record<string, string> = {},
): Promise<Route[]> {
  const config = readConfig({ NODE_ENV: 'test', VAR_DIR: varDir, ...env });
  const core = await composeApp(config, {
    url: databaseUrl,
    publicUrl: url,
    localUrl: url,
    log: pino({ level: 'silent' }),
    isWorker: false,
  });
  const web = await composeWeb(core.deps, { url: databaseUrl, ownerUrl }, url);
  const routes = createApp(web.deps).middleware.flatMap(listRouterRoutes);
  await web.close();
  await core.close();
  return routes;
}

function listRouterRoutes(middleware: Koa.Middleware): Route[] {
  const { router } = middleware as { router?: unknown };
  if (!(router instanceof Router)) return [];
  return router.stack.flatMap(({ methods, path }) =>
    methods.filter((method) => method !== 'HEAD').map((method) => ({ method, path: String(path) })),
  );
}
