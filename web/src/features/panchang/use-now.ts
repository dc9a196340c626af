import { MINUTE_MS } from '#src/platform/contract-time.ts';
import { useEffect, useState } from 'react';
import type { PanchangView } from '#src/panchang/contract.ts';

/** The present time if it is within the day of a panchang; it moves once a minute. Undefined while prerendering. */
export function useNow({ bounds }: PanchangView): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const isWithin = now !== undefined && Date.parse(bounds.from) <= now && now < Date.parse(bounds.to);
  return isWithin ? now : undefined;
}
