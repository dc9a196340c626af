import { expect, it } from 'vitest';
import { wakeOneSlot, type WorkerSlot } from './worker-slots.ts';

function createFixture(...busy: boolean[]) {
  const slots = busy.map((isBusy, index): WorkerSlot => ({ id: `slot ${index + 1}`, isBusy }));
  const woken: string[] = [];
  return { slots, woken, wake: () => wakeOneSlot(slots, (id) => woken.push(id)) };
}

it('jobs that arrive one after the other wake one idle slot each, in turn', () => {
  const { woken, wake } = createFixture(false, false);
  for (let job = 1; job <= 3; job += 1) wake();
  expect(woken).toEqual(['slot 1', 'slot 2', 'slot 1']);
});

it('a busy slot is not woken while another is idle', () => {
  const { slots, woken, wake } = createFixture(true, false, true);
  wake();
  wake();
  expect(woken).toEqual(['slot 2', 'slot 2']);
  expect(slots).toHaveLength(3);
});

it('all slots are woken when none is idle, so that the first to end fetches the job', () => {
  const { woken, wake } = createFixture(true, true);
  wake();
  expect(woken).toEqual(['slot 1', 'slot 2']);
});
