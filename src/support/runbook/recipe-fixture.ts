/** An application whose jobs are not retried, and the environment of the CLI, for the tests of the runbook's recipes. */
import { pino } from 'pino';
import { getTodayInIndia } from '#src/platform/contract-time.ts';
import type { CliDatabase } from '#src/support/testing.ts';
import { startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

/** Errors are expected and not printed. A job of these queues fails finally at its first attempt. */
export async function startAppWithoutRetries(
  queues: readonly string[],
  { role = 'all', env = {} }: Parameters<typeof startAppWithBuyers>[0] = {},
): Promise<AppWithBuyers> {
  const setup = await startAppWithBuyers({ role, env, log: pino({ level: 'silent' }) });
  await setup.app.db('pgboss.queue').whereIn('name', queues).update({ retry_limit: 0 });
  return setup;
}

/** The database and the environment of a machine of the site. */
export const getCliDatabase = ({ app }: AppWithBuyers, env: Record<string, string> = {}): CliDatabase => ({
  url: app.databaseUrl,
  ownerUrl: app.ownerUrl,
  env: { NODE_ENV: 'test', PORT: new URL(app.localUrl).port, VAR_DIR: app.varDir, ...env },
});

/** A value for `<day>`. */
export const getDay = (): { day: string } => ({ day: getTodayInIndia() });
