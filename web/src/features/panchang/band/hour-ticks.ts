/** Ticks of the time scale by the clock of the town. */
import { MINUTE_MS } from '#src/platform/contract-time.ts';
import type { TownClock } from '#web/features/panchang/town-clock.ts';
import { createTimeScale, type BandLayout } from './layout.ts';

export type HourTick = { x: number; kind: 'quarter' | 'hour' | 'labelled'; label?: string };

const LABEL_HOURS = 3;
/** Units of the drawing between two labels, and between a label and the end of the scale. */
const [LABEL_DISTANCE, END_DISTANCE] = [36, 12];

/** When the clock changes during the day, an hour is missing or there twice. */
export function listHourTicks(
  bounds: { from: string; to: string },
  layout: BandLayout,
  clock: TownClock,
): HourTick[] {
  const scale = createTimeScale(layout, bounds);
  const step = layout.tickMinutes * MINUTE_MS;
  const [from, to] = [Date.parse(bounds.from), Date.parse(bounds.to)];
  const localFrom = clock.toLocal(from).getTime();
  const ticks: HourTick[] = [];
  let lastLabelX = -LABEL_DISTANCE;
  for (let ms = from + (Math.ceil(localFrom / step) * step - localFrom); ms < to; ms += step) {
    const [x, local] = [scale(ms), clock.toLocal(ms)];
    const label = formatHour(local, layout.isWide);
    const hasRoom =
      x - lastLabelX >= LABEL_DISTANCE && x > layout.left + END_DISTANCE && x < layout.right - END_DISTANCE;
    if (label && hasRoom) lastLabelX = x;
    const kind = label ? 'labelled' : local.getUTCMinutes() === 0 ? 'hour' : 'quarter';
    ticks.push({ x, kind, ...(label && hasRoom && { label }) });
  }
  return ticks;
}

/** "9 am", "noon"; undefined for a time that has no label. */
function formatHour(local: Date, isWide: boolean): string | undefined {
  const hour = local.getUTCHours();
  if (local.getUTCMinutes() !== 0 || hour % LABEL_HOURS !== 0) return undefined;
  if (hour === 12) return 'noon';
  if (hour === 0 && isWide) return 'midnight';
  return `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`;
}
