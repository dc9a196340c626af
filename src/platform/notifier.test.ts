import { setImmediate as waitForNextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createNotifier } from './notifier.ts';

/** Each statement stays pending until the test resolves or rejects it. */
function createFixture() {
  const statements: (readonly string[])[] = [];
  const failures: (readonly string[])[] = [];
  let pending: PromiseWithResolvers<void>;
  const notify = createNotifier({
    send(payloads) {
      statements.push(payloads);
      pending = Promise.withResolvers<void>();
      return pending.promise;
    },
    onFailure: (payloads) => failures.push(payloads),
  });
  const finish = async (error?: Error) => {
    if (error) pending.reject(error);
    else pending.resolve();
    await waitForNextTurn();
  };
  return { notify, statements, failures, finish };
}

it('notifications that come while a statement runs share the next one, each payload once', async () => {
  const { notify, statements, finish } = createFixture();
  for (const payload of ['a', 'b', 'c', 'b', 'a']) notify(payload);
  expect(statements).toEqual([['a']]);
  await finish();
  expect(statements).toEqual([['a'], ['b', 'c', 'a']]);
  await finish();
  notify('a');
  expect(statements).toHaveLength(3);
});

it('notifications that failed are reported together and not sent again, and the next ones are sent', async () => {
  const { notify, statements, failures, finish } = createFixture();
  for (const payload of ['a', 'b', 'c']) notify(payload);
  await finish();
  notify('d');
  await finish(new Error('no connection'));
  expect(failures).toEqual([['b', 'c']]);
  expect(statements).toEqual([['a'], ['b', 'c'], ['d']]);
});
