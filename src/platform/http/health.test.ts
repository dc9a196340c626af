import { expect, it, vi } from 'vitest';
import { createReadiness, NotReadyError } from './health.ts';

const log = { warn: vi.fn() };

it('a failed check makes the process not ready, and its reason never contains the error', async () => {
  const readiness = createReadiness(log);
  const check = () => Promise.reject(new Error('connect ECONNREFUSED postgres://lagna:secret@db'));
  readiness.add({ database: { check, reason: 'PostgreSQL does not answer' } });
  const report = await readiness.read();
  expect(report.status).toBe('not ready');
  expect(JSON.stringify(report)).not.toContain('secret');
});

it('a failed warning leaves the process ready', async () => {
  const readiness = createReadiness(log);
  const check = () => Promise.reject(new NotReadyError('no keys'));
  readiness.add({ gateway: { check, reason: 'does not answer', isWarning: true } });
  expect(await readiness.read()).toEqual({
    status: 'ready',
    checks: { gateway: { ok: false, isWarning: true, reason: 'no keys' } },
  });
});

it('many callers share one run of a check, and its result is kept for some seconds', async () => {
  const readiness = createReadiness(log);
  const check = vi.fn(() => Promise.resolve());
  readiness.add({ database: { check, reason: 'PostgreSQL does not answer' } });
  await Promise.all([readiness.read(), readiness.read()]);
  await readiness.read();
  expect(check).toHaveBeenCalledTimes(1);
});

it('a check that hangs is reported after two seconds and not started again', async () => {
  const readiness = createReadiness(log);
  const check = vi.fn(() => new Promise(() => {}));
  readiness.add({ database: { check, reason: 'PostgreSQL does not answer' } });
  const reports = await Promise.all([readiness.read(), readiness.read()]);
  expect(reports[1].checks.database).toEqual({ ok: false, reason: 'no answer within 2 seconds' });
  expect(check).toHaveBeenCalledTimes(1);
});

it('a process that shuts down is not ready', async () => {
  const readiness = createReadiness(log);
  readiness.startShutdown();
  expect(await readiness.read()).toEqual({ status: 'shutting down', checks: {} });
});
