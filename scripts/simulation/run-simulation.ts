/** Runs one simulation: buyers and disturbances, then the remaining work, then the checks. */
import fs from 'node:fs';
import { stopOnSignal } from '#src/stop-on-signal.ts';
import { runOrder } from './buyer.ts';
import { checkEverything } from './check-everything.ts';
import { createDisturber, type Disturber } from './disturb.ts';
import { startEnvironment, type Environment } from './environment.ts';
import { countFigures, type Figures } from './figures.ts';
import { createGatewayClient } from './gateway-client.ts';
import { createPlan, type Plan, type PlanOptions } from './plan.ts';
import { createRandom } from '#src/testing/random.ts';
import { finishRemainingWork } from './finish-remaining-work.ts';
import { createSiteClient, type SiteClient } from './site-client.ts';

export type SimulationOptions = PlanOptions & {
  /** concurrent buyers */
  buyerCount: number;
  /** keeps databases and logs for inspection */
  areFilesKept: boolean;
  print: (line: string) => void;
};

export type SimulationResult = {
  violations: string[];
  figures: Figures;
  /** of databases and logs, when they are kept */
  directory: string;
};

const REMAINING_WORK_TIMEOUT_MS = 45 * 60_000;

export async function runSimulation(options: SimulationOptions): Promise<SimulationResult> {
  const { print, seed } = options;
  const violations: string[] = [];
  const reportViolation = (message: string) => {
    violations.push(message);
    print(`seed ${seed}: ${message}`);
  };
  const plan = createPlan(options);
  const environment = await startEnvironment({ ...options, onUnexpectedExit: reportViolation });
  const startedAt = environment.clock.now();
  const site = createSiteClient(environment.url, reportViolation);
  const gateway = createGatewayClient(environment.gatewayUrl);
  const disturber = createDisturber({ environment, gateway, plan });
  const printWithTime = createTimedPrint(print);
  const stop = async () => {
    await environment.stop();
    if (!options.areFilesKept) fs.rmSync(environment.directory, { recursive: true, force: true });
  };
  stopOnSignal(stop);
  try {
    printWithTime('the processes are ready');
    await runBuyers({ environment, site, gateway, disturber, plan, reportViolation }, options);
    await disturber.finish();
    await disturber.runLateTasks();
    printWithTime('all buyers are done; the faults end');
    await finishRemainingWork({
      environment,
      gateway,
      random: createRandom(seed, 3),
      timeoutMs: REMAINING_WORK_TIMEOUT_MS,
      print: printWithTime,
    }).catch((error: unknown) => reportViolation(String(error)));
    await environment.stopApplication();
    printWithTime('the checks start');
    const { interruptions, counts } = disturber;
    const figures = await countFigures(environment, site.counts, counts);
    (await checkEverything(environment, { startedAt, interruptions })).forEach(reportViolation);
    return { violations, figures, directory: environment.directory };
  } finally {
    await stop();
    printWithTime('stopped');
  }
}

/** Prints each line after the seconds since this call. */
function createTimedPrint(print: (line: string) => void): (line: string) => void {
  const start = Date.now();
  return (line) => print(`${String(Math.round((Date.now() - start) / 1000)).padStart(5)} s  ${line}`);
}

type BuyerRun = {
  environment: Environment;
  site: SiteClient;
  gateway: ReturnType<typeof createGatewayClient>;
  disturber: Disturber;
  plan: Plan;
  reportViolation: (message: string) => void;
};

/** Orders between two progress messages. */
const PROGRESS_EVERY = 500;

async function runBuyers(
  { environment, site, gateway, disturber, plan, reportViolation }: BuyerRun,
  { buyerCount, print }: SimulationOptions,
): Promise<void> {
  const place = await findPlace(site);
  const context = { environment, site, gateway, place, runLater: disturber.runLater };
  const orders = plan.orders.values();
  const runBuyer = async () => {
    for (const order of orders) {
      disturber.disturbBefore(order.orderNumber);
      if (order.orderNumber > 0 && order.orderNumber % PROGRESS_EVERY === 0)
        print(`${order.orderNumber} orders started`);
      await runOrder(context, order).catch((error: unknown) =>
        reportViolation(`plan of order ${order.orderNumber} failed: ${String(error)}`),
      );
    }
  };
  await Promise.all(Array.from({ length: buyerCount }, runBuyer));
}

async function findPlace(site: SiteClient): Promise<object> {
  const maxTries = 10;
  const { body } = await site.createBuyer(0, maxTries).get('/api/places?q=Kota');
  const { label: _label, ...place } = (body.places as [{ label: string }])[0];
  return place;
}
