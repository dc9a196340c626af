/**
 * A web or worker process that kills itself with SIGKILL at a given moment of one order: before or after the commit of an
 * event, before or after it uses the store or the gateway, or after the mail server has accepted an e-mail. Started by the
 * crash tests, which write the order to its stdin.
 */
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createApp } from '#src/app.ts';
import { composeWorker } from '#src/compose-worker.ts';
import { composeApp, composeWeb } from '#src/compose.ts';
import { readConfig } from '#src/config.ts';
import type { WorkerDeps } from '#jobs/job.ts';
import type { OrderChange } from '#src/orders/store/change-order.ts';
import type { Database } from '#src/platform/database.ts';
import type { Email } from '#src/platform/mailer.ts';
import { listenForJobs } from '#src/platform/jobs.ts';
import { startWorker } from '#src/worker.ts';

const { CRASH_AT = '', LOCAL_URL = '' } = process.env;
/** number of the order */
let crashOrderId: string;
const crash = () => process.kill(process.pid, 'SIGKILL');

/** Crashes around the commit of an event: before it when everything is written, after it before its result is used. */
function createCrashingDatabase(db: Database): Database {
  type Work = Parameters<Database['transaction']>[0];
  const crashIfRecorded = (result: unknown, moment: string) => {
    const { order, events } = (result ?? {}) as Partial<OrderChange>;
    const isCrashOrder = order?.id === crashOrderId;
    if (isCrashOrder && events?.some(({ type }) => CRASH_AT === `${moment}${type}`)) crash();
    return result;
  };
  const transaction = async (work: Work) => {
    const workAndCrash: Work = async (trx) => crashIfRecorded(await work(trx), 'before commit of ');
    return crashIfRecorded(await db.transaction(workAndCrash), '');
  };
  return new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  });
}

function createCrashingWorker(deps: WorkerDeps): WorkerDeps {
  const crashAround = async <T>(moment: string, run: () => Promise<T>): Promise<T> => {
    if (CRASH_AT === `before ${moment}`) crash();
    const result = await run();
    if (CRASH_AT === `after ${moment}`) crash();
    return result;
  };
  const store = {
    ...deps.store,
    put: (sha256: string, pdf: Buffer) => crashAround('store', () => deps.store.put(sha256, pdf)),
  };
  const mailer = {
    ...deps.mailer,
    async send(email: Email) {
      await deps.mailer.send(email);
      const isCrashEmail = email.messageId.startsWith(`<${crashOrderId}.`);
      if (isCrashEmail && CRASH_AT === `after ${email.messageId.split(/[.@]/)[1]} e-mail`) crash();
    },
  };
  const gateway: WorkerDeps['gateway'] = {
    ...deps.gateway,
    refundPayment: (...input) => crashAround('refund', () => deps.gateway.refundPayment(...input)),
    fetchPaymentsOfOrder: (...input) =>
      crashAround('payments', () => deps.gateway.fetchPaymentsOfOrder(...input)),
  };
  return { ...deps, db: createCrashingDatabase(deps.db), store, mailer, gateway };
}

async function readCrashOrderId(): Promise<void> {
  const [line] = (await once(process.stdin, 'data')) as [Buffer];
  process.stdin.destroy();
  crashOrderId = line.toString().trim();
}

// Node writes the cache at the exit, which a killed process does not reach.
flushCompileCache();

const config = readConfig(process.env);
const database = config.database!;
const core = await composeApp(config, {
  url: database.url,
  publicUrl: LOCAL_URL,
  localUrl: LOCAL_URL,
  isWorker: config.role === 'worker',
  monitorSeconds: 2,
});

if (config.role === 'worker') {
  const worker = await composeWorker(core.deps);
  await readCrashOrderId();
  const notifications = await listenForJobs(database.url, core.deps.log);
  await startWorker(core.deps.boss, createCrashingWorker(worker.deps), undefined, notifications);
} else {
  const deps = { ...core.deps, db: createCrashingDatabase(core.deps.db) };
  const web = await composeWeb(deps, database, LOCAL_URL);
  await readCrashOrderId();
  const server = createApp(web.deps).listen(0, '127.0.0.1', () => {
    console.log(`http://localhost:${(server.address() as AddressInfo).port}`);
  });
}
