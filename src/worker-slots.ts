/** A slot fetches and runs one batch of jobs of its queue at a time. `id`: of the pg-boss worker. */
export type WorkerSlot = { id: string; isBusy: boolean };

/**
 * Wakes one idle slot, each in turn, because all of them would ask the database for the same jobs. When all are busy, it wakes all:
 * each fetches again as soon as its batch has ended. A slot that is
 * fetching counts as idle: a job that this fetch misses waits for its batch or for the next poll, two seconds at most.
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
