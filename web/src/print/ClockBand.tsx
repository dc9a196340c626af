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
        <LaneLine key={lane.name} lane={lane} y={TOP + LANE * i} />
      ))}
      {given && <Given x={given.x} text={given.text} bottom={bottom} />}
    </svg>
  );
}

function LaneLine({ lane: { name, note, pieces }, y }: { lane: Lane; y: number }) {
  return (
    <g>
      <text className="t10 bold" x="0" y={y + 3.1}>
        {name}
      </text>
      <text className="t9 soft" x="0" y={y + 7}>
        {note}
      </text>
      {pieces.map((piece) => (
        <PieceBox key={piece.x} piece={piece} y={y} />
      ))}
    </g>
  );
}

function PieceBox({ piece: { x, width, text, end, kept }, y }: { piece: Piece; y: number }) {
  const baseline = y + 4.75;
  return (
    <g>
      <rect className={kept ? 'gold' : 'blank'} x={x} y={y} width={width} height={HEIGHT} />
      {text && (
        <text
          className={kept ? 't10 bold' : 't9 soft'}
          x={kept ? x + 2.2 : x + width / 2}
          y={baseline}
          textAnchor={kept ? 'start' : 'middle'}
        >
          {text}
        </text>
      )}
      {end && (
        <text className="t9" x={x + width - 2} y={baseline} textAnchor="end">
          {end}
        </text>
      )}
    </g>
  );
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
