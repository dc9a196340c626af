/** Interval of the loop without notification; due work and webhooks are at most this much late. */
const POLL_INTERVAL_MS = 1000;

export type Loop = {
  start(): void;
  /** runs the task at once, if the loop has been started */
  notify(): void;
  /** finishes a running task */
  stop(): Promise<void>;
};

/** Runs `task` at once, every second and on demand; runs never overlap. `task` ends early when `isStopping()`. */
export function createLoop(
  task: (isStopping: () => boolean) => Promise<unknown>,
  onError: (error: unknown) => void,
): Loop {
  let loop: ReturnType<typeof startLoop> | undefined;
  let stopping = false;
  return {
    start() {
      loop ??= startLoop(() => task(() => stopping), onError);
    },
    notify: () => loop?.runNow(),
    async stop() {
      stopping = true;
      await loop?.stop();
      loop = undefined;
      stopping = false;
    },
  };
}

function startLoop(task: () => Promise<unknown>, onError: (error: unknown) => void) {
  let running: Promise<void> | undefined;
  let requested = false;
  const run = async () => {
    do {
      requested = false;
      await task().catch(onError);
    } while (requested);
    running = undefined;
  };
  const runNow = () => {
    requested = true;
    running ??= run();
  };
  const timer = setInterval(runNow, POLL_INTERVAL_MS);
  runNow();
  return {
    runNow,
    async stop() {
      clearInterval(timer);
      requested = false;
      await running;
    },
  };
}
