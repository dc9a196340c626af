/** Without a notification, due work and webhooks wait at most this long. */
const POLL_INTERVAL_MS = 1000;

export type PollingLoop = {
  start(): void;
  /** runs the task at once, if the loop has been started */
  runNow(): void;
  /** finishes a running task */
  stop(): Promise<void>;
};

/** Runs `task` in the background: at once, every second and on demand; runs never overlap. `task` ends early when `isStopping()`. */
export function createPollingLoop(
  task: (isStopping: () => boolean) => Promise<unknown>,
  onError: (error: unknown) => void,
): PollingLoop {
  let loop: ReturnType<typeof startLoop> | undefined;
  let isLoopStopping = false;
  return {
    start() {
      loop ??= startLoop(() => task(() => isLoopStopping), onError);
    },
    runNow: () => loop?.runNow(),
    async stop() {
      isLoopStopping = true;
      await loop?.stop();
      loop = undefined;
      isLoopStopping = false;
    },
  };
}

function startLoop(task: () => Promise<unknown>, onError: (error: unknown) => void) {
  let currentRun: Promise<void> | undefined;
  let isRunRequested = false;
  const run = async () => {
    do {
      isRunRequested = false;
      await task().catch(onError);
    } while (isRunRequested);
    currentRun = undefined;
  };
  const runNow = () => {
    isRunRequested = true;
    currentRun ??= run();
  };
  const timer = setInterval(runNow, POLL_INTERVAL_MS);
  runNow();
  return {
    runNow,
    async stop() {
      clearInterval(timer);
      isRunRequested = false;
      await currentRun;
    },
  };
}
