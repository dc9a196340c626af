/** The twelve signs as a ring, with the numbers used in charts; the resulting sign is highlighted. */
import { drawArc, onRing, listAngles, drawSector, drawTicks } from '#web/charts/wheel-rings.ts';
import { formatCoordinate } from '#web/charts/geometry.ts';
import css from './figures.module.css';

type Props = {
  /** from 0, Aries */
  sign?: number | undefined;
  /** from 0, Ashwini: shown with the ring of 27 nakshatras */
  nakshatra?: number | undefined;
  /** the symbol in the middle */
  centre: 'sun' | 'horizon' | 'moon' | 'stars';
};

/** Aries begins at the left, where the east is, and the signs run counter-clockwise. */
const EAST = 180;
const INNER = 58;
const OUTER = 84;
const STARS = [88, 98] as const;

export function Zodiac({ sign, nakshatra, centre }: Props) {
  // the ring is rotated until the rising sign is on the horizon
  const start = centre === 'horizon' ? EAST - (sign ?? 0) * 30 - 15 : EAST;
  const at = (n: number) => start + n * 30;
  return (
    <svg className="drawing" viewBox="-104 -104 208 208" aria-hidden="true">
      {sign !== undefined && <path className="lit" d={drawSector(INNER, OUTER, at(sign), at(sign + 1))} />}
      <circle className="line" r={INNER} />
      <circle className="line" r={OUTER} />
      <path className="line" d={drawTicks(listAngles(12, start), INNER, OUTER)} />
      {Array.from({ length: 12 }, (_, n) => (
        <Numeral key={n} of={n} angle={at(n) + 15} lit={n === sign} />
      ))}
      {centre === 'stars' && <Stars nakshatra={nakshatra} />}
      <Centre of={centre} />
    </svg>
  );
}

function Numeral({ of, angle, lit }: { of: number; angle: number; lit: boolean }) {
  const { x, y } = onRing((INNER + OUTER) / 2, angle);
  return (
    <text
      className={lit ? css.onLit : undefined}
      x={formatCoordinate(x)}
      y={formatCoordinate(y + 3.2)}
      fontSize="9"
      textAnchor="middle"
      fontWeight={lit ? 700 : 400}
    >
      {of + 1}
    </text>
  );
}

function Stars({ nakshatra }: { nakshatra: number | undefined }) {
  const [from, to] = STARS;
  const at = (n: number) => EAST + (n * 360) / 27;
  return (
    <>
      {nakshatra !== undefined && (
        <path className="lit" d={drawSector(from, to, at(nakshatra), at(nakshatra + 1))} />
      )}
      <circle className="line" r={to} strokeOpacity=".5" />
      <path className="line" d={drawTicks(listAngles(27, EAST), from, to)} />
    </>
  );
}

function Centre({ of }: { of: Props['centre'] }) {
  if (of === 'sun')
    return (
      <>
        <circle className="line" r="15" />
        <path className="line" d={drawTicks(listAngles(12), 22, 32)} />
        <path className="line" d={drawTicks(listAngles(4), 32, 42)} />
      </>
    );
  if (of === 'horizon')
    return (
      <>
        <path className="line" d="M-100 0H-84M-58 0H58M84 0H100M-40 10H40M-26 20H26" />
        <path className="line" d={`${drawArc(24, 180, 0)}M0 -30V-44M-5 -39L0 -44L5 -39`} />
      </>
    );
  return <path className="line" d="M9 -34A36 36 0 1 0 9 34A43 43 0 0 1 9 -34Z" />;
}
