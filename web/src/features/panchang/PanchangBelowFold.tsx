/** The parts of a panchang below the five limbs. Their scripts come when the visitor scrolls near them. */
import type { PanchangView } from '#src/panchang/contract.ts';
import { GoodFor } from './GoodFor.tsx';
import { HourTables } from './HourTables.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';
import { MoonTables } from './MoonTables.tsx';
import { createTownClock } from './town-clock.ts';
import { FreeKundliLink } from './FreeKundliLink.tsx';

export function PanchangBelowFold({ panchang, now }: { panchang: PanchangView; now: number | undefined }) {
  const clock = createTownClock(panchang.clock, panchang.date);
  return (
    <>
      <GoodFor panchang={panchang} clock={clock} />
      <MoonTables panchang={panchang} />
      <HourTables panchang={panchang} clock={clock} now={now} />
      <MonthCalendar panchang={panchang} clock={clock} />
      <FreeKundliLink />
    </>
  );
}
