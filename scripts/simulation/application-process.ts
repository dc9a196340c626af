/**
 * A web or worker process of the simulation: the production server with the simulated clock and cheap password hashes,
 * because thousands of real ones would take most of the time. It ends when its parent ends.
 */
import { flushCompileCache } from 'node:module';
import { ARGON2_PARAMETERS } from '#src/accounts/password/password-hash.ts';
import { readConfig } from '#src/config.ts';
import { startServer } from '#src/server.ts';
import { stopOnSignal } from '#src/stop-on-signal.ts';
import { readSimulatedClock } from './simulated-clock.ts';

process.once('disconnect', () => process.exit(0));
Object.assign(ARGON2_PARAMETERS, { memory: 64, passes: 1 });
const config = readConfig(process.env);
const clock = readSimulatedClock(process.env.SIMULATION_CLOCK!);
const running = await startServer(config, config.database!, { clock, monitorSeconds: 2 });
stopOnSignal(running.stop);
process.send!('ready');
// Node writes the cache at the exit, which a killed process does not reach.
flushCompileCache();
