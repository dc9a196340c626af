/**
 * One Chromium for the whole process, fed with untrusted words. Nothing in it can reach anything: no name resolves,
 * every request is aborted, scripts and service workers are off. Each job has a context of its own.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Browser as Engine, type Page } from 'playwright-core';
import { findChromium } from './chromium.ts';
import type { Log } from './log.ts';
import { createGate } from './gate.ts';

export type BrowserOptions = {
  /** a Chromium to use; without it the packaged one is unpacked into `cacheDir` */
  executablePath?: string | undefined;
  /** where the packaged Chromium is unpacked once (about 200 MB) */
  cacheDir?: string;
  log: Pick<Log, 'info' | 'warn'>;
  /** jobs at a time; two are the sweet spot on two cores (240 PDFs a minute, a third more than one) */
  concurrency?: number;
  /** jobs after which a fresh Chromium takes over, so that a slow leak never grows */
  recycleAfter?: number;
  /** milliseconds one job may take, waiting for its turn not counted */
  jobTimeout?: number;
};

export type Browser = {
  /** Runs the job on a page of its own. Rejects when the job throws, takes too long or is aborted. */
  withPage<T>(job: (page: Page) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** True when a page can be opened now; launches Chromium if it is not running. */
  healthy(): Promise<boolean>;
  /** "Chromium 153.0.7000.0", for the record of what printed a document. */
  version(): Promise<string>;
  /** The running Chromium's process, or null. */
  pid(): number | null;
  close(): Promise<void>;
};

type Running = { engine: Engine; pid: number; begun: number; active: number; retired: boolean };

const LAUNCH_TIMEOUT = 30_000;
const CLOSE_TIMEOUT = 3_000;

const ARGS = [
  // A root process cannot have Chromium's sandbox; everybody else keeps it.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // Containers give /dev/shm 64 MB, too little for a long document.
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  // Also stops addresses written as numbers, which no resolver sees.
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

export function createBrowser(options: BrowserOptions): Browser {
  const { log, concurrency = 2, recycleAfter = 200, jobTimeout = 60_000 } = options;
  const gate = createGate(concurrency);
  let current: Promise<Running> | null = null;
  let running: Running | null = null;
  let closed = false;

  async function launch(): Promise<Running> {
    const executablePath = options.executablePath ?? (await findChromium(options.cacheDir));
    const engine = await chromium.launch({
      executablePath,
      args: ARGS,
      timeout: LAUNCH_TIMEOUT,
      ...OUR_SIGNALS,
    });
    const launched: Running = { engine, pid: await processOf(engine), begun: 0, active: 0, retired: false };
    engine.on('disconnected', () => forget(launched));
    running = launched;
    log.info({ version: engine.version() }, 'browser launched');
    return launched;
  }

  function forget(gone: Running) {
    killGroup(gone.pid);
    if (running !== gone) return;
    running = null;
    current = null;
    if (!closed && !gone.retired) log.warn('browser is gone, the next job launches another');
  }

  async function take(): Promise<Running> {
    if (closed) throw new Error('The browser is closed.');
    if (running && running.begun >= recycleAfter) retire(running);
    current ??= launch().catch((problem: unknown) => {
      current = null;
      throw problem;
    });
    const taken = await current;
    taken.begun += 1;
    taken.active += 1;
    return taken;
  }

  function retire(old: Running) {
    old.retired = true;
    running = null;
    current = null;
    if (old.active === 0) void end(old);
  }

  function give(back: Running) {
    back.active -= 1;
    if (back.retired && back.active === 0) void end(back);
  }

  async function withPage<T>(job: (page: Page) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const leave = await gate.enter(signal);
    try {
      const taken = await take();
      try {
        return await bounded(inOwnContext(taken.engine, job), jobTimeout, signal, () => killGroup(taken.pid));
      } finally {
        give(taken);
      }
    } finally {
      leave();
    }
  }

  return {
    withPage,
    pid: () => running?.pid ?? null,
    healthy: () => withPage((page) => page.setContent('<p>ok</p>')).then(yes, no),
    version: async () => `Chromium ${(await (current ?? take().then((t) => (give(t), t)))).engine.version()}`,
    async close() {
      closed = true;
      if (current) await current.then(end, () => {});
    },
  };
}

const yes = () => true;
const no = () => false;

/** Our own shutdown decides the order; Playwright's handlers would end Chromium under a running job. */
const OUR_SIGNALS = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

async function inOwnContext<T>(engine: Engine, job: (page: Page) => Promise<T>): Promise<T> {
  const context = await engine.newContext({
    javaScriptEnabled: false,
    offline: true,
    serviceWorkers: 'block',
  });
  try {
    await context.route('**/*', (route) => route.abort());
    return await job(await context.newPage());
  } finally {
    await context.close().catch(() => {});
  }
}

/** A job that hangs cannot be talked to any more: its Chromium is ended, and the next job gets another. */
async function bounded<T>(
  work: Promise<T>,
  ms: number,
  signal: AbortSignal | undefined,
  onLate: () => void,
): Promise<T> {
  const timer = new AbortController();
  const late = delay(ms, undefined, {
    signal: signal ? AbortSignal.any([signal, timer.signal]) : timer.signal,
  });
  work.catch(() => {});
  try {
    return await Promise.race([work, late.then(() => tooLate(ms, onLate))]);
  } finally {
    timer.abort();
  }
}

function tooLate(ms: number, onLate: () => void): never {
  onLate();
  throw new Error(`The page took longer than ${ms} ms.`);
}

async function processOf(engine: Engine): Promise<number> {
  const session = await engine.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const found = processInfo.find((each) => each.type === 'browser');
  if (!found) throw new Error('Chromium did not tell its process.');
  return found.id;
}

async function end({ engine, pid }: Running) {
  await Promise.race([engine.close().catch(() => {}), delay(CLOSE_TIMEOUT, undefined, { ref: false })]);
  killGroup(pid);
}

/** Chromium leads a process group of its own; a crash leaves children of it behind. */
function killGroup(pid: number) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ESRCH') throw problem;
  }
}
