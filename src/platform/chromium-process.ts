/** One running Chromium: started with our own flags, used one context per job, ended with all of its children. */
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumEnvironment } from './chromium.ts';

export type ChromiumProcess = { browser: Browser; pid: number };

/** Milliseconds. The first start reads a binary of 200 MB from the disk, which takes a minute on a slow or busy machine. */
const LAUNCH_TIMEOUT = 120_000;
/** A healthy Chromium closes in a tenth of a second; one that hangs is killed after this. */
const CLOSE_TIMEOUT = 3_000;

const ARGS = [
  // A root process cannot have Chromium's sandbox; everybody else keeps it.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // The packaged Chromium has no software renderer for 3D: it would start one, see it fail and start another process.
  '--disable-software-rasterizer',
  // Containers give /dev/shm 64 MB, too little for a long document.
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  // Also stops addresses written as numbers, which no resolver sees.
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/** Our own shutdown decides the order; Playwright's handlers would end Chromium under a running job. */
const OUR_SIGNALS = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

export async function startChromium(executablePath: string): Promise<ChromiumProcess> {
  const options = { args: ARGS, timeout: LAUNCH_TIMEOUT, ...OUR_SIGNALS };
  const browser = await chromium
    .launch({ executablePath, env: chromiumEnvironment(executablePath), ...options })
    .catch((error: Error) => {
      throw new Error(`Chromium did not start: ${launchFailure(error.message)}`, { cause: error });
    });
  return { browser, pid: await processOf(browser) };
}

/** Playwright's message holds all that Chromium wrote: its first error, or the first line of the message. */
function launchFailure(message: string): string {
  const written = /\[err\] (.+)/.exec(message)?.[1];
  return written ?? message.split('\n')[0]!.replace('browserType.launch: ', '');
}

async function processOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const found = processInfo.find(({ type }) => type === 'browser');
  if (!found) throw new Error('Chromium did not tell its process.');
  return found.id;
}

/** A page that can reach nothing: no script, no network, no service worker. Aborting closes it under the job. */
export async function inOwnContext<T>(
  { browser }: ChromiumProcess,
  job: (page: Page) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    offline: true,
    serviceWorkers: 'block',
  });
  const close = () => context.close().catch(() => {});
  signal.addEventListener('abort', close, { once: true });
  // The signal limits the whole job. Playwright's 30 seconds for each call would fail on a busy machine.
  context.setDefaultTimeout(0);
  try {
    await context.route('**/*', (route) => route.abort());
    return await job(await context.newPage());
  } finally {
    signal.removeEventListener('abort', close);
    await close();
  }
}

export async function endChromium({ browser, pid }: ChromiumProcess): Promise<void> {
  await Promise.race([browser.close().catch(() => {}), delay(CLOSE_TIMEOUT, undefined, { ref: false })]);
  killGroup(pid);
}

/** Chromium leads a process group of its own; a crash leaves children of it behind. */
export function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
