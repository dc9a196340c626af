/**
 * The sidereal wheel: 27 nakshatras, twelve rashis, and the nine grahas on their orbits, each with a trail behind it.
 * With `start="lagna"` the rising degree is at the left, on the horizon, as on the cover of a report.
 */
import { useContext, useId } from 'react';
import type { Chart } from '#src/astrology/contract.ts';
import { RASHIS } from '#src/astrology/contract-names.ts';
import { getDrawingClass, toLabelProps, type Background } from './background.ts';
import { ChartWordsContext, ENGLISH_CHART_WORDS, type ChartWords } from './chart-words.ts';
import { describeChart } from './descriptions.ts';
import { computeElongation, describePhase } from './moon-phase.ts';
import { drawArc, listAngles, drawSector, drawTicks } from './wheel-rings.ts';
import { toPath, toPoint } from './geometry.ts';
import { toWheelAngle, RADII, getStartLongitude, type WheelStart } from './wheel-orbits.ts';
import { placeGrahas } from './wheel-plan.ts';
import { WheelGraha } from './WheelGraha.tsx';

export type WheelProps = {
  chart: Chart;
  start?: WheelStart;
  /** the highlighted area: the rising sign, or the Moon's nakshatra (default, and always without a lagna) */
  highlight?: 'lagna' | 'moon';
  /** draws the horizon, which continues on both sides of the wheel beyond the edge of the drawing */
  showHorizon?: boolean;
  /** language of the sign names */
  names?: 'sanskrit' | 'english';
  /** prints two letters beside each graha */
  showLabels?: boolean;
  title?: string;
  background?: Background;
  isDecorative?: boolean;
};

const NAKSHATRA_DEGREES = 360 / 27;

export function Wheel(props: WheelProps) {
  const {
    chart,
    start = 'aries',
    names = 'sanskrit',
    showLabels = true,
    showHorizon = false,
    background,
    isDecorative,
  } = props;
  const words = useContext(ChartWordsContext);
  const startLongitude = getStartLongitude(chart, start);
  const isLagnaHighlighted = props.highlight === 'lagna' && chart.lagna !== null;
  return (
    <svg
      className={getDrawingClass('wheel', background)}
      viewBox="-400 -400 800 800"
      {...toLabelProps(isDecorative ? null : describeWheel(chart, props.title, words))}
    >
      {showHorizon && chart.lagna && <path className="horizon" d="M-560 0H-392M392 0H560" />}
      {chart.lagna && isLagnaHighlighted && (
        <HighlightedSign sign={chart.lagna.sign} startLongitude={startLongitude} />
      )}
      <HighlightedNakshatra
        nakshatra={chart.grahas.Moon.nakshatra}
        startLongitude={startLongitude}
        isFullStrength={!isLagnaHighlighted}
      />
      <Rings startLongitude={startLongitude} />
      <SignNames
        startLongitude={startLongitude}
        names={names}
        highlightedSign={isLagnaHighlighted ? chart.lagna!.sign : null}
      />
      <CentreDiamond />
      {placeGrahas(chart, startLongitude).map((wheelGraha) => (
        <WheelGraha
          key={wheelGraha.graha}
          wheelGraha={wheelGraha}
          showLabel={showLabels}
          elongation={computeElongation(chart)}
        />
      ))}
    </svg>
  );
}

export function describeWheel(
  chart: Chart,
  title = 'Sidereal wheel',
  words: ChartWords = ENGLISH_CHART_WORDS,
): string {
  return `${describeChart(chart, 'D1', title, words)} ${describePhase(computeElongation(chart), words)}`;
}

function Rings({ startLongitude }: { startLongitude: number }) {
  const { outer, nakshatras, signs, degrees } = RADII;
  // The fine graduation consists of dashes of a wide stroke: one element instead of hundreds of lines.
  return (
    <>
      {[outer, nakshatras, signs, degrees].map((radius) => (
        <circle key={radius} className="ring" r={radius} />
      ))}
      <g transform={`rotate(${180 + startLongitude})`}>
        <circle className="graduation fine" r={degrees + 2.5} strokeWidth="5" pathLength="3600" />
        <circle className="graduation padas" r={outer - 3} strokeWidth="6" pathLength="10800" />
      </g>
      <path
        className="ring"
        d={drawTicks(listAngles(27, toWheelAngle(0, startLongitude)), nakshatras, outer)}
      />
      <path
        className="ring"
        d={drawTicks(listAngles(12, toWheelAngle(0, startLongitude)), degrees, nakshatras)}
      />
      <path
        className="ring soft"
        d={drawTicks(listAngles(72, toWheelAngle(0, startLongitude)), degrees, degrees + 10)}
      />
    </>
  );
}

function HighlightedSign({ sign, startLongitude }: { sign: number; startLongitude: number }) {
  const startAngle = toWheelAngle((sign - 1) * 30, startLongitude);
  return <path className="lit" d={drawSector(RADII.signs, RADII.nakshatras, startAngle, startAngle + 30)} />;
}

function HighlightedNakshatra({
  nakshatra,
  startLongitude,
  isFullStrength,
}: {
  nakshatra: number;
  startLongitude: number;
  isFullStrength: boolean;
}) {
  const startAngle = toWheelAngle((nakshatra - 1) * NAKSHATRA_DEGREES, startLongitude);
  return (
    <path
      className={isFullStrength ? 'lit' : 'lit-half'}
      d={drawSector(RADII.nakshatras, RADII.outer, startAngle, startAngle + NAKSHATRA_DEGREES)}
    />
  );
}

/** In the lower half names follow the ring in the other direction, so that they are not upside down. */
function SignNames({
  startLongitude,
  names,
  highlightedSign,
}: {
  startLongitude: number;
  names: 'sanskrit' | 'english';
  highlightedSign: number | null;
}) {
  const id = useId();
  const { signNames, signLabels } = useContext(ChartWordsContext);
  return RASHIS.map((rashi, i) => {
    const startAngle = toWheelAngle(i * 30, startLongitude);
    const isUpperHalf = Math.sin(((startAngle + 15) * Math.PI) / 180) > 0;
    const ringArc = isUpperHalf
      ? drawArc(344, startAngle + 30, startAngle)
      : drawArc(356, startAngle, startAngle + 30);
    return (
      <g key={rashi.english}>
        <path id={`${id}${i}`} d={ringArc} />
        <text
          className={highlightedSign === i + 1 ? 'rashi on-lit' : 'rashi'}
          textAnchor="middle"
          fontSize="17"
        >
          <textPath href={`#${id}${i}`} startOffset="50%">
            {(names === 'english' ? signNames : signLabels)[i]}
          </textPath>
        </text>
      </g>
    );
  });
}

function CentreDiamond() {
  const halfSide = 67.9;
  const top = [
    toPoint(0, -halfSide),
    toPoint(halfSide / 2, -halfSide / 2),
    toPoint(0, 0),
    toPoint(-halfSide / 2, -halfSide / 2),
  ];
  return (
    <g>
      <circle className="ring" r={RADII.centre} />
      <path className="lit-soft" d={toPath(top)} />
      <path
        className="ring"
        d="M-67.9 -67.9H67.9V67.9H-67.9ZM-67.9 -67.9L67.9 67.9M67.9 -67.9L-67.9 67.9M0 -67.9L67.9 0L0 67.9L-67.9 0Z"
      />
    </g>
  );
}
