/** The gateway sandbox of the simulation, in a separate process that ends when its parent ends. */
import { flushCompileCache } from 'node:module';
import { startSandbox } from '#sandbox/index.ts';
import { readSimulatedClock } from './simulated-clock.ts';

process.once('disconnect', () => process.exit(0));
const { env } = process;
const sandbox = await startSandbox({
  port: Number(env.SANDBOX_PORT),
  databaseUrl: env.SANDBOX_DATABASE_URL!,
  keyId: env.RAZORPAY_KEY_ID!,
  keySecret: env.RAZORPAY_KEY_SECRET!,
  webhookSecret: env.SANDBOX_WEBHOOK_SECRET!,
  webhookUrl: env.SANDBOX_WEBHOOK_URL!,
  clock: readSimulatedClock(env.SIMULATION_CLOCK!),
});
process.once('SIGTERM', () => void sandbox.stop().then(() => process.exit(0)));
process.send!('ready');
// Node writes the cache at the exit, which a killed process does not reach.
flushCompileCache();
