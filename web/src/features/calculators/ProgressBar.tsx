/** A bar with one step a second. With reduced motion the steps are not animated. */
import { useEffect, useState } from 'react';
import css from './ProgressBar.module.css';

export function ProgressBar({ seconds, isRunning }: { seconds: number; isRunning: boolean }) {
  return <div className={css.container}>{isRunning && <RunningBar seconds={seconds} />}</div>;
}

function RunningBar({ seconds }: { seconds: number }) {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setElapsed((previous) => Math.min(previous + 1, seconds)), 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <div
      className={css.bar}
      role="progressbar"
      aria-label="Calculating"
      aria-valuemin={0}
      aria-valuemax={seconds}
      aria-valuenow={elapsed}
      aria-valuetext={`${elapsed} of ${seconds} seconds`}
    >
      {Array.from({ length: seconds }, (_, second) => (
        <i key={second} data-filled={second <= elapsed || undefined} />
      ))}
    </div>
  );
}
