/** What the tests of the recipes need beside a shop: the environment of the CLI, and jobs without retries. */
import { pino } from 'pino';
import { getTodayInIndia } from '#src/platform/contract-time.ts';
import type { CliDatabase } from '#src/support/testing.ts';
import { startShop, type Shop } from '#src/testing/test-shop.ts';

/** A shop whose expected errors are not printed. `queues`: their jobs fail at the first attempt. */
export async function startTroubledShop(
  queues: readonly string[],
  { role = 'all', env = {} }: Parameters<typeof startShop>[0] = {},
): Promise<Shop> {
  const shop = await startShop({ role, env, log: pino({ level: 'silent' }) });
  await shop.app.db('pgboss.queue').whereIn('name', queues).update({ retry_limit: 0 });
  return shop;
}

/** The database and the environment of a machine of the site. */
export const getCliDatabase = ({ app }: Shop, env: Record<string, string> = {}): CliDatabase => ({
  url: app.databaseUrl,
  ownerUrl: app.ownerUrl,
  env: { NODE_ENV: 'test', PORT: new URL(app.localUrl).port, VAR_DIR: app.varDir, ...env },
});

/** A value for `<day>`. */
export const getDay = (): { day: string } => ({ day: getTodayInIndia() });
