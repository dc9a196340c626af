/**
 * The sidereal wheel: 27 nakshatras, twelve rashis, and the nine grahas on their orbits with the way they came.
 * With `start="lagna"` the rising degree lies at the left and the horizon crosses the sheet, as on a report's cover.
 */
import { useId } from 'react';
import type { Chart } from '#src/astrology/contract.ts';
import { RASHIS } from '#src/astrology/contract-names.ts';
import { getDrawingClass, toLabelProps, type Ground } from './background.ts';
import { describeChart } from './descriptions.ts';
import { computeElongation, describePhase } from './moon-phase.ts';
import { drawArc, listAngles, drawSector, drawTicks } from './wheel-rings.ts';
import { toPath, toPoint } from './geometry.ts';
import { toWheelAngle, RADII, startOf, type Start } from './wheel-orbits.ts';
import { planPlanets } from './wheel-plan.ts';
import { WheelGraha } from './WheelGraha.tsx';

export type WheelProps = {
  chart: Chart;
  start?: Start;
  /** the one solid area: the rising sign, or the nakshatra of the Moon; without a lagna always the Moon's */
  lit?: 'lagna' | 'moon';
  /** the horizon runs on to both sides of the wheel, over the edge of the drawing */
  horizon?: boolean;
  names?: 'sanskrit' | 'english';
  /** two letters beside each graha */
  labels?: boolean;
  title?: string;
  ground?: Ground;
  decorative?: boolean;
};

const STAR = 360 / 27;

export function Wheel(props: WheelProps) {
  const {
    chart,
    start = 'aries',
    names = 'sanskrit',
    labels = true,
    horizon = false,
    ground,
    decorative,
  } = props;
  const from = startOf(chart, start);
  const litLagna = props.lit === 'lagna' && chart.lagna !== null;
  return (
    <svg
      className={getDrawingClass('wheel', ground)}
      viewBox="-400 -400 800 800"
      {...toLabelProps(decorative ? null : describeWheel(chart, props.title))}
    >
      {horizon && chart.lagna && <path className="horizon" d="M-560 0H-392M392 0H560" />}
      {chart.lagna && litLagna && <LitSign sign={chart.lagna.sign} from={from} />}
      <LitStar star={chart.grahas.Moon.nakshatra} from={from} solid={!litLagna} />
      <Rings from={from} />
      <SignNames from={from} names={names} lit={litLagna ? chart.lagna!.sign : null} />
      <Heart />
      {planPlanets(chart, from).map((planet) => (
        <WheelGraha
          key={planet.graha}
          planet={planet}
          labelled={labels}
          elongation={computeElongation(chart)}
        />
      ))}
    </svg>
  );
}

export function describeWheel(chart: Chart, title = 'Sidereal wheel'): string {
  return `${describeChart(chart, 'D1', title)} The Moon is ${describePhase(computeElongation(chart))}.`;
}

function Rings({ from }: { from: number }) {
  const { outer, stars, signs, degrees } = RADII;
  // Dashes on a wide stroke are the fine graduation: one element instead of hundreds of lines.
  return (
    <>
      {[outer, stars, signs, degrees].map((radius) => (
        <circle key={radius} className="ring" r={radius} />
      ))}
      <g transform={`rotate(${180 + from})`}>
        <circle className="graduation fine" r={degrees + 2.5} strokeWidth="5" pathLength="3600" />
        <circle className="graduation padas" r={outer - 3} strokeWidth="6" pathLength="10800" />
      </g>
      <path className="ring" d={drawTicks(listAngles(27, toWheelAngle(0, from)), stars, outer)} />
      <path className="ring" d={drawTicks(listAngles(12, toWheelAngle(0, from)), degrees, stars)} />
      <path
        className="ring soft"
        d={drawTicks(listAngles(72, toWheelAngle(0, from)), degrees, degrees + 10)}
      />
    </>
  );
}

function LitSign({ sign, from }: { sign: number; from: number }) {
  const begins = toWheelAngle((sign - 1) * 30, from);
  return <path className="lit" d={drawSector(RADII.signs, RADII.stars, begins, begins + 30)} />;
}

function LitStar({ star, from, solid }: { star: number; from: number; solid: boolean }) {
  const begins = toWheelAngle((star - 1) * STAR, from);
  return (
    <path
      className={solid ? 'lit' : 'lit-half'}
      d={drawSector(RADII.stars, RADII.outer, begins, begins + STAR)}
    />
  );
}

/** Names stand upright: below the middle they run along the ring the other way. */
function SignNames({
  from,
  names,
  lit,
}: {
  from: number;
  names: 'sanskrit' | 'english';
  lit: number | null;
}) {
  const id = useId();
  return RASHIS.map((rashi, i) => {
    const begins = toWheelAngle(i * 30, from);
    const upper = Math.sin(((begins + 15) * Math.PI) / 180) > 0;
    const line = upper ? drawArc(344, begins + 30, begins) : drawArc(356, begins, begins + 30);
    return (
      <g key={rashi.english}>
        <path id={`${id}${i}`} className="unseen" d={line} />
        <text className={lit === i + 1 ? 'rashi on-lit' : 'rashi'} textAnchor="middle" fontSize="17">
          <textPath href={`#${id}${i}`} startOffset="50%">
            {rashi[names]}
          </textPath>
        </text>
      </g>
    );
  });
}

function Heart() {
  const side = 67.9;
  const top = [toPoint(0, -side), toPoint(side / 2, -side / 2), toPoint(0, 0), toPoint(-side / 2, -side / 2)];
  return (
    <g>
      <circle className="ring" r={RADII.heart} />
      <path className="lit-soft" d={toPath(top)} />
      <path
        className="ring"
        d="M-67.9 -67.9H67.9V67.9H-67.9ZM-67.9 -67.9L67.9 67.9M67.9 -67.9L-67.9 67.9M0 -67.9L67.9 0L0 67.9L-67.9 0Z"
      />
    </g>
  );
}
