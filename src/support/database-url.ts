import type { Database } from '#src/platform/database.ts';

/** The URL that the database was opened with, for libraries that connect by themselves. */
export const getDatabaseUrl = (db: Database): string =>
  (db.client.config.connection as { connectionString: string }).connectionString;
