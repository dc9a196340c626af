/** Draws a ruler twice: for wide and for narrow screens, because the text of a scaled drawing would be too small. */
import { formatCoordinate } from '#web/charts/geometry.ts';
import type { Ruler } from './answers/ruler.ts';
import css from './ZodiacRuler.module.css';

export const ZodiacRuler = ({ ruler }: { ruler: Ruler }) => (
  <>
    <RulerDrawing ruler={ruler} width={760} className={css.wide} />
    <RulerDrawing ruler={ruler} width={320} className={css.narrow} />
  </>
);

const MARGIN = 14;
const LINE_Y = 64;
const TICK_SIZES = { small: 6, medium: 11, large: 16 };
/** Approximate width of a letter, in units of the drawing. */
const LETTER_WIDTH = 7.5;
const TEXT_GAP = 3;

type DrawingProps = { ruler: Ruler; width: number; className: string | undefined };

function RulerDrawing({ ruler, width, className }: DrawingProps) {
  const { description, length, ticks, marks, segments, marker } = ruler;
  const toX = (at: number) => MARGIN + (at / length) * (width - 2 * MARGIN);
  const draw = (at: number, fromY: number, toY: number) => `M${formatCoordinate(toX(at))} ${fromY}V${toY}`;
  const markerX = toX(marker.at);
  const isCrossingMark = marks.some(({ at, text }) => isInText(markerX, toX(at), at / length, text));
  return (
    <svg
      className={`${css.ruler} ${className}`}
      viewBox={`0 0 ${width} 124`}
      fontSize="13"
      role="img"
      aria-label={description}
    >
      {segments.map(({ from, to, isLit }) => (
        <rect
          key={from}
          className={isLit ? css.lit : css.unlit}
          x={formatCoordinate(toX(from))}
          y="38"
          width={formatCoordinate(toX(to) - toX(from))}
          height="26"
        />
      ))}
      <path className={css.line} d={`M${MARGIN} ${LINE_Y}H${width - MARGIN}`} />
      <path
        className={css.line}
        d={ticks.map(({ at, size }) => draw(at, LINE_Y, LINE_Y + TICK_SIZES[size])).join('')}
      />
      <path className={css.line} d={segments.map(({ from }) => draw(from, LINE_Y, 38)).join('')} />
      {segments.map(({ from, to, name, isLit }) => (
        <SegmentName key={from} name={name} isLit={isLit} from={toX(from)} to={toX(to)} />
      ))}
      {marks.map(({ at, text }) => (
        <text
          key={at}
          className={css.mark}
          x={formatCoordinate(toX(at))}
          y="98"
          textAnchor={getAnchor(at / length)}
        >
          {text}
        </text>
      ))}
      <path className={css.stem} d={draw(marker.at, 66, isCrossingMark ? 84 : 104)} />
      <path className={css.marker} d={`M${formatCoordinate(markerX)} 40l8 11l-8 11l-8 -11Z`} />
      <text
        className={css.label}
        x={formatCoordinate(markerX)}
        y="118"
        textAnchor={getAnchor(marker.at / length)}
      >
        {marker.text}
      </text>
    </svg>
  );
}

/** Texts near an end of the ruler are aligned to it, so that they stay inside the drawing. */
function getAnchor(share: number): 'start' | 'middle' | 'end' {
  if (share < 0.15) return 'start';
  return share > 0.85 ? 'end' : 'middle';
}

/** Whether a vertical line at `lineX` would cross the text of a mark at `x`. */
function isInText(lineX: number, x: number, share: number, text: string): boolean {
  const width = text.length * LETTER_WIDTH;
  const start = { start: x, middle: x - width / 2, end: x - width }[getAnchor(share)];
  return lineX > start - TEXT_GAP && lineX < start + width + TEXT_GAP;
}

type SegmentNameProps = { name: string; isLit: boolean; from: number; to: number };

/** A name that does not fit is left out, except that of the lit segment. */
function SegmentName({ name, isLit, from, to }: SegmentNameProps) {
  if (!isLit && name.length * LETTER_WIDTH > to - from) return null;
  return (
    <text
      className={isLit ? css.label : css.mark}
      x={formatCoordinate((from + to) / 2)}
      y="28"
      textAnchor="middle"
    >
      {name}
    </text>
  );
}
