/**
 * One Chromium for the whole process, fed with untrusted words, relaunched when it dies and renewed after some hundred
 * jobs. Each job has a page of its own, and no page can reach anything.
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
  /** jobs at a time; two are the sweet spot on two cores (240 PDFs a minute, half as much again as one) */
  concurrency?: number;
  /** jobs after which a fresh Chromium takes over, so that a slow leak never grows */
  recycleAfter?: number;
  /** milliseconds one job may take, its wait for a turn not counted */
  jobTimeout?: number;
};

export type Browser = {
  /** Runs the job on a page of its own. Rejects when the job throws, takes too long or is aborted. */
  withPage<T>(job: (page: Page) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** True when a page can be opened now; launches Chromium if it is not running. */
  healthy(): Promise<boolean>;
  /** "Chromium 153.0.8010.0", for the record of what printed a document */
  version(): Promise<string>;
  /** The running Chromium's process, or null. */
  pid(): number | null;
  /** Refuses new jobs and ends Chromium with all its children, under running jobs too. */
  close(): Promise<void>;
};

export const createBrowser = (options: BrowserOptions): Browser => new RecyclingBrowser(options);

type BrowserInstance = ChromiumProcess & { begun: number; active: number };

class RecyclingBrowser implements Browser {
  readonly #options: BrowserOptions;
  readonly #gate;
  /** every Chromium that has not ended yet: the current one, and renewed ones that finish their last jobs */
  readonly #alive = new Set<BrowserInstance>();
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
      const shift = await this.#take();
      return await this.#run(shift, job, signal).finally(() => this.#giveBack(shift));
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
    return `Chromium ${(await this.#launched()).browser.version()}`;
  }

  pid(): number | null {
    return this.#current?.pid ?? null;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#launching?.catch(() => {});
    await Promise.all([...this.#alive].map(endChromium));
  }

  async #take(): Promise<BrowserInstance> {
    const { recycleAfter = 200 } = this.#options;
    if (this.#current && this.#current.begun >= recycleAfter) this.#retire();
    const shift = await this.#launched();
    shift.begun += 1;
    shift.active += 1;
    return shift;
  }

  #giveBack(shift: BrowserInstance) {
    shift.active -= 1;
    if (shift !== this.#current && shift.active === 0) void endChromium(shift);
  }

  async #run<T>(shift: BrowserInstance, job: (page: Page) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const { jobTimeout = 60_000 } = this.#options;
    const late = AbortSignal.timeout(jobTimeout);
    const stop = signal ? AbortSignal.any([signal, late]) : late;
    const stopped = Promise.withResolvers<never>();
    const giveUp = () => {
      // A Chromium that is late may not listen any more: it ends, and the next job gets another.
      if (late.aborted) this.#gone(shift);
      stopped.reject(stop.reason as Error);
    };
    stop.addEventListener('abort', giveUp, { once: true });
    try {
      return await Promise.race([inOwnContext(shift, job, stop), stopped.promise]);
    } finally {
      stop.removeEventListener('abort', giveUp);
    }
  }

  #launched(): Promise<BrowserInstance> {
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
    const shift = { ...chromium, begun: 0, active: 0 };
    chromium.browser.on('disconnected', () => this.#gone(shift));
    this.#alive.add(shift);
    this.#current = shift;
    log.info({ version: chromium.browser.version() }, 'browser launched');
    return shift;
  }

  #retire() {
    const old = this.#current;
    this.#current = null;
    this.#launching = null;
    if (old?.active === 0) void endChromium(old);
  }

  #gone(shift: BrowserInstance) {
    killGroup(shift.pid);
    this.#alive.delete(shift);
    if (this.#current !== shift) return;
    this.#current = null;
    this.#launching = null;
    if (!this.#closed) this.#options.log.warn('browser is gone, the next job launches another');
  }
}
