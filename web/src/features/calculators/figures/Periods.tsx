/**
 * The nine mahadashas (planetary periods) of the 120-year cycle as a dial, clockwise from the top. The current and the
 * next period are highlighted; a diamond marks the age. Without `dasha` it is a placeholder.
 */
import { GRAHA_NAMES } from '#src/astrology/contract-names.ts';
import type { Dasha } from '#web/calculators/dasha.ts';
import { MAHADASHAS, listPeriodEnds } from '#web/calculators/mahadashas.ts';
import { toRingPoint, drawSector, drawTicks } from '#web/charts/wheel-rings.ts';
import { formatCoordinate } from '#web/charts/geometry.ts';
import css from './figures.module.css';

const INNER_RADIUS = 62;
const OUTER_RADIUS = 90;
const CYCLE_YEARS = 120;

/** The angle of a year of the cycle, in degrees counter-clockwise from the right. */
const toAngle = (years: number) => 90 - (years / CYCLE_YEARS) * 360;
const periodEnds = listPeriodEnds();

export function Periods({ dasha }: { dasha?: Dasha | undefined }) {
  const currentIndex = dasha ? MAHADASHAS.indexOf(dasha.currentMahadasha) : -1;
  return (
    <svg className="drawing" viewBox="-104 -104 208 208" aria-hidden="true">
      {dasha && <PeriodSector index={currentIndex} className="lit" />}
      {dasha && <PeriodSector index={(currentIndex + 1) % MAHADASHAS.length} className="lit-soft" />}
      <circle className="line" r={INNER_RADIUS} />
      <circle className="line" r={OUTER_RADIUS} />
      <path className="line" d={drawTicks(periodEnds.map(toAngle), INNER_RADIUS, OUTER_RADIUS)} />
      {MAHADASHAS.map(({ planet, years }, index) => (
        <PeriodLabel
          key={planet}
          name={GRAHA_NAMES[planet].short}
          middle={periodEnds[index]! - years / 2}
          isCurrent={index === currentIndex}
        />
      ))}
      {dasha && <AgeMarker age={dasha.age} />}
    </svg>
  );
}

function PeriodSector({ index, className }: { index: number; className: string }) {
  const end = periodEnds[index]!;
  return (
    <path
      className={className}
      d={drawSector(INNER_RADIUS, OUTER_RADIUS, toAngle(end), toAngle(end - MAHADASHAS[index]!.years))}
    />
  );
}

/** @param middle the middle of the period, in years from the start of the cycle */
function PeriodLabel({ name, middle, isCurrent }: { name: string; middle: number; isCurrent: boolean }) {
  const { x, y } = toRingPoint((INNER_RADIUS + OUTER_RADIUS) / 2, toAngle(middle));
  return (
    <text
      className={isCurrent ? css.onLit : undefined}
      x={formatCoordinate(x)}
      y={formatCoordinate(y + 3)}
      fontSize="8.5"
      textAnchor="middle"
      fontWeight={isCurrent ? 700 : 400}
    >
      {name}
    </text>
  );
}

function AgeMarker({ age }: { age: number }) {
  const { x, y } = toRingPoint(OUTER_RADIUS + 9, toAngle(Math.min(age, CYCLE_YEARS)));
  return (
    <>
      <path className="lit" d={`M${formatCoordinate(x)} ${formatCoordinate(y - 6)}l5 6l-5 6l-5 -6Z`} />
      <text y="2" fontSize="40" textAnchor="middle" className={css.large}>
        {age}
      </text>
      <text y="20" fontSize="9" textAnchor="middle">
        {age === 1 ? 'year old' : 'years old'}
      </text>
    </>
  );
}
