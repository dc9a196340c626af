/** Favoured hours and hours to avoid as blocks over the time scale. */
import type { PanchangView } from '#src/panchang/contract.ts';
import type { TownClock } from '#web/features/panchang/town-clock.ts';
import { placeBlockLabels, placeNamesBelow, type Block } from './block-labels.ts';
import { RowHead } from './LimbRow.tsx';
import { createTimeScale, getRowMiddle, round, type BandLayout, type Row } from './layout.ts';
import css from './DayBand.module.css';

type Props = { panchang: PanchangView; layout: BandLayout; clock: TownClock };

const WEDNESDAY = 4;

export function HourRows({ panchang, layout, clock }: Props) {
  const { hours, vara, bounds } = panchang;
  if (!hours) return null;
  const scale = createTimeScale(layout, bounds);
  const toBlock = (name: string, span: { from: string; to: string }, kind: Block['kind']): Block => {
    const [from, to] = [scale(Date.parse(span.from)), scale(Date.parse(span.to))];
    const times = [clock.formatSpan(span), clock.findOtherDay(span.from)].filter(Boolean).join(', ');
    return { name, times, x: from, width: round(to - from), kind };
  };
  const good = [
    // By custom Abhijit is not used on a Wednesday.
    ...(vara === WEDNESDAY ? [] : [toBlock('Abhijit', hours.abhijit, 'favoured')]),
    toBlock('Brahma muhurta', hours.brahmaMuhurta, 'favoured-outlined'),
  ];
  const avoid = [
    toBlock('Yamaganda', hours.yamaganda, 'avoid'),
    toBlock('Gulika', hours.gulika, 'avoid'),
    toBlock('Rahu Kaal', hours.rahuKaal, 'avoid-most'),
  ];
  return (
    <>
      <BlockRow row="good" title="Good hours" blocks={good} layout={layout} />
      <BlockRow row="avoid" title="Hours to avoid" blocks={avoid} layout={layout} />
    </>
  );
}

type BlockRowProps = { row: Row; title: string; blocks: readonly Block[]; layout: BandLayout };

/** On a phone Abhijit and Rahu Kaal are named in the head of the row, with their times; the others below their block. */
function BlockRow({ row, title, blocks, layout }: BlockRowProps) {
  const middle = getRowMiddle(layout, row);
  const { isWide, left, right, barHeight, textSize, smallSize } = layout;
  const named = blocks.find(({ name }) => name === 'Abhijit' || name === 'Rahu Kaal');
  const note = !isWide && named ? `${named.name} ${named.times}` : '';
  const labels = isWide
    ? placeBlockLabels(blocks, layout)
    : placeNamesBelow(
        blocks.filter((block) => block !== named),
        layout,
      );
  return (
    <>
      <RowHead title={title} note={note} layout={layout} middle={middle} />
      <path className={css.lane} d={`M${left} ${middle}H${right}`} />
      {blocks.map((block) => (
        <DrawnBlock key={block.name} block={block} top={middle - barHeight / 2} height={barHeight} />
      ))}
      {labels.map(({ text, x, anchor, isBelow }) => (
        <text
          key={text}
          className={isBelow ? css.text : css.textHigh}
          x={x}
          y={isBelow ? middle + barHeight / 2 + smallSize + 1 : middle + 5}
          textAnchor={anchor}
          fontSize={isBelow ? smallSize : textSize}
        >
          {text}
        </text>
      ))}
    </>
  );
}

const HATCH_STEPS: Partial<Record<Block['kind'], number>> = { avoid: 9, 'avoid-most': 5 };

function DrawnBlock({
  block: { x, width, kind },
  top,
  height,
}: {
  block: Block;
  top: number;
  height: number;
}) {
  const step = HATCH_STEPS[kind];
  const className = {
    favoured: css.good,
    'favoured-outlined': css.goodOutlined,
    avoid: css.avoid,
    'avoid-most': css.avoid,
  }[kind];
  return (
    <>
      <rect className={className} x={x} y={top} width={width} height={height} />
      {step && <path className={css.hatch} d={buildHatch({ x, width, top, height }, step)} />}
    </>
  );
}

type Box = { x: number; width: number; top: number; height: number };

/** Lines that rise to the right at 45 degrees, cut at the edges of the box. */
function buildHatch({ x, width, top, height }: Box, step: number): string {
  const lines: string[] = [];
  for (let shift = step; shift < width + height; shift += step) {
    const [startX, startY] = shift <= height ? [x, top + shift] : [x + shift - height, top + height];
    const [endX, endY] = shift <= width ? [x + shift, top] : [x + width, top + shift - width];
    lines.push(`M${round(startX)} ${round(startY)}L${round(endX)} ${round(endY)}`);
  }
  return lines.join('');
}
