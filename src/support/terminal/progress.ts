export type Progress = {
  /** `done` of `total`; called as often as the caller likes */
  update: (done: number, total: number) => void;
  /** removes the bar */
  stop: () => void;
};

/** A command that takes less than this shows no bar. */
const DELAY_MS = 1000;
const REDRAW_MS = 200;
const BAR_WIDTH = 28;

type Stream = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/** Steps that take seconds each are counted; many are measured. */
const FEW = 100;
/** The time goes on while a step lasts. */
const TICK_MS = 1000;

/** A bar in one line of a terminal: label, bar, and share, rate and time left, or of few steps their number and the time. `now`: milliseconds. */
export function createProgress(stream: Stream, label: string, now: () => number = Date.now): Progress {
  const startedAt = now();
  let drawnAt = startedAt + DELAY_MS - REDRAW_MS;
  let isDrawn = false;
  let state: { done: number; total: number } | undefined;
  const draw = () => {
    if (!stream.isTTY || !state || now() - drawnAt < REDRAW_MS) return;
    drawnAt = now();
    isDrawn = true;
    stream.write(`\r\u001b[2K${formatProgress(label, state, now() - startedAt)}`);
  };
  const timer = stream.isTTY ? setInterval(draw, TICK_MS).unref() : undefined;
  return {
    update(done, total) {
      state = { done, total };
      draw();
    },
    stop() {
      clearInterval(timer);
      if (isDrawn) stream.write('\r\u001b[2K');
    },
  };
}

function formatProgress(
  label: string,
  { done, total }: { done: number; total: number },
  elapsedMs: number,
): string {
  const share = total > 0 ? Math.min(1, done / total) : 1;
  const filled = Math.round(share * BAR_WIDTH);
  const bar = `${label}  ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`;
  if (total < FEW) return `${bar} ${done} of ${total}   ${formatDuration(elapsedMs / 1000)}`;
  const rate = (done / elapsedMs) * 1000;
  const left = rate > 0 ? formatDuration((total - done) / rate) : '--:--';
  return `${bar} ${Math.round(share * 100)} %   ${Math.round(rate).toLocaleString('en-IN')}/s   ${left} left`;
}

/** "01:05" minutes and seconds. */
function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
