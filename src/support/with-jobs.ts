import type { PgBoss } from 'pg-boss';
import type { Database } from '#src/platform/database.ts';
import { createBoss, createJobs, type Jobs } from '#src/platform/jobs.ts';
import { getDatabaseUrl } from './database-url.ts';

/** Connects to the job queue for a command that sends jobs. The command runs no jobs itself. */
export const withJobs = <T>(db: Database, sendJobs: (jobs: Jobs) => Promise<T>): Promise<T> =>
  withBoss(db, (boss) => sendJobs(createJobs(boss)));

/** As `withJobs`, for commands that change stored jobs. */
export async function withBoss<T>(db: Database, changeJobs: (boss: PgBoss) => Promise<T>): Promise<T> {
  const boss = createBoss(getDatabaseUrl(db), { isWorker: false });
  boss.on('error', (error) => console.error(error.message));
  await boss.start();
  try {
    return await changeJobs(boss);
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
}
