/** Setup of server and browser tests: settings whose real values would only make tests wait. */
import { ARGON2_PARAMETERS } from '#src/accounts/password/password-hash.ts';
import { STREAM_INTERVALS } from '#src/orders/progress-stream.ts';
import { POLLING_INTERVALS } from '#src/platform/jobs.ts';

/** At full strength a login takes 40 ms. */
Object.assign(ARGON2_PARAMETERS, { memory: 64, passes: 1 });
/** A stream notices the end of its session at the next ping, and the page when it connects again. */
Object.assign(STREAM_INTERVALS, { pingMs: 500, reconnectMs: 300 });
/** The minimum of pg-boss. Retries and the jobs of queues without `notify` wait for a poll. */
Object.assign(POLLING_INTERVALS, { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 });
