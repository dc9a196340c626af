/** Longer than the drain of HTTP (12 s) and then of jobs (20 s), shorter than the grace periods of Compose and Kubernetes. */
export const FORCE_QUIT_MS = 35_000;

/** The process ends when `stop` has ended, at the latest `shutdownDelayMs` and FORCE_QUIT_MS after the signal. */
export function stopOnSignal(stop: () => Promise<void>, shutdownDelayMs = 0): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), FORCE_QUIT_MS + shutdownDelayMs).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
