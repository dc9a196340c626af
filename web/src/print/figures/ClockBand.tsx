/** Lanes of birth times below one axis. Gold: the chart is as printed; white: it would change; red line: the given birth time. Sizes in mm. */
import type { Band, Lane, Piece } from './clock-band.ts';

const LANES_TOP = 10;
const LANE_STEP = 13;
const PIECE_HEIGHT = 7;

export function ClockBand({ band: { lanes, ticks, givenTime, description } }: { band: Band }) {
  const bottom = LANES_TOP + LANE_STEP * (lanes.length - 1) + PIECE_HEIGHT;
  return (
    <svg
      className="plate"
      viewBox={`-0.2 0 170.4 ${bottom + (givenTime ? 7 : 1)}`}
      role="img"
      aria-label={description}
    >
      {ticks.map(({ x, text }) => (
        <g key={text + x}>
          <path className="hair" d={`M${x} 6.4V8.2`} />
          <text className="text-9 soft" x={x} y="5.2" textAnchor={x > 167 ? 'end' : 'middle'}>
            {text}
          </text>
        </g>
      ))}
      {lanes.map((lane, i) => (
        <LaneLine key={lane.name} lane={lane} y={LANES_TOP + LANE_STEP * i} givenX={givenTime?.x} />
      ))}
      {givenTime && <GivenTime x={givenTime.x} text={givenTime.text} bottom={bottom} />}
    </svg>
  );
}

type LanePosition = { y: number; givenX: number | undefined };

function LaneLine({ lane: { name, note, shortNote, pieces }, y, givenX }: { lane: Lane } & LanePosition) {
  const isShort = note.length > MAX_NOTE_LETTERS && shortNote !== note;
  const text = isShort ? shortNote : note;
  return (
    <g>
      <text className="text-10 bold" x="0" y={y + 3.1}>
        {name}
      </text>
      <text
        className="text-9 soft"
        x="0"
        y={y + 7}
        {...(isShort &&
          text.length > MAX_UNCONDENSED_LETTERS && { textLength: 29, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {text}
      </text>
      {pieces.map((piece) => (
        <PieceBox key={piece.x} piece={piece} y={y} givenX={givenX} />
      ))}
    </g>
  );
}

function PieceBox({ piece, y, givenX }: { piece: Piece } & LanePosition) {
  const { x, width, text, endText, isInChart } = piece;
  const endX = findEndX(piece, givenX);
  const baseline = y + 4.75;
  return (
    <g>
      <rect className={isInChart ? 'gold' : 'blank'} x={x} y={y} width={width} height={PIECE_HEIGHT} />
      {text && (
        <text
          className={isInChart ? 'text-10 bold' : 'text-9 soft'}
          x={isInChart ? computeTextX(piece, givenX) : x + width / 2}
          y={baseline}
          textAnchor={isInChart ? 'start' : 'middle'}
        >
          {text}
        </text>
      )}
      {endText && endX !== null && (
        <text className="text-9" x={endX} y={baseline} textAnchor="end">
          {endText}
        </text>
      )}
    </g>
  );
}

/** The letters that fit beside a lane: a longer note is shortened, and one of more than 20 letters is printed condensed. */
const MAX_NOTE_LETTERS = 22;
const MAX_UNCONDENSED_LETTERS = 20;
/** In mm: the width of a letter of the text, and of an end such as "to 12:56". */
const LETTER_WIDTH = 2.1;
const END_WIDTH = 13;

/** The start of the text of a piece: right of the red line if the line would cross the text and there is room. */
function computeTextX({ x, width, text }: Piece, givenX: number | undefined): number {
  const defaultX = x + 2.2;
  const textWidth = (text?.length ?? 0) * LETTER_WIDTH;
  const isCrossed = givenX !== undefined && givenX > defaultX - 1 && givenX < defaultX + textWidth;
  return isCrossed && givenX + 1.5 + textWidth < x + width - END_WIDTH ? givenX + 1.5 : defaultX;
}

/** The right edge of the end label of a piece: left of the red line if the line would cross it; null if there is no room. */
function findEndX({ x, width, text }: Piece, givenX: number | undefined): number | null {
  const defaultX = x + width - 2;
  if (givenX === undefined || givenX < defaultX - END_WIDTH || givenX > defaultX + 1) return defaultX;
  const availableWidth = givenX - 1.5 - END_WIDTH - (x + 2.2 + (text?.length ?? 0) * LETTER_WIDTH);
  return availableWidth > 0 ? givenX - 1.5 : null;
}

function GivenTime({ x, text, bottom }: { x: number; text: string; bottom: number }) {
  return (
    <g>
      <path className="red" d={`M${x} 7V${bottom + 2}`} />
      <rect className="red-plate" x={x - 11} y={bottom + 1.4} width="22" height="5" rx=".6" />
      <text className="text-10 bold on-red" x={x} y={bottom + 5.1} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
