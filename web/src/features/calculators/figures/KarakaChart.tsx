/** Eight planets on a vertical line: the atmakaraka is highlighted, the darakaraka has a ring. */
import { KARAKAS, type Karaka } from '#web/calculators/birth-picks.ts';
import css from './figures.module.css';

type Props = { found?: { atmakaraka: Karaka; darakaraka: Karaka } | undefined };

const STEP = 25;
const TOP = -88;

export function KarakaChart({ found }: Props) {
  return (
    <svg className="drawing" viewBox="-104 -104 208 208" aria-hidden="true">
      <path className="line" d="M0 -102V102" />
      {KARAKAS.map((planet, n) => (
        <KarakaRow key={planet} planet={planet} y={TOP + n * STEP} as={findRole(planet, found)} />
      ))}
    </svg>
  );
}

type Role = 'self' | 'partner' | undefined;

function findRole(planet: Karaka, found: Props['found']): Role {
  if (planet === found?.atmakaraka) return 'self';
  return planet === found?.darakaraka ? 'partner' : undefined;
}

function KarakaRow({ planet, y, as }: { planet: Karaka; y: number; as: Role }) {
  return (
    <>
      {as ? (
        <circle className={as === 'self' ? 'line lit' : `line ${css.dot}`} cy={y} r="8" />
      ) : (
        <path className="line" d={`M-7 ${y}H7`} strokeOpacity=".6" />
      )}
      <text x="18" y={y + 4} fontSize="11" fontWeight={as ? 700 : 400}>
        {planet}
      </text>
      {as && (
        <text x="-18" y={y + 4} fontSize="11" textAnchor="end">
          {as}
        </text>
      )}
    </>
  );
}
