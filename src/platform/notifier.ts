/** Sends notifications of PostgreSQL after a commit, because transactions that notify are committed one at a time. */

/** Returns at once. A payload that is waiting already is sent once. */
export type Notify = (payload: string) => void;

type Options = {
  /** sends the payloads of one channel in one statement */
  send: (payloads: readonly string[]) => Promise<unknown>;
  /** Notifications that failed are not sent again: listeners find what they missed at their next poll. */
  onFailure: (payloads: readonly string[], error: unknown) => void;
};

/** Notifications of the same moment share a statement and one connection: one statement runs at a time. */
export function createNotifier({ send, onFailure }: Options): Notify {
  const waiting = new Set<string>();
  let isSending = false;

  async function sendWaiting(): Promise<void> {
    isSending = true;
    while (waiting.size > 0) {
      const payloads = [...waiting];
      waiting.clear();
      try {
        await send(payloads);
      } catch (error) {
        onFailure(payloads, error);
      }
    }
    isSending = false;
  }

  return (payload) => {
    waiting.add(payload);
    if (!isSending) void sendWaiting();
  };
}

/**
 * The statement that sends the payloads of an array parameter. Run it in a separate transaction. That one does not wait for the disk,
 * because PostgreSQL holds a global lock while a transaction that notifies commits. A crash loses the notifications of its last moments.
 */
export const createNotifyStatement = (channel: string, payloads: string): string =>
  `select pg_notify(${channel}, payload)
   from set_config('synchronous_commit', 'off', true), unnest(${payloads}::text[]) payload`;
