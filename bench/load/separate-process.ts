/** Runs calls in a separate process, so that they wait neither for the buyers nor for the load balancer. */
import { fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { setHighPriority } from './priorities.ts';

/** Starts `file`, which calls `answerParent`, and sends it the input. @returns its answer */
export async function runInProcess<Result>(file: string, input: Serializable): Promise<Result> {
  const child = fork(file);
  setHighPriority(child.pid!);
  child.send(input);
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with status ${code} before it answered`);
  });
  const answered = once(child, 'message').then(([result]) => result as Result);
  // After the answer the process ends too.
  exited.catch(() => {});
  return Promise.race([answered, exited]);
}

/** Computes the answer to the first message of the parent process, and ends. `compute` gets what `runInProcess` was called with. */
export function answerParent(compute: (input: never) => Promise<Serializable>): void {
  process.once('message', (input) => {
    void compute(input as never).then((result) => process.send!(result, () => process.disconnect()));
  });
}
