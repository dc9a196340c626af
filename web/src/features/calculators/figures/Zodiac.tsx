/** The twelve signs as a ring, with the numbers used in charts; the resulting sign is highlighted. */
import { drawArc, toRingPoint, listAngles, drawSector, drawTicks } from '#web/charts/wheel-rings.ts';
import { formatCoordinate } from '#web/charts/geometry.ts';
import css from './figures.module.css';

type Props = {
  /** the resulting sign, 0 to 11 from Aries; undefined in a placeholder */
  sign?: number | undefined;
  /** the resulting nakshatra (lunar mansion), 0 to 26 from Ashwini; shown only with the centre `stars` */
  nakshatra?: number | undefined;
  /** the symbol in the middle */
  centre: 'sun' | 'horizon' | 'moon' | 'stars';
};

/** Aries begins at the left, which is the east, and the signs continue counter-clockwise. Degrees. */
const EAST = 180;
const INNER_RADIUS = 58;
const OUTER_RADIUS = 84;
const NAKSHATRA_RING_RADII = [88, 98] as const;

export function Zodiac({ sign, nakshatra, centre }: Props) {
  // The ring is rotated so that the middle of the rising sign is on the horizon, at the left.
  const start = centre === 'horizon' ? EAST - (sign ?? 0) * 30 - 15 : EAST;
  const toAngle = (signIndex: number) => start + signIndex * 30;
  return (
    <svg className="drawing" viewBox="-104 -104 208 208" aria-hidden="true">
      {sign !== undefined && (
        <path className="lit" d={drawSector(INNER_RADIUS, OUTER_RADIUS, toAngle(sign), toAngle(sign + 1))} />
      )}
      <circle className="line" r={INNER_RADIUS} />
      <circle className="line" r={OUTER_RADIUS} />
      <path className="line" d={drawTicks(listAngles(12, start), INNER_RADIUS, OUTER_RADIUS)} />
      {Array.from({ length: 12 }, (_, signIndex) => (
        <SignNumber
          key={signIndex}
          number={signIndex + 1}
          angle={toAngle(signIndex) + 15}
          isResult={signIndex === sign}
        />
      ))}
      {centre === 'stars' && <NakshatraRing nakshatra={nakshatra} />}
      <CentreSymbol symbol={centre} />
    </svg>
  );
}

function SignNumber({ number, angle, isResult }: { number: number; angle: number; isResult: boolean }) {
  const { x, y } = toRingPoint((INNER_RADIUS + OUTER_RADIUS) / 2, angle);
  return (
    <text
      className={isResult ? css.onLit : undefined}
      x={formatCoordinate(x)}
      y={formatCoordinate(y + 3.2)}
      fontSize="9"
      textAnchor="middle"
      fontWeight={isResult ? 700 : 400}
    >
      {number}
    </text>
  );
}

function NakshatraRing({ nakshatra }: { nakshatra: number | undefined }) {
  const [inner, outer] = NAKSHATRA_RING_RADII;
  const toAngle = (nakshatraIndex: number) => EAST + (nakshatraIndex * 360) / 27;
  return (
    <>
      {nakshatra !== undefined && (
        <path className="lit" d={drawSector(inner, outer, toAngle(nakshatra), toAngle(nakshatra + 1))} />
      )}
      <circle className="line" r={outer} strokeOpacity=".5" />
      <path className="line" d={drawTicks(listAngles(27, EAST), inner, outer)} />
    </>
  );
}

function CentreSymbol({ symbol }: { symbol: Props['centre'] }) {
  if (symbol === 'sun')
    return (
      <>
        <circle className="line" r="15" />
        <path className="line" d={drawTicks(listAngles(12), 22, 32)} />
        <path className="line" d={drawTicks(listAngles(4), 32, 42)} />
      </>
    );
  if (symbol === 'horizon')
    return (
      <>
        <path className="line" d="M-100 0H-84M-58 0H58M84 0H100M-40 10H40M-26 20H26" />
        <path className="line" d={`${drawArc(24, 180, 0)}M0 -30V-44M-5 -39L0 -44L5 -39`} />
      </>
    );
  return <path className="line" d="M9 -34A36 36 0 1 0 9 34A43 43 0 0 1 9 -34Z" />;
}
