/** The present moment: a diamond at the top of the sky, a dotted line, and the Sun at its height. */
import type { PanchangView } from '#src/panchang/contract.ts';
import type { TownClock } from '#web/features/panchang/town-clock.ts';
import { createTimeScale, measureText, type BandLayout } from './layout.ts';
import { hasRoomOnTheRight, interpolateHeight } from './sky-paths.ts';
import css from './DayBand.module.css';

type Props = { panchang: PanchangView; layout: BandLayout; clock: TownClock; now: number };

export function NowMark({ panchang: { bounds, sky }, layout, clock, now }: Props) {
  const { isWide, left, right, skyTop, horizon, textSize } = layout;
  const x = createTimeScale(layout, bounds)(now);
  const height = interpolateHeight(sky.sun, (x - left) / (right - left));
  const sunY = horizon - (height / 90) * (horizon - skyTop);
  const text = `Now ${clock.formatTime(new Date(now).toISOString())}`;
  const isRight = hasRoomOnTheRight({ x, length: 12 + measureText(text, textSize) }, sky.moon, layout);
  return (
    <>
      <path className={css.nowLine} d={`M${x} ${skyTop + 2}V${horizon}`} />
      {height > 0 && (
        <g transform={`translate(${x} ${sunY})`}>
          <circle className={css.dayDisc} r={isWide ? 16 : 12} />
          <circle className={css.good} r={isWide ? 9 : 7} />
        </g>
      )}
      <path className={css.good} d={`M${x} ${skyTop - 7}l6 7l-6 7l-6 -7Z`} />
      <text
        className={css.nowText}
        x={isRight ? x + 12 : x - 12}
        y={skyTop + 18}
        textAnchor={isRight ? 'start' : 'end'}
        fontSize={textSize}
      >
        {text}
      </text>
    </>
  );
}
