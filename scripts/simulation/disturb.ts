/** Carries out the disturbances of a plan, one after the other, while the buyers continue. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Environment } from './environment.ts';
import type { GatewayClient } from './gateway-client.ts';
import type { Disturbance, Plan } from './plan.ts';
import { COMPARE_BOOKS_AFTER_HOURS, runScheduledJobs, shortenJobDelays } from './scheduled-jobs.ts';

export type DisturbanceCounts = {
  killedWebs: number;
  killedWorkers: number;
  outages: number;
  outageSeconds: number;
  jumps: number;
};

/**
 * A period in which e-mails may be sent twice, because a worker was killed or the database was stopped. Milliseconds of
 * Date.now(), not of the simulated clock.
 */
export type Interruption = { from: number; to: number };

export type Disturber = {
  counts: DisturbanceCounts;
  interruptions: Interruption[];
  /** starts the disturbances planned before this order, without waiting for them */
  disturbBefore(orderNumber: number): void;
  /** runs the task after the next jump of the clock */
  runLater: (task: () => Promise<void>) => void;
  /** resolves when all disturbances have ended */
  finish(): Promise<void>;
  /** runs the tasks that no jump has started, and those that they add */
  runLateTasks(): Promise<void>;
};

type Deps = { environment: Environment; gateway: GatewayClient; plan: Plan };

/** Workers have connections and jobs again within this time after a restart of the worker or of the database. */
const RECOVERY_MS = 15_000;
/** Statements fail until the connections to a restarted database are replaced. */
const MAX_TRIES = 30;
const RETRY_DELAY_MS = 1000;

/** The gateway settles once a day. */
const SETTLE_AFTER_HOURS = 12;

export function createDisturber({ environment, gateway, plan }: Deps): Disturber {
  const counts = { killedWebs: 0, killedWorkers: 0, outages: 0, outageSeconds: 0, jumps: 0 };
  const interruptions: Interruption[] = [];
  const lateTasks = createLateTasks();
  const lateTaskRuns = new Set<Promise<void>>();
  let startedDisturbances: Promise<void> = Promise.resolve();

  const track = (work: Promise<void>) => void lateTaskRuns.add(deferRejection(work));
  const stopDatabase = async (seconds: number) => {
    const from = Date.now();
    await environment.postgres.stop();
    await wait(seconds * 1000);
    await environment.postgres.start();
    interruptions.push({ from, to: Date.now() + RECOVERY_MS });
    counts.outages += 1;
    counts.outageSeconds += Math.round((Date.now() - from) / 1000);
  };
  const jump = async (hours: number) => {
    counts.jumps += 1;
    await moveClock(environment, hours);
    // Refused while nothing is left to settle.
    if (hours >= SETTLE_AFTER_HOURS) await gateway.settle().catch(() => undefined);
    track(lateTasks.runRound());
  };
  const startDowntime = async (method: string) => {
    const { id } = await gateway.startDowntime(method);
    lateTasks.add(async () => void (await gateway.endDowntime(id)));
  };
  const carryOut = async (disturbance: Disturbance): Promise<void> => {
    switch (disturbance.kind) {
      case 'kill-web':
        counts.killedWebs += 1;
        return environment.webs[disturbance.processIndex]!.kill();
      case 'kill-worker':
        counts.killedWorkers += 1;
        // An e-mail that was sent within the last second may not be recorded yet.
        interruptions.push({ from: Date.now() - 1000, to: Date.now() + RECOVERY_MS });
        return environment.workers[disturbance.processIndex]!.kill();
      case 'outage':
        return stopDatabase(disturbance.seconds);
      case 'jump':
        return jump(disturbance.hours);
      case 'downtime':
        return startDowntime(disturbance.method);
      case 'gateway-faults':
        await gateway.setFaults(disturbance.faults);
    }
  };

  return {
    counts,
    interruptions,
    disturbBefore(orderNumber) {
      for (const disturbance of plan.disturbances.get(orderNumber) ?? [])
        startedDisturbances = deferRejection(startedDisturbances.then(() => carryOut(disturbance)));
    },
    runLater: (task) => lateTasks.add(task),
    runLateTasks: () => lateTasks.runAll(),
    async finish() {
      await startedDisturbances;
      await Promise.all(lateTaskRuns);
    },
  };
}

/** `finish` throws the error. Without a handler Node would end the simulation at once and leave its processes running. */
function deferRejection(work: Promise<void>): Promise<void> {
  work.catch(() => undefined);
  return work;
}

/** Collects tasks of buyers and banks that run after the next jump of the clock. A task can add another one: a dispute is opened, then decided. */
function createLateTasks() {
  const tasks: (() => Promise<void>)[] = [];
  const runRound = async () => {
    await Promise.all(tasks.splice(0).map((task) => task()));
  };
  return {
    add: (task: () => Promise<void>) => void tasks.push(task),
    runRound,
    async runAll() {
      while (tasks.length > 0) await runRound();
    },
  };
}

async function moveClock({ clock, supportDeps }: Environment, hours: number): Promise<void> {
  clock.advance(hours);
  await repeatUntilDone(() => shortenJobDelays(supportDeps.db, hours));
  await repeatUntilDone(() =>
    runScheduledJobs(supportDeps, { withBooks: hours >= COMPARE_BOOKS_AFTER_HOURS }),
  );
}

/** After an outage of the database the first statements fail on broken connections. */
async function repeatUntilDone(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_TRIES) throw error;
      await wait(RETRY_DELAY_MS);
    }
}
