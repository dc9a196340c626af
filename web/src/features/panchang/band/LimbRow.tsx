/** One limb of the day as bars over the time scale. */
import type { NamedStay, PanchangView } from '#src/panchang/contract.ts';
import type { TownClock } from '#web/features/panchang/town-clock.ts';
import { createTimeScale, getRowMiddle, measureText, round, type BandLayout, type Row } from './layout.ts';
import css from './DayBand.module.css';

type Props = {
  row: Row;
  title: string;
  stays: readonly NamedStay[];
  /** of the stay that is running: "Shukla Trayodashi" */
  fullName: (stay: NamedStay) => string;
  panchang: PanchangView;
  layout: BandLayout;
  clock: TownClock;
  /** undefined on another day than today: the stay at sunrise is marked */
  now: number | undefined;
};

type Bar = { stay: NamedStay; x: number; width: number; isOn: boolean; name: string; until: string };

export function LimbRow({ row, title, stays, fullName, panchang, layout, clock, now }: Props) {
  const scale = createTimeScale(layout, panchang.bounds);
  const nowX = now === undefined ? undefined : scale(now);
  const middle = getRowMiddle(layout, row);
  const bars = stays.map((stay, index): Bar => {
    const [x, end] = [scale(Date.parse(stay.from)), scale(Date.parse(stay.to))];
    const isOn = now === undefined ? index === 0 : Date.parse(stay.from) <= now && now < Date.parse(stay.to);
    const name = isOn ? fullName(stay) : stay.name;
    const until = describeEnd(stay, isOn, panchang, clock);
    return { stay, x, width: end - x, isOn, name, until };
  });
  const labels = bars.map((bar) => placeLabel(bar, layout, bar.isOn ? nowX : undefined));
  return (
    <>
      <RowHead title={title} note={describeRest(bars, labels, layout)} layout={layout} middle={middle} />
      <path className={css.lane} d={`M${layout.left} ${middle}H${layout.right}`} />
      {bars.map((bar, index) => (
        <DrawnBar key={bar.stay.from} bar={bar} label={labels[index]!} layout={layout} middle={middle} />
      ))}
      {nowX !== undefined && (
        <path className={css.nowTick} d={`M${nowX} ${middle - layout.barHeight / 2}v${layout.barHeight}`} />
      )}
    </>
  );
}

/** Later stays that end on another day have no end here. */
function describeEnd({ to }: NamedStay, isOn: boolean, { bounds }: PanchangView, clock: TownClock): string {
  if (to <= bounds.to) return `until ${clock.formatTime(to)}`;
  return isOn ? `until ${clock.formatMoment(to)}` : '';
}

type Label = { x: number; hasName: boolean; hasUntil: boolean };

/** To the right of "now" in a running bar: name and end, else the name, else nothing. */
function placeLabel({ x, width, name, until }: Bar, layout: BandLayout, nowX: number | undefined): Label {
  const { isWide, nameSize } = layout;
  const padding = isWide ? 12 : 7;
  const start = Math.max(nowX ?? x, x) + padding;
  const room = x + width - start - padding / 2;
  const nameWidth = measureText(name, nameSize);
  const untilWidth = measureText(until, nameSize - 1) + padding;
  return {
    x: round(start),
    hasName: nameWidth <= room,
    hasUntil: until !== '' && nameWidth + untilWidth <= room,
  };
}

/** What did not fit into the running bar. */
function describeRest(bars: readonly Bar[], labels: readonly Label[], { isWide }: BandLayout): string {
  const index = bars.findIndex(({ isOn }) => isOn);
  const [bar, label, next] = [bars[index], labels[index], bars[index + 1]];
  if (!bar || !label) return '';
  const name = label.hasName ? '' : bar.name;
  const until = label.hasUntil ? '' : bar.until;
  if (isWide) return [name, until].filter(Boolean).join(' ');
  return [[name, until].filter(Boolean).join(' '), next && `then ${next.stay.name}`]
    .filter(Boolean)
    .join(', ');
}

type RowHeadProps = { title: string; note: string; layout: BandLayout; middle: number };

/** On a phone the head is above the bar, its note at the right; on a wide screen both are left of it. */
export function RowHead({ title, note, layout, middle }: RowHeadProps) {
  const { isWide, right, barHeight, textSize, nameSize } = layout;
  const base = isWide ? middle + 5 - (note ? 8 : 0) : middle - barHeight / 2 - 9;
  const noteAt = isWide
    ? { x: 0, y: base + textSize + 3 }
    : { x: right, y: base, textAnchor: 'end' as const };
  return (
    <>
      <text className={css.rowName} x={0} y={base} fontSize={nameSize}>
        {title}
      </text>
      {note && (
        <text className={css.text} fontSize={isWide ? 12 : textSize} {...noteAt}>
          {note}
        </text>
      )}
    </>
  );
}

type DrawnBarProps = { bar: Bar; label: Label; layout: BandLayout; middle: number };

function DrawnBar({ bar, label, layout: { barHeight, nameSize }, middle }: DrawnBarProps) {
  const { x, width, isOn, name, until } = bar;
  return (
    <>
      <rect
        className={isOn ? css.on : css.later}
        x={x + 1}
        y={middle - barHeight / 2}
        width={round(Math.max(width - 2, 0.5))}
        height={barHeight}
        rx="2"
      />
      {label.hasName && (
        <text className={isOn ? css.textOnBar : css.textHigh} x={label.x} y={middle + 5} fontSize={nameSize}>
          <tspan className={css.name}>{name}</tspan>
          {label.hasUntil && (
            <tspan fontSize={nameSize - 1} dx="8">
              {until}
            </tspan>
          )}
        </text>
      )}
    </>
  );
}
