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

/** A bar in one line of a terminal: label, bar, share, rate and time left. `now`: milliseconds. */
export function createProgress(stream: Stream, label: string, now: () => number = Date.now): Progress {
  const startedAt = now();
  let drawnAt = startedAt + DELAY_MS - REDRAW_MS;
  let isDrawn = false;
  return {
    update(done, total) {
      if (!stream.isTTY || now() - drawnAt < REDRAW_MS) return;
      drawnAt = now();
      isDrawn = true;
      stream.write(`\r\u001b[2K${formatProgress(label, done, total, now() - startedAt)}`);
    },
    stop() {
      if (isDrawn) stream.write('\r\u001b[2K');
    },
  };
}

function formatProgress(label: string, done: number, total: number, elapsedMs: number): string {
  const share = total > 0 ? Math.min(1, done / total) : 1;
  const filled = Math.round(share * BAR_WIDTH);
  const rate = (done / elapsedMs) * 1000;
  const left = rate > 0 ? formatDuration((total - done) / rate) : '--:--';
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
  return `${label}  ${bar} ${Math.round(share * 100)} %   ${Math.round(rate).toLocaleString('en-IN')}/s   ${left} left`;
}

/** "01:05" minutes and seconds. */
function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
