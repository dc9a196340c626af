/**
 * Launches the Chromium whose path is the argument, prints the events of its log and whether its renderer is in a separate
 * user namespace, and ends. Started by the browser test, as another user if the test runs as root.
 */
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { createBrowser } from '#src/platform/browser.ts';

const events: string[] = [];
const record = ({ event }: { event: string }) => void events.push(event);
const browser = createBrowser({
  executablePath: process.argv[2],
  log: { info: record, warn: record } as never,
});
const isSandboxed = await browser.withPage(async (page) => {
  await page.setContent('<p>A renderer runs</p>');
  const namespaces = listRendererNamespaces();
  const ownNamespace = readlinkSync('/proc/self/ns/user');
  return namespaces.length > 0 && namespaces.every((namespace) => namespace !== ownNamespace);
});
await browser.close();
console.log(JSON.stringify({ events, isSandboxed }));

function listRendererNamespaces(): string[] {
  const group = String(browser.getPid());
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => isRendererOf(group, pid))
    .map((pid) => readlinkSync(`/proc/${pid}/ns/user`));
}

function isRendererOf(group: string, pid: string): boolean {
  try {
    const [, , groupId] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return groupId === group && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer');
  } catch {
    // It ended since the folder was read.
    return false;
  }
}
