import { execFile, type ExecFileOptions } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CHROMIUM_CACHE } from '#src/testing/browser.ts';
import { createBrowser, type Browser } from './browser.ts';
import { findChromium } from './chromium.ts';

const log = { info() {}, warn() {} };
const waitForever = () => new Promise<never>(() => {});
const OPTIONS = { executablePath: process.env.CHROMIUM_PATH, log };

/** Prints the log events of a launch and whether the renderer is in a separate user namespace. */
const LAUNCHING_PROCESS = new URL('../testing/launching-process.ts', import.meta.url).pathname;

let browser: Browser;
beforeAll(() => {
  browser = createBrowser(OPTIONS);
});
afterAll(() => browser.close());

describe('a page', () => {
  it('a page runs no script', async () => {
    const text = await browser.withPage(async (page) => {
      await page.setContent(
        '<p id="p">before</p><script>document.getElementById("p").textContent = "after"</script>',
      );
      return page.locator('#p').textContent();
    });
    expect(text).toBe('before');
  });

  it('a page makes no network request by host name or address', async () => {
    const visits: string[] = [];
    const server = createServer((request, response) => {
      visits.push(request.url ?? '');
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
    const html = hosts.map(
      (host) =>
        `<img src="http://${host}/img"><iframe src="http://${host}/iframe"></iframe><object data="http://${host}/object"></object>` +
        `<link rel="stylesheet" href="http://${host}/css"><meta http-equiv="refresh" content="0;url=http://${host}/refresh">`,
    );
    await browser.withPage(async (page) => {
      await page.setContent(html.join(''), { waitUntil: 'domcontentloaded' });
      await page.pdf();
    });
    server.close();
    expect(visits).toEqual([]);
  });
});

describe('the browser', () => {
  it('no process of Chromium sees the settings of the server, which contain its passwords', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://lagna_app:secret-of-the-server@localhost/lagna');
    vi.stubEnv('RAZORPAY_KEY_SECRET', 'secret-of-the-server');
    const ownBrowser = createBrowser(OPTIONS);
    onTestFinished(async () => {
      vi.unstubAllEnvs();
      await ownBrowser.close();
    });
    await ownBrowser.withPage(async (page) => {
      await page.setContent('<p>A renderer runs</p>');
      const processes = listGroupMembers(ownBrowser.getPid()!);
      expect(processes.length).toBeGreaterThan(1);
      for (const pid of processes) {
        const variables = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
        expect(variables.filter((text) => /secret|DATABASE|RAZORPAY/.test(text))).toEqual([]);
      }
    });
  });

  // Chromium refuses its sandbox to root, so root starts it as nobody.
  it('a renderer runs in the sandbox where the system allows it, and the log says where not', async (test) => {
    const user = process.getuid!() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const options = { env: { PATH: process.env.PATH, HOME: os.tmpdir() }, ...user };
    const hasAccess = (await run('ls', [LAUNCHING_PROCESS], options)).code === 0;
    if (!hasAccess) return test.skip('nobody cannot read this folder');
    const executablePath = process.env.CHROMIUM_PATH ?? (await findChromium(CHROMIUM_CACHE));
    const isAllowed = (await run('unshare', ['--user', '--map-root-user', 'true'], options)).code === 0;
    const { stdout } = await run(process.execPath, [LAUNCHING_PROCESS, executablePath], options);
    expect(JSON.parse(stdout)).toEqual(
      isAllowed
        ? { events: ['browsers.launched'], isSandboxed: true }
        : { events: ['browsers.launched', 'browsers.unsandboxed'], isSandboxed: false },
    );
  });

  it('Chromium is launched again after it was killed', async () => {
    expect(await browser.isHealthy()).toBe(true);
    const pidBefore = browser.getPid()!;
    const interruptedJob = browser.withPage(waitForever);
    process.kill(pidBefore, 'SIGKILL');
    await expect(interruptedJob).rejects.toThrow();
    await expect.poll(() => browser.isHealthy()).toBe(true);
    expect(browser.getPid()).not.toBe(pidBefore);
  });

  it('two jobs run at the same time and no more', async () => {
    let [active, maxActive] = [0, 0];
    const job = async () => {
      active += 1;
      maxActive = Math.max(maxActive, active);
      await expect.poll(() => maxActive).toBeGreaterThan(1);
      active -= 1;
    };
    await Promise.all([1, 2, 3, 4, 5].map(() => browser.withPage(job)));
    expect(maxActive).toBe(2);
  });

  it('a job that is aborted in the queue does not start, and the next one does', async () => {
    const oneJobBrowser = createBrowser({ ...OPTIONS, concurrency: 1 });
    const firstRun = Promise.withResolvers<void>();
    const runningJob = oneJobBrowser.withPage(() => firstRun.promise);
    const abortController = new AbortController();
    let isStarted = false;
    const abortedJob = oneJobBrowser.withPage(async () => {
      isStarted = true;
    }, abortController.signal);
    const nextJob = oneJobBrowser.isHealthy();
    abortController.abort(new Error('not needed any more'));
    await expect(abortedJob).rejects.toThrow('not needed any more');
    firstRun.resolve();
    await runningJob;
    expect([await nextJob, isStarted]).toEqual([true, false]);
    await oneJobBrowser.close();
  });

  it('a job that exceeds the timeout is rejected and the next job works', async () => {
    const shortTimeoutBrowser = createBrowser({ ...OPTIONS, jobTimeoutMs: 1000 });
    await expect(shortTimeoutBrowser.withPage(waitForever)).rejects.toThrow(/timeout/);
    await expect.poll(() => shortTimeoutBrowser.isHealthy()).toBe(true);
    await shortTimeoutBrowser.close();
  });

  it('an aborted job is rejected with the reason of the abort', async () => {
    const shutdown = new AbortController();
    const job = browser.withPage(() => {
      shutdown.abort(new Error('shutting down'));
      return waitForever();
    }, shutdown.signal);
    await expect(job).rejects.toThrow('shutting down');
  });

  it('Chromium is replaced after the given number of jobs while the old instance finishes', async () => {
    const recyclingBrowser = createBrowser({ ...OPTIONS, maxJobsPerProcess: 1 });
    const pids = await recyclingBrowser.withPage(async () => {
      const firstPid = recyclingBrowser.getPid();
      await recyclingBrowser.isHealthy();
      return [firstPid, recyclingBrowser.getPid()];
    });
    expect(pids[0]).not.toBe(pids[1]);
    await recyclingBrowser.close();
  });

  it('close() ends every process of Chromium', async () => {
    const closedBrowser = createBrowser(OPTIONS);
    await closedBrowser.isHealthy();
    const groupId = closedBrowser.getPid()!;
    expect(listGroupMembers(groupId)).not.toEqual([]);
    await closedBrowser.close();
    await expect.poll(() => listGroupMembers(groupId)).toEqual([]);
    await expect(closedBrowser.withPage(waitForever)).rejects.toThrow('closed');
  });
});

type Run = { code: number; stdout: string };

const run = (file: string, args: string[], options: ExecFileOptions) =>
  new Promise<Run>((resolve) => {
    execFile(file, args, { ...options, encoding: 'utf8' }, (error, stdout) =>
      resolve({ code: error ? Number(error.code) || 1 : 0, stdout }),
    );
  });

/** The processes of a process group in /proc, without zombies. */
function listGroupMembers(groupId: number): string[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.filter((pid) => {
    const [state, , leader] = readProcessStat(pid);
    return Number(leader) === groupId && state !== 'Z';
  });
}

function readProcessStat(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  } catch {
    return [];
  }
}
