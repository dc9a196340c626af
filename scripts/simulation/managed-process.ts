/** A child process that is started again whenever it ends, until it is stopped. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { FORCE_QUIT_MS } from '#src/stop-on-signal.ts';

export type ProcessOptions = {
  name: string;
  /** path of the script */
  entry: string;
  env: Record<string, string>;
  logFile: string;
  /** called when the process ends by itself after it was ready */
  onUnexpectedExit: (message: string) => void;
};

export type ManagedProcess = {
  name: string;
  /** of the process that runs now */
  getPid(): number;
  waitUntilReady(): Promise<void>;
  /** SIGKILL; the process is started again at once */
  kill(): void;
  /** SIGTERM, and SIGKILL if the process does not even end by its own time limit */
  stop(): Promise<void>;
};

const RESTART_DELAY_MS = 1000;
const STOP_TIMEOUT_MS = FORCE_QUIT_MS + 5000;

export function startManagedProcess(options: ProcessOptions): ManagedProcess {
  const log = fs.openSync(options.logFile, 'a');
  let isStopping = false;
  let isKilled = false;
  let child: ChildProcess;
  let ready = Promise.withResolvers<void>();

  const start = () => {
    const stdio = ['ignore', log, log, 'ipc'] as const;
    // Its own session: Linux divides the processor by session, and one of all processes would get as much as one connection of PostgreSQL.
    child = spawn(process.execPath, [options.entry], {
      env: options.env,
      stdio: [...stdio],
      detached: true,
    });
    let isReady = false;
    child.once('message', () => {
      isReady = true;
      ready.resolve();
    });
    child.once('exit', (code, signal) => void restart(isReady, signal ?? `code ${code}`));
  };
  const restart = async (wasReady: boolean, reason: string) => {
    if (isStopping) return;
    if (wasReady) ready = Promise.withResolvers<void>();
    if (wasReady && !isKilled)
      options.onUnexpectedExit(`process ${options.name} ended by itself with ${reason}`);
    if (!isKilled) await wait(RESTART_DELAY_MS);
    isKilled = false;
    if (!isStopping) start();
  };

  start();
  return {
    name: options.name,
    getPid: () => child.pid!,
    waitUntilReady: () => ready.promise,
    kill() {
      isKilled = true;
      child.kill('SIGKILL');
    },
    async stop() {
      if (isStopping) return;
      isStopping = true;
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
        await exited;
        clearTimeout(timer);
      }
      fs.closeSync(log);
    },
  };
}
