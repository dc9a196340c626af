/**
 * A local gateway with Razorpay's protocol: REST API, checkout.js with its modal, signatures, webhooks.
 * For development, demos and tests. It moves no money and imports nothing of the application that uses it.
 */
import { bodyParser } from '@koa/bodyparser';
import knex, { type Knex } from 'knex';
import type Koa from 'koa';
import { requireBasicAuth } from './basic-auth.ts';
import type { SandboxOptions, ServerContext } from './context.ts';
import { createPollingLoop } from './polling-loop.ts';
import { runDueWork } from './due-work.ts';
import { handleErrors, createUnknownUrlError } from './errors.ts';
import { consoleLog } from './log.ts';
import { SANDBOX_PATH } from './paths.ts';
import { createRoutes } from './routes.ts';
import { prepareSchema } from './schema.ts';
import { loadContext } from './shared-state.ts';
import { deliverWebhooks } from './webhook-delivery.ts';

export type Sandbox = {
  /** Serves every path under SANDBOX_PATH and passes other requests on. Mount it before sessions and CSRF checks. */
  middleware: Koa.Middleware;
  /** Starts sending webhooks in the background. */
  startWebhooks(): void;
  /** Sends the webhooks that are due by the clock; returns the number of attempts. */
  deliverDueWebhooks(): Promise<number>;
  /** Finishes a running delivery, then closes the database connections. */
  stop(): Promise<void>;
};

/** @throws Error for a live key: real customers would reach a gateway that takes no money */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { databaseUrl, clock = { now: () => new Date() }, log = consoleLog } = options;
  if (!options.keyId.startsWith('rzp_test_'))
    throw new Error('The sandbox gateway works with rzp_test_ keys only.');
  const db = await openDatabase(databaseUrl);
  const { keyId, keySecret, webhookSecret, webhookUrl } = options;
  const serverContext: ServerContext = {
    db,
    clock,
    log,
    keyId,
    keySecret,
    webhookSecret,
    webhookUrl,
    wakePollingLoop: () => loop.runNow(),
  };
  const runDueWorkAndDeliver = async (isStopping: () => boolean) => {
    const context = await loadContext(serverContext);
    await runDueWork(context);
    return deliverWebhooks(context, isStopping);
  };
  const loop = createPollingLoop(runDueWorkAndDeliver, (error) =>
    log.error({ event: 'sandbox_webhooks.loop_failed', err: error }, 'Webhook delivery failed'),
  );
  const routes = createRoutes(serverContext, requireBasicAuth(keyId, keySecret));
  return {
    middleware: mountUnderPath(handleErrors(log), bodyParser({ jsonLimit: '64kb' }), routes),
    startWebhooks: () => loop.start(),
    deliverDueWebhooks: () => runDueWorkAndDeliver(() => false),
    async stop() {
      await loop.stop();
      await db.destroy();
    },
  };
}

async function openDatabase(databaseUrl: string): Promise<Knex> {
  const db = knex({
    client: 'pg',
    connection: { connectionString: databaseUrl, application_name: 'razorpay-sandbox' },
    pool: { min: 0, max: 5 },
    acquireConnectionTimeout: 10_000,
    // A logged error would otherwise contain the payer's data.
    compileSqlOnError: false,
  });
  try {
    await prepareSchema(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

function mountUnderPath(
  errorHandler: Koa.Middleware,
  parser: Koa.Middleware,
  routes: Koa.Middleware,
): Koa.Middleware {
  const rejectUnknown = () => Promise.reject(createUnknownUrlError());
  return (ctx, next) => {
    if (!ctx.path.startsWith(`${SANDBOX_PATH}/`)) return next();
    return errorHandler(ctx, () => parser(ctx, () => routes(ctx, rejectUnknown)));
  };
}
