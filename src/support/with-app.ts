import { composeApp } from '#src/compose.ts';
import { readConfig } from '#src/config.ts';
import type { AppDeps } from '#src/deps.ts';
import type { Database } from '#src/platform/database.ts';
import { createLog } from '#src/platform/log.ts';
import type { Environment } from './command.ts';
import { getDatabaseUrl } from './database-url.ts';

/** Runs a command with the dependencies of the site: gateway, report store, places. It runs no jobs. */
export async function withApp<T>(
  environment: Environment,
  db: Database,
  run: (deps: AppDeps) => Promise<T>,
): Promise<T> {
  const config = readConfig(environment);
  const localUrl = `http://localhost:${config.port}`;
  const { deps, close } = await composeApp(config, {
    url: getDatabaseUrl(db),
    publicUrl: config.publicUrl ?? localUrl,
    localUrl,
    isWorker: false,
    log: createLog(config.logLevel, process.stderr),
  });
  try {
    return await run(deps);
  } finally {
    await close();
  }
}
