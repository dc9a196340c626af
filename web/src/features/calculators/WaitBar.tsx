/** A ruler that fills in one step a second. Under reduced motion the steps do not slide. */
import { useEffect, useState } from 'react';
import css from './WaitBar.module.css';

export function WaitBar({ seconds, running }: { seconds: number; running: boolean }) {
  return <div className={css.room}>{running && <Running seconds={seconds} />}</div>;
}

function Running({ seconds }: { seconds: number }) {
  const [gone, setGone] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setGone((before) => Math.min(before + 1, seconds)), 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <div
      className={css.bar}
      role="progressbar"
      aria-label="Calculating"
      aria-valuemin={0}
      aria-valuemax={seconds}
      aria-valuenow={gone}
      aria-valuetext={`${gone} of ${seconds} seconds`}
    >
      {Array.from({ length: seconds }, (_, second) => (
        <i key={second} data-on={second <= gone || undefined} />
      ))}
    </div>
  );
}
