import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { watchOutages, type OutageWatch, type WatchedService } from './outage-watch.ts';

let watch: OutageWatch | undefined;
afterEach(async () => watch?.close());

/** One service, whose check is answered by the test. `events` are those of the log. */
function createFixture(change: Partial<WatchedService> = {}) {
  const events: string[] = [];
  const log = pino({}, { write: (line) => void events.push((JSON.parse(line) as { event: string }).event) });
  const state = { isWorking: true, canResume: true, checkCount: 0, resumeCount: 0 };
  const service: WatchedService = {
    name: 'mail server',
    queues: ['send-report-email'],
    intervalMs: 2,
    isCheckedAtStart: false,
    async check() {
      state.checkCount += 1;
      if (!state.isWorking) throw new Error('no answer');
    },
    ...change,
  };
  const executeSql = async () => {
    if (!state.canResume) throw new Error('no database');
    state.resumeCount += 1;
    return { rows: [{ id: 'job' }] };
  };
  watch = watchOutages({ boss: { getDb: () => ({ executeSql }) } as never, log, services: [service] });
  return { state, events, watch };
}

it('a service that works when a job has failed starts no job', async () => {
  const { state, events, watch } = createFixture();
  watch.noteFailure('send-report-email');
  await vi.waitUntil(() => state.checkCount === 1);
  watch.noteFailure('send-report-email');
  await vi.waitUntil(() => state.checkCount === 2);
  expect([state.resumeCount, events]).toEqual([0, []]);
});

it('a service that does not work is checked until it works, and then its jobs are started once', async () => {
  const { state, events, watch } = createFixture();
  state.isWorking = false;
  watch.noteFailure('send-report-email');
  await vi.waitUntil(() => state.checkCount > 2);
  state.isWorking = true;
  await vi.waitUntil(() => events.includes('services.up'));
  expect(events).toEqual(['services.down', 'jobs.resumed', 'services.up']);
  expect(state.resumeCount).toBe(1);
});

it('jobs that could not be started are started by the next check', async () => {
  const { state, events, watch } = createFixture();
  Object.assign(state, { isWorking: false, canResume: false });
  watch.noteFailure('send-report-email');
  await vi.waitUntil(() => events.includes('services.down'));
  state.isWorking = true;
  await vi.waitUntil(() => events.includes('jobs.resume_failed'));
  state.canResume = true;
  await vi.waitUntil(() => events.includes('services.up'));
  expect(state.resumeCount).toBe(1);
});

it('a job of another queue suspects no service', async () => {
  const { state, watch } = createFixture();
  watch.noteFailure('refund-order');
  expect(state.checkCount).toBe(0);
});

it('jobs that have waited since before the start are started once', async () => {
  const { state, watch } = createFixture({ isCheckedAtStart: true });
  await vi.waitUntil(() => state.resumeCount === 1);
  watch.noteFailure('send-report-email');
  await vi.waitUntil(() => state.checkCount === 2);
  expect(state.resumeCount).toBe(1);
});

it('closing does not wait for a check that gets no answer', async () => {
  const { watch } = createFixture({ check: () => new Promise(() => {}) });
  watch.noteFailure('send-report-email');
  await expect(watch.close()).resolves.toBeUndefined();
});
