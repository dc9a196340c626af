/**
 * A web or worker process that kills itself (SIGKILL, no goodbye) at a named moment of one order. Started by the crash
 * test; the moments are an event's commit, or just before or after the store and the mail are used.
 */
import type { AddressInfo } from 'node:net';
import { createApp } from '#src/app.ts';
import { composeCore, composeWeb, composeWorker } from '#src/compose.ts';
import { readConfig } from '#src/config.ts';
import type { WorkerDeps } from '#src/deps.ts';
import type { Change } from '#src/orders/store/change-order.ts';
import type { Database } from '#src/platform/database.ts';
import { startWorker } from '#src/worker.ts';

const { DIE_AT = '', DIE_ORDER = '', LOCAL_URL = '' } = process.env;
const crash = () => process.kill(process.pid, 'SIGKILL');

/** Dies right after the transaction that records DIE_AT has committed, before anybody is told. */
function createCrashingDatabase(db: Database): Database {
  const transaction = async (work: Parameters<Database['transaction']>[0]) => {
    const result = (await db.transaction(work)) as Partial<Change> | undefined;
    const mine = DIE_ORDER === '' || result?.order?.id === DIE_ORDER;
    if (mine && result?.events?.some(({ type }) => type === DIE_AT)) crash();
    return result;
  };
  return new Proxy(db, {
    get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)),
  });
}

function createCrashingWorker(deps: WorkerDeps): WorkerDeps {
  const db = createCrashingDatabase(deps.db);
  const at = async <T>(moment: string, act: () => Promise<T>): Promise<T> => {
    if (DIE_AT === `before ${moment}`) crash();
    const result = await act();
    if (DIE_AT === `after ${moment}`) crash();
    return result;
  };
  const store = {
    ...deps.store,
    put: (sha256: string, pdf: Buffer) => at('store', () => deps.store.put(sha256, pdf)),
  };
  const mailer = {
    ...deps.reportEmail.mailer,
    send: (mail: Parameters<typeof deps.reportEmail.mailer.send>[0]) =>
      at('mail', () => deps.reportEmail.mailer.send(mail)),
  };
  return {
    ...deps,
    reportProduction: { ...deps.reportProduction, db, store },
    reportEmail: { ...deps.reportEmail, db, mailer },
  };
}

const config = readConfig(process.env);
const database = config.database!;
const core = await composeCore(config, {
  url: database.url,
  publicUrl: LOCAL_URL,
  localUrl: LOCAL_URL,
  worker: config.role === 'worker',
  monitorSeconds: 2,
});

if (config.role === 'worker') {
  const worker = await composeWorker(core.deps);
  await startWorker(createCrashingWorker(worker.deps));
} else {
  core.deps.payment.db = createCrashingDatabase(core.deps.db);
  const web = await composeWeb(core.deps, database, LOCAL_URL);
  const server = createApp(web.deps).listen(0, '127.0.0.1', () => {
    console.log(`http://localhost:${(server.address() as AddressInfo).port}`);
  });
}
