/** A bar with one step per second. With reduced motion the steps do not slide. */
import { useEffect, useState } from 'react';
import css from './ProgressBar.module.css';

export function ProgressBar({ seconds, running }: { seconds: number; running: boolean }) {
  return <div className={css.container}>{running && <Running seconds={seconds} />}</div>;
}

function Running({ seconds }: { seconds: number }) {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setElapsed((before) => Math.min(before + 1, seconds)), 1000);
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
        <i key={second} data-on={second <= elapsed || undefined} />
      ))}
    </div>
  );
}
