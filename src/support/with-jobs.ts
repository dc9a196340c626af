import type { Database } from '#src/platform/database.ts';
import { createBoss, createJobs, type Jobs } from '#src/platform/jobs.ts';

/** Connects to the job queue for a command that sends jobs. The command runs no jobs itself. */
export async function withJobs<T>(db: Database, sendJobs: (jobs: Jobs) => Promise<T>): Promise<T> {
  const url = (db.client.config.connection as { connectionString: string }).connectionString;
  const boss = createBoss(url, { isWorker: false });
  boss.on('error', (error) => console.error(error.message));
  await boss.start();
  try {
    return await sendJobs(createJobs(boss));
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
}
