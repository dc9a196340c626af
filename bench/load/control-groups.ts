/**
 * Divides the processor among the parts of a load run as Docker does among the containers of docker-compose.yml. Without groups,
 * Linux would give each connection of PostgreSQL as much as a whole web process.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Environment } from '#scripts/simulation/environment.ts';
import { listDescendants } from '#bench/processes/proc.ts';
import { findPostgresServer } from './processor-time.ts';

/** Control groups of version 1. */
const CONTROLLER = '/sys/fs/cgroup/cpu';
const COMPOSE_FILE = new URL('../../docker-compose.yml', import.meta.url).pathname;
/** Of a container that sets none. */
const DEFAULT_SHARES = 1024;
/** Weight of the whole run against other programs of this machine. */
const RUN_SHARES = 4 * DEFAULT_SHARES;
/** Visitors, buyers, gateway and mail server have other machines. */
const OUTSIDE_SHARES = 4 * DEFAULT_SHARES;

export type ControlGroups = {
  /** The process gets only time that no other group uses, as if it ran on another machine. */
  moveToIdleGroup: (pid: number) => void;
  /** For after the end of the processes. */
  remove: () => void;
};

type Site = Pick<Environment, 'webs' | 'workers' | 'gateway' | 'supportDeps' | 'gatewayDb'>;

/** @returns undefined where this user may not create such groups, or Linux has no idle groups */
export async function createControlGroups(site: Site): Promise<ControlGroups | undefined> {
  const root = path.join(CONTROLLER, `lagna-load-${process.pid}`);
  try {
    fs.mkdirSync(root);
    return { moveToIdleGroup: await fillGroups(root, site), remove: () => removeGroups(root) };
  } catch {
    if (fs.existsSync(root)) removeGroups(root);
    return undefined;
  }
}

async function fillGroups(root: string, site: Site): Promise<(pid: number) => void> {
  fs.writeFileSync(path.join(root, 'cpu.shares'), String(RUN_SHARES));
  const createGroup = (name: string, setting: 'cpu.shares' | 'cpu.idle', value: number) => {
    const group = path.join(root, name);
    fs.mkdirSync(group);
    fs.writeFileSync(path.join(group, setting), String(value));
    return (pid: number) => moveTree(group, pid);
  };
  // First, because Linux may have no idle groups: no process has been moved yet.
  const moveToIdleGroup = createGroup('chromium', 'cpu.idle', 1);
  const shares = readShares();
  for (const web of site.webs) createGroup(web.name, 'cpu.shares', shares.web)(web.getPid());
  for (const worker of site.workers) createGroup(worker.name, 'cpu.shares', shares.worker)(worker.getPid());
  createGroup('postgres', 'cpu.shares', shares.postgres)(await findPostgresServer(site.supportDeps.db));
  const moveOutside = createGroup('outside', 'cpu.shares', OUTSIDE_SHARES);
  for (const pid of [site.gateway.getPid(), await findPostgresServer(site.gatewayDb)]) moveOutside(pid);
  // Without its descendants, which are in their groups.
  fs.writeFileSync(path.join(root, 'outside/cgroup.procs'), String(process.pid));
  return moveToIdleGroup;
}

function removeGroups(root: string): void {
  fs.writeFileSync(path.join(CONTROLLER, 'cgroup.procs'), String(process.pid));
  for (const entry of fs.readdirSync(root, { withFileTypes: true }))
    if (entry.isDirectory()) fs.rmdirSync(path.join(root, entry.name));
  fs.rmdirSync(root);
}

/** Processes that it starts later are in its group. */
function moveTree(group: string, pid: number): void {
  for (const member of [pid, ...listDescendants(pid).map((child) => child.pid)])
    try {
      fs.writeFileSync(path.join(group, 'cgroup.procs'), String(member));
    } catch {
      // It has ended.
    }
}

function readShares(): Record<'web' | 'worker' | 'postgres', number> {
  const { services } = parse(fs.readFileSync(COMPOSE_FILE, 'utf8'), { merge: true }) as {
    services: Record<string, { cpu_shares?: number }>;
  };
  const read = (name: string) => services[name]!.cpu_shares ?? DEFAULT_SHARES;
  return { web: read('web'), worker: read('worker'), postgres: read('postgres') };
}
