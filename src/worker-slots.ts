/** A slot fetches and runs one batch of jobs of its queue at a time. `id`: of the pg-boss worker. */
export type WorkerSlot = { id: string; isBusy: boolean };

/**
 * Wakes the idle slot that was woken longest ago: waking all would send the same query several times. When all are busy, all are woken,
 * and the first that ends its batch fetches. A job that arrives during a fetch may wait for the end of that batch, or until another
 * slot polls (every two seconds).
 */
export function wakeOneSlot(slots: WorkerSlot[], wake: (id: string) => void): void {
  const index = slots.findIndex(({ isBusy }) => !isBusy);
  if (index === -1) {
    for (const { id } of slots) wake(id);
    return;
  }
  const slot = slots.splice(index, 1)[0]!;
  slots.push(slot);
  wake(slot.id);
}
