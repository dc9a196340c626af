/**
 * Eight planets on a vertical line. The atmakaraka (the planet that stands for the self) is highlighted, the darakaraka (for
 * the partner) has a ring.
 */
import { KARAKA_PLANETS, type KarakaPlanet } from '#web/calculators/karaka-planets.ts';
import css from './figures.module.css';

/** Without `karakas` the figure is a placeholder. */
type Props = { karakas?: { atmakaraka: KarakaPlanet; darakaraka: KarakaPlanet } | undefined };

const ROW_HEIGHT = 25;
const FIRST_ROW_Y = -88;

export function KarakaChart({ karakas }: Props) {
  return (
    <svg className="drawing" viewBox="-104 -104 208 208" aria-hidden="true">
      <path className="line" d="M0 -102V102" />
      {KARAKA_PLANETS.map((planet, index) => (
        <KarakaRow
          key={planet}
          planet={planet}
          y={FIRST_ROW_Y + index * ROW_HEIGHT}
          role={findRole(planet, karakas)}
        />
      ))}
    </svg>
  );
}

type Role = 'self' | 'partner' | undefined;

function findRole(planet: KarakaPlanet, karakas: Props['karakas']): Role {
  if (planet === karakas?.atmakaraka) return 'self';
  return planet === karakas?.darakaraka ? 'partner' : undefined;
}

function KarakaRow({ planet, y, role }: { planet: KarakaPlanet; y: number; role: Role }) {
  return (
    <>
      {role ? (
        <circle className={role === 'self' ? 'line lit' : `line ${css.dot}`} cy={y} r="8" />
      ) : (
        <path className="line" d={`M-7 ${y}H7`} strokeOpacity=".6" />
      )}
      <text x="18" y={y + 4} fontSize="11" fontWeight={role ? 700 : 400}>
        {planet}
      </text>
      {role && (
        <text x="-18" y={y + 4} fontSize="11" textAnchor="end">
          {role}
        </text>
      )}
    </>
  );
}
