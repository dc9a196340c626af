/** The nine periods of 120 years as a dial, clockwise from the top. The current one is highlighted; a diamond marks the age. */
import { GRAHA_NAMES } from '#src/astrology/contract-names.ts';
import { MAHADASHAS, listPeriodEnds, type Dasha } from '#web/calculators/dasha.ts';
import { onRing, drawSector, drawTicks } from '#web/charts/wheel-rings.ts';
import { formatCoordinate } from '#web/charts/geometry.ts';
import css from './figures.module.css';

const INNER = 62;
const OUTER = 90;
const CYCLE_YEARS = 120;

const toAngle = (years: number) => 90 - (years / CYCLE_YEARS) * 360;
const ends = listPeriodEnds();

export function Periods({ found }: { found?: Dasha | undefined }) {
  const lit = found ? MAHADASHAS.indexOf(found.currentMahadasha) : -1;
  return (
    <svg className="drawing" viewBox="-104 -104 208 208" aria-hidden="true">
      {found && <PeriodSector of={lit} className="lit" />}
      {found && <PeriodSector of={(lit + 1) % MAHADASHAS.length} className="lit-soft" />}
      <circle className="line" r={INNER} />
      <circle className="line" r={OUTER} />
      <path className="line" d={drawTicks(ends.map(toAngle), INNER, OUTER)} />
      {MAHADASHAS.map(({ planet, years }, n) => (
        <PeriodLabel
          key={planet}
          name={GRAHA_NAMES[planet].short}
          at={ends[n]! - years / 2}
          lit={n === lit}
        />
      ))}
      {found && <AgeMarker age={found.age} />}
    </svg>
  );
}

function PeriodSector({ of, className }: { of: number; className: string }) {
  const end = ends[of]!;
  return (
    <path
      className={className}
      d={drawSector(INNER, OUTER, toAngle(end), toAngle(end - MAHADASHAS[of]!.years))}
    />
  );
}

function PeriodLabel({ name, at, lit }: { name: string; at: number; lit: boolean }) {
  const { x, y } = onRing((INNER + OUTER) / 2, toAngle(at));
  return (
    <text
      className={lit ? css.onLit : undefined}
      x={formatCoordinate(x)}
      y={formatCoordinate(y + 3)}
      fontSize="8.5"
      textAnchor="middle"
      fontWeight={lit ? 700 : 400}
    >
      {name}
    </text>
  );
}

function AgeMarker({ age }: { age: number }) {
  const { x, y } = onRing(OUTER + 9, toAngle(Math.min(age, CYCLE_YEARS)));
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
