/** A separate embedded PostgreSQL for benchmarks, with the durability of production. Its data directory is in var/. */
import { startPostgres } from '#src/platform/embedded/postgres.ts';
import { MAINTENANCE_LIMITS, connect, type Database } from '#src/platform/database.ts';
import { createDatabaseWithRoles, type DatabaseUrls } from '#src/platform/embedded/roles.ts';

const DIRECTORY = new URL('../../var/bench-postgres', import.meta.url).pathname;

export type BenchServer = {
  /** An empty database of this name; one of an earlier run is dropped. */
  createDatabase(name: string): Promise<DatabaseUrls>;
  /** Drops the databases and stops the server. */
  stop(): Promise<void>;
};

export async function startBenchServer(): Promise<BenchServer> {
  const postgres = await startPostgres(DIRECTORY);
  const names = new Set<string>();
  const asAdmin = async (run: (admin: Database) => Promise<unknown>) => {
    const admin = connect(postgres.adminUrl, { max: 1, limits: MAINTENANCE_LIMITS });
    try {
      await run(admin);
    } finally {
      await admin.destroy();
    }
  };
  const drop = (name: string) =>
    asAdmin((admin) => admin.raw('drop database if exists ?? with (force)', [name]));
  return {
    async createDatabase(name) {
      await drop(name);
      names.add(name);
      return createDatabaseWithRoles(postgres.adminUrl, name);
    },
    async stop() {
      for (const name of names) await drop(name);
      await postgres.stop();
    },
  };
}
