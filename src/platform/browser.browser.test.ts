import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, type Browser } from './browser.ts';

const log = { info() {}, warn() {} };
const never = () => new Promise<never>(() => {});
const OPTIONS = { executablePath: process.env.CHROMIUM_PATH, log };

let browser: Browser;
beforeAll(() => {
  browser = createBrowser(OPTIONS);
});
afterAll(() => browser.close());

describe('a page of the browser', () => {
  it('runs no script', async () => {
    const text = await browser.withPage(async (page) => {
      await page.setContent(
        '<p id="p">before</p><script>document.getElementById("p").textContent = "after"</script>',
      );
      return page.locator('#p').textContent();
    });
    expect(text).toBe('before');
  });

  it('reaches nothing, by name or by number', async () => {
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
  it('is relaunched after it was killed', async () => {
    expect(await browser.healthy()).toBe(true);
    const before = browser.pid()!;
    const cut = browser.withPage(never);
    process.kill(before, 'SIGKILL');
    await expect(cut).rejects.toThrow();
    await expect.poll(() => browser.healthy()).toBe(true);
    expect(browser.pid()).not.toBe(before);
  });

  it('takes two jobs at a time and no more', async () => {
    let [now, most] = [0, 0];
    const job = async () => {
      now += 1;
      most = Math.max(most, now);
      await expect.poll(() => most).toBeGreaterThan(1);
      now -= 1;
    };
    await Promise.all([1, 2, 3, 4, 5].map(() => browser.withPage(job)));
    expect(most).toBe(2);
  });

  it('gives up on a job that takes too long, and works again', async () => {
    const hasty = createBrowser({ ...OPTIONS, jobTimeout: 1000 });
    await expect(hasty.withPage(never)).rejects.toThrow(/timeout/);
    await expect.poll(() => hasty.healthy()).toBe(true);
    await hasty.close();
  });

  it('stops a job that is aborted, for the reason given', async () => {
    const shutdown = new AbortController();
    const job = browser.withPage(() => {
      shutdown.abort(new Error('shutting down'));
      return never();
    }, shutdown.signal);
    await expect(job).rejects.toThrow('shutting down');
  });

  it('is renewed after the given number of jobs, while the old one finishes', async () => {
    const renewed = createBrowser({ ...OPTIONS, recycleAfter: 1 });
    const pids = await renewed.withPage(async () => {
      const first = renewed.pid();
      await renewed.healthy();
      return [first, renewed.pid()];
    });
    expect(pids[0]).not.toBe(pids[1]);
    await renewed.close();
  });

  it('leaves no process behind when it is closed', async () => {
    const short = createBrowser(OPTIONS);
    await short.healthy();
    const group = short.pid()!;
    expect(membersOf(group)).not.toEqual([]);
    await short.close();
    await expect.poll(() => membersOf(group)).toEqual([]);
    await expect(short.withPage(never)).rejects.toThrow('closed');
  });
});

/** The living processes of a process group, as the kernel lists them; one that only waits to be buried is dead. */
function membersOf(group: number): string[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.filter((pid) => {
    const [state, , leader] = statOf(pid);
    return Number(leader) === group && state !== 'Z';
  });
}

function statOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  } catch {
    return [];
  }
}
