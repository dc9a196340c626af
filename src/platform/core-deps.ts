import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';

/** The dependencies that most commands need. The dependency types of the domain folders are `CoreDeps & {…}` or a Pick of it. */
export type CoreDeps = { db: Database; jobs: Jobs; clock: Clock; log: Log };
