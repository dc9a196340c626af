import { startPostgres, type EmbeddedPostgres } from '#src/platform/embedded/postgres.ts';

const DIRECTORY = new URL('../../var/test-postgres', import.meta.url).pathname;

/** Starts the PostgreSQL of all tests, or attaches to it. Its data do not survive a crash. */
export const startTestPostgres = (): Promise<EmbeddedPostgres> =>
  startPostgres(DIRECTORY, { withoutDurability: true });
