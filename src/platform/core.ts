import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';

/** What every command needs: the dependency types of the nouns are `Core & {…}` or a Pick of it. */
export type Core = { db: Database; jobs: Jobs; clock: Clock; log: Log };
