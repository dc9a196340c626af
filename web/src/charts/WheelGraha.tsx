/** One graha on its orbit: the ray to its degree, its trail, its glyph and its two letters. */
import { useContext, type JSX } from 'react';
import type { Graha } from '#src/astrology/contract-names.ts';
import { ChartWordsContext } from './chart-words.ts';
import { drawDarkPart } from './moon-phase.ts';
import { drawArc, drawTicks } from './wheel-rings.ts';
import { formatCoordinate } from './geometry.ts';
import { LABEL_SIZE, type WheelLabel } from './wheel-labels.ts';
import { ORBITS, RADII, TRAIL_DEGREES, type GrahaOnWheel } from './wheel-orbits.ts';

type Props = { wheelGraha: GrahaOnWheel & { label: WheelLabel }; showLabel: boolean; elongation: number };

export function WheelGraha({ wheelGraha, showLabel, elongation }: Props) {
  const { graha, angle, at, label } = wheelGraha;
  const { labels } = useContext(ChartWordsContext);
  const orbit = ORBITS[graha];
  return (
    <g data-graha={graha}>
      <circle className="orbit" r={orbit} />
      <path className="ray" d={drawTicks([angle], orbit + 12, RADII.degrees)} />
      {drawTrail(wheelGraha).map((piece, i) => (
        <path key={piece} className={`trail trail-${i + 1}`} d={piece} />
      ))}
      <g transform={`translate(${formatCoordinate(at.x)} ${formatCoordinate(at.y)})`}>
        {graha === 'Moon' ? <MoonGlyph elongation={elongation} /> : GLYPHS[graha]}
      </g>
      {showLabel && (
        <text
          className="graha"
          x={formatCoordinate(label.at.x)}
          y={formatCoordinate(label.at.y)}
          fontSize={LABEL_SIZE}
          textAnchor={label.anchor}
        >
          {labels[graha]}
        </text>
      )}
    </g>
  );
}

/**
 * Draws the trail: three fading arcs on the side from which the graha comes, earlier in the zodiac if it is direct,
 * later if it is retrograde. The length has no meaning.
 */
function drawTrail({ graha, angle, isRetrograde }: GrahaOnWheel): string[] {
  const direction = isRetrograde ? 1 : -1;
  const angles = [0, ...TRAIL_DEGREES].map((degrees) => angle + direction * degrees);
  return angles.slice(1).map((endAngle, i) => drawArc(ORBITS[graha], angles[i]!, endAngle));
}

function MoonGlyph({ elongation }: { elongation: number }) {
  return (
    <>
      <circle className="moon" r="10" />
      <path className="moon-dark" d={drawDarkPart(elongation, 10)} />
    </>
  );
}

const GLYPHS: Record<Exclude<Graha, 'Moon'>, JSX.Element> = {
  Sun: (
    <>
      <circle className="disc sun" r="10" />
      <circle className="glyph" r="15" />
    </>
  ),
  Mars: (
    <>
      <circle className="disc" r="7" />
      <path className="glyph" d="M5 -5L11 -11" />
    </>
  ),
  Mercury: <circle className="disc" r="5.5" />,
  Jupiter: (
    <>
      <circle className="disc" r="9.5" />
      <path className="cut" d="M-8 -3H8M-8 3H8" />
    </>
  ),
  Venus: <circle className="disc" r="7.5" />,
  Saturn: (
    <>
      <circle className="disc" r="7" />
      <ellipse className="glyph" rx="14" ry="4.5" transform="rotate(-18)" />
    </>
  ),
  Rahu: (
    <>
      <circle className="node" r="7.5" />
      <circle className="disc" r="2" />
    </>
  ),
  Ketu: (
    <>
      <circle className="node" r="7.5" />
      <path className="glyph" d="M-5 0H5" />
    </>
  ),
};
