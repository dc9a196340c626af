/** Starts a Chromium process with our flags, runs jobs in its browser contexts, and ends it with all child processes. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { isSandboxFailure, summarizeLaunchError } from './chromium-launch-error.ts';
import { createChromiumEnvironment } from './chromium.ts';

/** `sandboxObstacle`: why the renderers run without the sandbox of Chromium; undefined when they run in it */
export type ChromiumProcess = { browser: Browser; pid: number; sandboxObstacle: SandboxObstacle | undefined };

/** `root`: Chromium refuses to use it as root. `system`: the system or the container refuses what the sandbox needs. */
type SandboxObstacle = 'root' | 'system';

/** The first start reads a binary of 200 MB from the disk, which takes a minute on a slow or busy machine. */
const LAUNCH_TIMEOUT_MS = 120_000;
/** A healthy Chromium closes in a tenth of a second; one that hangs is killed after this. */
const CLOSE_TIMEOUT_MS = 3_000;

const ARGS = [
  '--disable-gpu',
  // The packaged Chromium has no software renderer for 3D: it would try to start one and restart the GPU process.
  '--disable-software-rasterizer',
  // /dev/shm has 64 MB in a container, which is too small for a long document.
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  // Also blocks numeric IP addresses, which need no name resolution.
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/** Playwright's signal handlers would close Chromium while a job is running; our shutdown closes it later. */
const NO_SIGNAL_HANDLERS = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

/** In its sandbox where the system allows it, which only a launch can show: it depends on kernel, container and user. */
export async function startChromium(executablePath: string): Promise<ChromiumProcess> {
  const { browser, sandboxObstacle } = await launchWithSandbox(executablePath).catch((error: Error) => {
    throw new Error(`Chromium did not start: ${summarizeLaunchError(error.message)}`, { cause: error });
  });
  return { browser, pid: await findProcessId(browser), sandboxObstacle };
}

async function launchWithSandbox(
  executablePath: string,
): Promise<{ browser: Browser; sandboxObstacle: SandboxObstacle | undefined }> {
  if (process.getuid?.() === 0)
    return { browser: await launch(executablePath, false), sandboxObstacle: 'root' };
  try {
    return { browser: await launch(executablePath, true), sandboxObstacle: undefined };
  } catch (error) {
    if (!isSandboxFailure((error as Error).message)) throw error;
    return { browser: await launch(executablePath, false), sandboxObstacle: 'system' };
  }
}

/** The package is loaded here, because it takes 50 MB, which a process that prints nothing does not need. */
async function launch(executablePath: string, chromiumSandbox: boolean): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath,
    chromiumSandbox,
    env: createChromiumEnvironment(executablePath),
    args: ARGS,
    timeout: LAUNCH_TIMEOUT_MS,
    ...NO_SIGNAL_HANDLERS,
  });
}

async function findProcessId(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const browserProcess = processInfo.find(({ type }) => type === 'browser');
  if (!browserProcess) throw new Error('Chromium did not report its process id.');
  return browserProcess.id;
}

/** Runs the job on a page without JavaScript, network and service workers. An abort closes the page. */
export async function runInContext<T>(
  { browser }: ChromiumProcess,
  job: (page: Page) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    offline: true,
    serviceWorkers: 'block',
  });
  const closeContext = () => context.close().catch(() => {});
  signal.addEventListener('abort', closeContext, { once: true });
  // The signal limits the whole job. Playwright's 30 seconds for each call would fail on a busy machine.
  context.setDefaultTimeout(0);
  try {
    await context.route('**/*', (route) => route.abort());
    return await job(await context.newPage());
  } finally {
    signal.removeEventListener('abort', closeContext);
    await closeContext();
  }
}

export async function closeChromium({ browser, pid }: ChromiumProcess): Promise<void> {
  await Promise.race([browser.close().catch(() => {}), delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  killProcessGroup(pid);
}

/** Chromium is the leader of its process group; its child processes survive a crash. */
export function killProcessGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
