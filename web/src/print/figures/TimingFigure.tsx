/** Ten years of graded windows: periods above, one lane for each matter, further bands below. Sizes in mm. */
import type { BandSpan, TimingChart, TimingLane } from '#src/reports/contract-answers.ts';
import { formatCoordinate as mm } from '#web/charts/geometry.ts';
import { getYear } from '#web/print/layout/date-format.ts';
import { createTimeScale } from './TimelineFigure.tsx';
import { layOutWindows, WINDOW_HEIGHTS, type WindowBar } from './timing-layout.ts';

const LEFT = 34;
const RIGHT = 170;
const LANE_HEIGHT = 12.1;
const BAND_HEIGHT = 8;
const PERIODS_TOP = 6.6;
const LANES_TOP = 19.6;

/** Width of a letter in 9-point Mulish, bold. */
const LETTER_WIDTH = 1.78;

export function TimingFigure({ chart }: { chart: TimingChart }) {
  const toX = createTimeScale(chart.from, chart.to, LEFT, RIGHT);
  const lowerBandsTop = LANES_TOP + chart.lanes.length * LANE_HEIGHT + 1.5;
  const bottom = lowerBandsTop + chart.lowerBands.length * (BAND_HEIGHT + 1);
  const today = toX(chart.now);
  return (
    <svg
      className="plate"
      viewBox={`-0.2 0 170.4 ${mm(bottom + 9)}`}
      role="img"
      aria-label={chart.description}
    >
      <rect className="lived" x={LEFT} y="6.2" width={mm(today - LEFT)} height={mm(bottom - 6.2)} />
      <YearLines chart={chart} bottom={bottom} toX={toX} />
      <Band
        title={chart.periods.title}
        top={PERIODS_TOP}
        spans={chart.periods.spans}
        toX={toX}
        today={today}
      />
      <path className="stroke" d={`M0 ${PERIODS_TOP + BAND_HEIGHT + 2.2}H${RIGHT}`} />
      {chart.lanes.map((lane, i) => (
        <Lane
          key={lane.title}
          lane={lane}
          base={LANES_TOP + (i + 1) * LANE_HEIGHT}
          bars={layOutWindows(lane.windows, toX, { left: Math.max(LEFT, today + 1), right: RIGHT })}
        />
      ))}
      {chart.lowerBands.map((band, i) => (
        <Band
          key={band.title}
          title={band.title}
          note={band.note}
          top={lowerBandsTop + i * (BAND_HEIGHT + 1)}
          spans={band.spans}
          toX={toX}
          today={today}
        />
      ))}
      <path className="red" d={`M${mm(today)} 3.8V${mm(bottom + 0.6)}`} />
      <Legend chart={chart} top={bottom + 2.4} today={today} />
    </svg>
  );
}

type Scale = (instant: string) => number;

function YearLines({ chart, bottom, toX }: { chart: TimingChart; bottom: number; toX: Scale }) {
  const years = Array.from(
    { length: getYear(chart.to) - getYear(chart.from) + 1 },
    (_, i) => getYear(chart.from) + i,
  );
  return years.map((year) => {
    const [start, end] = [toX(`${year}-01-01T00:00:00Z`), toX(`${year + 1}-01-01T00:00:00Z`)];
    return (
      <g key={year}>
        {start > LEFT && <path className="year-line" d={`M${mm(start)} 4.4V${mm(bottom)}`} />}
        {end - start > 8 && (
          <text className="text-9 soft" x={mm((start + end) / 2)} y="3.2" textAnchor="middle">
            {year}
          </text>
        )}
        {end - start <= 8 && end - start > 3 && (
          <text className="text-9 soft" x={mm(end - 1)} y="3.2" textAnchor="end">
            {year}
          </text>
        )}
      </g>
    );
  });
}

type BandProps = {
  title: string;
  note?: string;
  top: number;
  spans: BandSpan[];
  toX: Scale;
  today: number;
};

function Band({ title, note, top, spans, toX, today }: BandProps) {
  return (
    <g>
      <text className="text-11 serif" x="0" y={mm(top + (note ? 3.6 : 5.4))}>
        {title}
      </text>
      {note && (
        <text className="text-9 soft" x="0" y={mm(top + 7.4)}>
          {note}
        </text>
      )}
      {spans.map((span) => (
        <BandBox key={span.from} span={span} top={top} toX={toX} today={today} />
      ))}
    </g>
  );
}

type BandBoxProps = { span: BandSpan; top: number; toX: Scale; today: number };

function BandBox({
  span: { from, to, label, shortLabel, isCurrent, isUncertain },
  top,
  toX,
  today,
}: BandBoxProps) {
  const [x, width] = [toX(from), toX(to) - toX(from)];
  if (width <= 0) return null;
  const text = [label, shortLabel ?? label].find((candidate) => measureLabel(candidate) + 0.6 <= width);
  const textX = text ? placeLabelBesideToday(x + width / 2, measureLabel(text), { x, width }, today) : 0;
  return (
    <g>
      <rect
        className={isCurrent ? 'gold' : 'blank'}
        x={mm(x)}
        y={mm(top)}
        width={mm(width)}
        height={BAND_HEIGHT}
      />
      {isUncertain && <path className="care-hatch" d={drawHatch(x, top, width, BAND_HEIGHT)} />}
      {text && isUncertain && (
        <rect
          className="page-background"
          x={mm(textX - measureLabel(text) / 2 - 0.6)}
          y={mm(top + 1.8)}
          width={mm(measureLabel(text) + 1.2)}
          height="4.6"
        />
      )}
      {text && (
        <text className="text-9 bold" x={mm(textX)} y={mm(top + 5.2)} textAnchor="middle">
          {text}
        </text>
      )}
    </g>
  );
}

const measureLabel = (text: string): number => text.length * LETTER_WIDTH;

/** The middle of a label, moved to the wider side of today's line if the line would cross it and that side has room. */
function placeLabelBesideToday(
  middle: number,
  labelWidth: number,
  box: { x: number; width: number },
  today: number,
): number {
  const reach = labelWidth / 2 + 0.6;
  if (Math.abs(middle - today) >= reach) return middle;
  const [before, after] = [today - box.x, box.x + box.width - today];
  if (Math.max(before, after) < labelWidth + 1) return middle;
  return after >= before ? today + reach : today - reach;
}

function Lane({ lane, base, bars }: { lane: TimingLane; base: number; bars: WindowBar[] }) {
  return (
    <g>
      <text className="text-11 serif" x="0" y={mm(base - 5.9)}>
        {lane.title}
      </text>
      <text className="text-9 soft" x="0" y={mm(base - 1.9)}>
        {lane.note}
      </text>
      {bars.map(({ x, width, height, grade, label }) => (
        <g key={x}>
          <WindowRect x={x} width={width} height={height} base={base} grade={grade} tone={lane.tone} />
          {label && (
            <g>
              <rect
                className="page-background"
                x={mm(label.x - 0.3)}
                y={mm(base - label.rise - 3)}
                width={mm(label.width + 0.6)}
                height="3.9"
              />
              <text
                className={grade === 3 ? 'text-9 bold' : 'text-9'}
                x={mm(label.x)}
                y={mm(base - label.rise)}
              >
                {label.text}
              </text>
            </g>
          )}
        </g>
      ))}
      <path className="lane-line" d={`M0 ${mm(base)}H${RIGHT}`} />
    </g>
  );
}

type WindowRectProps = Pick<WindowBar, 'x' | 'width' | 'height' | 'grade'> & {
  base: number;
  tone: TimingLane['tone'];
};

const FILLS = { 1: 'blank', 2: 'tint', 3: 'gold' } as const;

function WindowRect({ x, width, height, grade, base, tone }: WindowRectProps) {
  const box = { x: mm(x), y: mm(base - height), width: mm(width), height: mm(height) };
  if (tone === 'favourable') return <rect className={FILLS[grade]} {...box} />;
  return (
    <g>
      <rect className="blank" {...box} />
      <path className="care-hatch" d={drawHatch(x, base - height, width, height)} />
    </g>
  );
}

/** Strokes rising to the right inside a box, 1.1 mm apart: a pattern fill would be printed as an image. */
function drawHatch(x: number, y: number, width: number, height: number): string {
  const strokes: string[] = [];
  for (let shift = 0.6; shift < width + height; shift += 1.1) {
    const [startX, startY] = shift <= height ? [x, y + shift] : [x + shift - height, y + height];
    const [endX, endY] = shift <= width ? [x + shift, y] : [x + width, y + shift - width];
    strokes.push(`M${mm(startX)} ${mm(startY)}L${mm(endX)} ${mm(endY)}`);
  }
  return strokes.join('');
}

function Legend({ chart, top, today }: { chart: TimingChart; top: number; today: number }) {
  const tagWidth = chart.todayLabel.length * LETTER_WIDTH + 3;
  const tagX = Math.min(Math.max(today - tagWidth / 2, 0), RIGHT - tagWidth);
  const left = Math.max(tagX + tagWidth + 5, LEFT + 12);
  const labelsBefore = chart.legend.map((_, i) => chart.legend.slice(0, i).map(({ label }) => label));
  return (
    <g>
      <rect className="red-plate" x={mm(tagX)} y={mm(top - 1.8)} width={mm(tagWidth)} height="4.6" rx="0.6" />
      <text className="text-9 bold on-red" x={mm(tagX + tagWidth / 2)} y={mm(top + 1.5)} textAnchor="middle">
        {chart.todayLabel}
      </text>
      {chart.legend.map(({ grade, tone, label }, i) => {
        const before = labelsBefore[i]!;
        const start = left + 15 * before.length + before.join('').length * LETTER_WIDTH;
        return (
          <g key={label}>
            <WindowRect
              x={start}
              width={8.5}
              height={WINDOW_HEIGHTS[grade]}
              grade={grade}
              base={top + 5}
              tone={tone}
            />
            <text className="text-9" x={mm(start + 10.5)} y={mm(top + 4.6)}>
              {label}
            </text>
          </g>
        );
      })}
    </g>
  );
}
