/** One graha on its orbit: the ray to its degree, the way it came, its own glyph and its two letters. */
import type { JSX } from 'react';
import { GRAHA_NAMES, type Graha } from '#src/astrology/contract-names.ts';
import { drawDarkPart } from './moon-phase.ts';
import { drawArc, drawTicks } from './wheel-rings.ts';
import { formatCoordinate } from './geometry.ts';
import { LABEL_SIZE, type WheelLabel } from './wheel-labels.ts';
import { ORBITS, RADII, TRAIL, type Planet } from './wheel-orbits.ts';

type Props = { planet: Planet & { label: WheelLabel }; labelled: boolean; elongation: number };

export function WheelGraha({ planet, labelled, elongation }: Props) {
  const { graha, angle, at, label } = planet;
  const orbit = ORBITS[graha];
  return (
    <g data-graha={graha}>
      <circle className="orbit" r={orbit} />
      <path className="ray" d={drawTicks([angle], orbit + 12, RADII.degrees)} />
      {drawTrail(planet).map((piece, i) => (
        <path key={piece} className={`trail trail-${i + 1}`} d={piece} />
      ))}
      <g transform={`translate(${formatCoordinate(at.x)} ${formatCoordinate(at.y)})`}>
        {graha === 'Moon' ? <MoonGlyph elongation={elongation} /> : GLYPHS[graha]}
      </g>
      {labelled && (
        <text
          className="graha"
          x={formatCoordinate(label.at.x)}
          y={formatCoordinate(label.at.y)}
          fontSize={LABEL_SIZE}
          textAnchor={label.anchor}
        >
          {GRAHA_NAMES[graha].short}
        </text>
      )}
    </g>
  );
}

/** Three fading arcs behind the graha: behind in the zodiac when direct, ahead of it when retrograde. Length means nothing. */
function drawTrail({ graha, angle, retrograde }: Planet): string[] {
  const back = retrograde ? 1 : -1;
  const stops = [0, ...TRAIL].map((degrees) => angle + back * degrees);
  return stops.slice(1).map((stop, i) => drawArc(ORBITS[graha], stops[i]!, stop));
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
