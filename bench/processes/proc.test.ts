import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import {
  isRunning,
  listDescendants,
  readProcessorSeconds,
  readProportionalBytes,
  readResidentBytes,
} from './proc.ts';

it.runIf(process.platform === 'linux')(
  'a child is listed with its memory while it runs, and not after its end',
  async () => {
    const child = spawn(process.execPath, ['-e', `process.stdout.write('ready'); process.stdin.resume()`]);
    await once(child.stdout, 'data');
    const identity = listDescendants(process.pid).find(({ pid }) => pid === child.pid)!;
    expect(isRunning(identity)).toBe(true);
    expect(isRunning({ ...identity, startedAt: identity.startedAt - 1 })).toBe(false);
    expect(readResidentBytes(identity.pid)).toBeGreaterThan(20e6);
    expect(readProportionalBytes(identity.pid)).toBeGreaterThan(5e6);
    expect(readProportionalBytes(identity.pid)).toBeLessThanOrEqual(readResidentBytes(identity.pid) * 1.05);
    expect(readProcessorSeconds(identity.pid)).toBeGreaterThan(0);
    child.stdin.end();
    await once(child, 'exit');
    expect(isRunning(identity)).toBe(false);
    expect(readResidentBytes(identity.pid)).toBe(0);
    expect(readProcessorSeconds(identity.pid)).toBe(0);
  },
);
