/** Lanes of time under one axis. Gold stays as printed, white is what lies beyond, red is the minute that was given. */
import type { Band, Lane, Piece } from './clock-band.ts';

const TOP = 10;
const LANE = 13;
const HEIGHT = 7;

export function ClockBand({ band: { lanes, ticks, given, words } }: { band: Band }) {
  const bottom = TOP + LANE * (lanes.length - 1) + HEIGHT;
  return (
    <svg className="plate" viewBox={`-0.2 0 170.4 ${bottom + (given ? 7 : 1)}`} role="img" aria-label={words}>
      {ticks.map(({ x, text }) => (
        <g key={text + x}>
          <path className="hair" d={`M${x} 6.4V8.2`} />
          <text className="t9 soft" x={x} y="5.2" textAnchor={x > 167 ? 'end' : 'middle'}>
            {text}
          </text>
        </g>
      ))}
      {lanes.map((lane, i) => (
        <LaneLine key={lane.name} lane={lane} y={TOP + LANE * i} given={given?.x} />
      ))}
      {given && <Given x={given.x} text={given.text} bottom={bottom} />}
    </svg>
  );
}

type At = { y: number; given: number | undefined };

function LaneLine({ lane: { name, note, pieces }, y, given }: { lane: Lane } & At) {
  const short = note.length > NOTE ? note.replace(' to ', '–') : note;
  return (
    <g>
      <text className="t10 bold" x="0" y={y + 3.1}>
        {name}
      </text>
      <text
        className="t9 soft"
        x="0"
        y={y + 7}
        {...(short !== note && short.length > NARROW && { textLength: 29, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {short}
      </text>
      {pieces.map((piece) => (
        <PieceBox key={piece.x} piece={piece} y={y} given={given} />
      ))}
    </g>
  );
}

function PieceBox({ piece, y, given }: { piece: Piece } & At) {
  const { x, width, text, end, kept } = piece;
  const endAt = endOf(piece, given);
  const baseline = y + 4.75;
  return (
    <g>
      <rect className={kept ? 'gold' : 'blank'} x={x} y={y} width={width} height={HEIGHT} />
      {text && (
        <text
          className={kept ? 't10 bold' : 't9 soft'}
          x={kept ? nameOf(piece, given) : x + width / 2}
          y={baseline}
          textAnchor={kept ? 'start' : 'middle'}
        >
          {text}
        </text>
      )}
      {end && endAt !== null && (
        <text className="t9" x={endAt} y={baseline} textAnchor="end">
          {end}
        </text>
      )}
    </g>
  );
}

/** Letters that find room beside a lane; more are set narrower. */
const NOTE = 22;
const NARROW = 20;
/** Millimetres that a letter of the name and the whole of "to 12:56" may take. */
const LETTER = 2.1;
const END = 13;

/** Where the name of a piece begins: behind the red line where that would cross it and there is room. */
function nameOf({ x, width, text }: Piece, given: number | undefined): number {
  const first = x + 2.2;
  const long = (text?.length ?? 0) * LETTER;
  const crossed = given !== undefined && given > first - 1 && given < first + long;
  return crossed && given + 1.5 + long < x + width - END ? given + 1.5 : first;
}

/** Where the hour at the end of a piece ends: before the red line where that would cross it, nowhere without room. */
function endOf({ x, width, text }: Piece, given: number | undefined): number | null {
  const last = x + width - 2;
  if (given === undefined || given < last - END || given > last + 1) return last;
  const room = given - 1.5 - END - (x + 2.2 + (text?.length ?? 0) * LETTER);
  return room > 0 ? given - 1.5 : null;
}

function Given({ x, text, bottom }: { x: number; text: string; bottom: number }) {
  return (
    <g>
      <path className="red" d={`M${x} 7V${bottom + 2}`} />
      <rect className="red-plate" x={x - 11} y={bottom + 1.4} width="22" height="5" rx=".6" />
      <text className="t10 bold on-red" x={x} y={bottom + 5.1} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
