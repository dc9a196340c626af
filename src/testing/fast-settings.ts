/** Setup of server and browser tests: settings whose real values would only make tests wait. */
import { ARGON2_PARAMETERS } from '#src/accounts/password/password-hash.ts';
import { STREAM_INTERVALS } from '#src/orders/progress-stream.ts';
import { POLLING_INTERVALS } from '#src/platform/jobs.ts';

/** Processes that tests start compile the application once: a start takes 1.2 s of CPU instead of 2.3 s. */
process.env.NODE_COMPILE_CACHE ??= new URL('../../build/compile-cache', import.meta.url).pathname;

/** Password hashing with little memory and one pass: with the production parameters each login takes 40 ms. */
Object.assign(ARGON2_PARAMETERS, { memory: 64, passes: 1 });
/**
 * The server closes the progress stream of an ended session at the next ping, and the page learns of it when it connects again.
 * The production intervals are seconds long.
 */
Object.assign(STREAM_INTERVALS, { pingMs: 500, reconnectMs: 300, rereadMs: 1000 });
/**
 * Retries and the jobs of queues without `wakesWorkers` wait for a poll. At half a second, the minimum of pg-boss, an idle application
 * with a worker takes 8 % of a core, at one second 5 %.
 */
Object.assign(POLLING_INTERVALS, { pollingIntervalSeconds: 1 });
