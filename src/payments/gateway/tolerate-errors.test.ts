import { expect, it } from 'vitest';
import { GatewayError } from './gateway.ts';
import { createErrorTolerance } from './tolerate-errors.ts';

const UNANSWERED = new GatewayError(0, 'NO_RESPONSE', 'no answer');
const UNREADABLE = new GatewayError(502, 'UNEXPECTED_RESPONSE', 'unknown format');

/** @returns the numbers of the processed items, and of those whose errors were logged, from 0 */
async function processAll(outcomes: (Error | 'ok')[]): Promise<{ done: number[]; logged: number[] }> {
  const tolerate = createErrorTolerance();
  const done: number[] = [];
  const logged: number[] = [];
  for (const [item, outcome] of outcomes.entries()) {
    const result = await tolerate(
      () => (outcome === 'ok' ? Promise.resolve(item) : Promise.reject(outcome)),
      () => logged.push(item),
    );
    if (result !== undefined) done.push(result);
  }
  return { done, logged };
}

it('an error of one item is logged and does not stop the others', async () => {
  expect(await processAll([new Error('bad row'), 'ok', UNANSWERED, 'ok'])).toEqual({
    done: [1, 3],
    logged: [0, 2],
  });
});

it('answers of unknown format never end the loop, because they come again for the same item', async () => {
  const { logged } = await processAll([UNREADABLE, UNREADABLE, UNREADABLE, UNREADABLE]);
  expect(logged).toEqual([0, 1, 2, 3]);
});

it('three unanswered requests in a row end the loop; an answer between them starts the count again', async () => {
  await expect(processAll([UNANSWERED, UNANSWERED, UNANSWERED, 'ok'])).rejects.toBe(UNANSWERED);
  expect((await processAll([UNANSWERED, UNANSWERED, 'ok', UNANSWERED, UNANSWERED])).done).toEqual([2]);
});
