/**
 * One Chromium for the whole process. Its input is untrusted text, so each job has its own page without script or
 * network. Chromium is launched again after a crash and replaced after some hundred jobs.
 */
import type { Page } from 'playwright-core';
import {
  endChromium,
  inOwnContext,
  killGroup,
  startChromium,
  type ChromiumProcess,
} from './chromium-process.ts';
import { findChromium } from './chromium.ts';
import { createGate } from './gate.ts';
import type { Log } from './log.ts';

export type BrowserOptions = {
  /** a Chromium to use; without it the packaged one is unpacked into `cacheDir` */
  executablePath?: string | undefined;
  /** where the packaged Chromium is unpacked once (about 200 MB) */
  cacheDir?: string;
  log: Pick<Log, 'info' | 'warn'>;
  /** jobs at a time; on two cores two print 240 PDFs a minute, one prints 160 */
  concurrency?: number;
  /** jobs after which a fresh Chromium takes over, so that a memory leak stays small */
  recycleAfter?: number;
  /** milliseconds that one job may take, without its time in the queue */
  jobTimeout?: number;
};

export type Browser = {
  /** Runs the job on its own page. Rejects when the job throws, takes too long or is aborted. */
  withPage<T>(job: (page: Page) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** True when a page can be opened now; launches Chromium if it is not running. */
  healthy(): Promise<boolean>;
  /** "Chromium 153.0.8010.0", recorded with each printed document */
  version(): Promise<string>;
  /** The process of the running Chromium, or null. */
  pid(): number | null;
  /** Refuses new jobs and ends Chromium with all its children; running jobs fail. */
  close(): Promise<void>;
};

export const createBrowser = (options: BrowserOptions): Browser => new RecyclingBrowser(options);

type BrowserInstance = ChromiumProcess & { begun: number; active: number };

class RecyclingBrowser implements Browser {
  readonly #options: BrowserOptions;
  readonly #gate;
  /** every Chromium that has not ended yet: the current one, and replaced ones that finish their last jobs */
  readonly #instances = new Set<BrowserInstance>();
  #launching: Promise<BrowserInstance> | null = null;
  #current: BrowserInstance | null = null;
  #closed = false;

  constructor(options: BrowserOptions) {
    this.#options = options;
    this.#gate = createGate(options.concurrency ?? 2);
  }

  async withPage<T>(job: (page: Page) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const leave = await this.#gate.enter(signal);
    try {
      const instance = await this.#acquire();
      return await this.#run(instance, job, signal).finally(() => this.#release(instance));
    } finally {
      leave();
    }
  }

  async healthy(): Promise<boolean> {
    return this.withPage((page) => page.setContent('<p>ok</p>')).then(
      () => true,
      () => false,
    );
  }

  async version(): Promise<string> {
    return `Chromium ${(await this.#ensureLaunched()).browser.version()}`;
  }

  pid(): number | null {
    return this.#current?.pid ?? null;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#launching?.catch(() => {});
    await Promise.all([...this.#instances].map(endChromium));
  }

  async #acquire(): Promise<BrowserInstance> {
    const { recycleAfter = 200 } = this.#options;
    if (this.#current && this.#current.begun >= recycleAfter) this.#recycle();
    const instance = await this.#ensureLaunched();
    instance.begun += 1;
    instance.active += 1;
    return instance;
  }

  #release(instance: BrowserInstance) {
    instance.active -= 1;
    if (instance !== this.#current && instance.active === 0) void endChromium(instance);
  }

  async #run<T>(
    instance: BrowserInstance,
    job: (page: Page) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const { jobTimeout = 60_000 } = this.#options;
    const late = AbortSignal.timeout(jobTimeout);
    const stop = signal ? AbortSignal.any([signal, late]) : late;
    const stopped = Promise.withResolvers<never>();
    const giveUp = () => {
      // After a timeout Chromium may not answer any more: it is killed, and the next job launches another.
      if (late.aborted) this.#discard(instance);
      stopped.reject(stop.reason as Error);
    };
    stop.addEventListener('abort', giveUp, { once: true });
    try {
      return await Promise.race([inOwnContext(instance, job, stop), stopped.promise]);
    } finally {
      stop.removeEventListener('abort', giveUp);
    }
  }

  #ensureLaunched(): Promise<BrowserInstance> {
    if (this.#closed) return Promise.reject(new Error('The browser is closed.'));
    this.#launching ??= this.#launch().catch((error: unknown) => {
      this.#launching = null;
      throw error;
    });
    return this.#launching;
  }

  async #launch(): Promise<BrowserInstance> {
    const { executablePath, cacheDir, log } = this.#options;
    const chromium = await startChromium(executablePath ?? (await findChromium(cacheDir)));
    const instance = { ...chromium, begun: 0, active: 0 };
    chromium.browser.on('disconnected', () => this.#discard(instance));
    this.#instances.add(instance);
    this.#current = instance;
    log.info({ version: chromium.browser.version() }, 'browser launched');
    return instance;
  }

  #recycle() {
    const old = this.#current;
    this.#current = null;
    this.#launching = null;
    if (old?.active === 0) void endChromium(old);
  }

  #discard(instance: BrowserInstance) {
    killGroup(instance.pid);
    this.#instances.delete(instance);
    if (this.#current !== instance) return;
    this.#current = null;
    this.#launching = null;
    if (!this.#closed) this.#options.log.warn('browser is gone, the next job launches another');
  }
}
