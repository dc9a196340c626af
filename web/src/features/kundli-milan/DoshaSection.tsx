/** The three doshas of the kootas, with every exception named, met or not. */
import type { Match, MatchDosha } from '#src/kundli-milan/contract.ts';
import type { MatchRole } from '#src/kundli-milan/contract-couple.ts';
import { formatDoshaHours } from '#src/kundli-milan/contract-birth-hours.ts';
import { Badge } from '#web/ui/feedback/Badge.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './DoshaSection.module.css';

/** `names`: in a sentence, "the groom" without a typed one. */
type Props = Pick<Match, 'doshas'> & { names: Record<MatchRole, string> };

export function DoshaSection({ doshas, names }: Props) {
  return (
    <section className="band vellum" aria-labelledby="doshas">
      <div className="wrap">
        <div className="head">
          <h2 id="doshas">Three doshas, and their exceptions</h2>
        </div>
        <div className={css.doshas}>
          {doshas.map((dosha) => (
            <Dosha key={dosha.key} dosha={dosha} names={names} />
          ))}
        </div>
      </div>
    </section>
  );
}

const Dosha = ({
  dosha: { name, state, hours, text, exceptions, note },
  names,
}: Pick<Props, 'names'> & { dosha: MatchDosha }) => (
  <div className={css.dosha}>
    <h3>
      {name} <StateBadge state={state} />
    </h3>
    <p>
      {formatDoshaHours(name, names, hours)} {text}
    </p>
    {exceptions.length > 0 && (
      <ul>
        {exceptions.map((exception) => (
          <Exception key={exception.name} exception={exception} />
        ))}
      </ul>
    )}
    {note && <p className="small soft">{note}</p>}
  </div>
);

function StateBadge({ state }: Pick<MatchDosha, 'state'>) {
  if (state === 'absent')
    return (
      <Badge tone="success" icon="check">
        Not present
      </Badge>
    );
  const label = { excepted: 'Present, exception met', present: 'Present', uncertain: 'Depends on the hour' };
  return <Badge tone="pending">{label[state]}</Badge>;
}

const MET_ICONS = { true: 'check', false: 'close', null: 'clock' } as const;
const MET_LABELS = { true: 'This one is met.', false: 'Not met.', null: 'Depends on the hour of birth.' };

function Exception({
  exception: { name, isMet, reason, source },
}: {
  exception: MatchDosha['exceptions'][number];
}) {
  return (
    <li data-met={isMet}>
      <Icon name={MET_ICONS[`${isMet}`]} size={14} />
      <span>
        {name}. {MET_LABELS[`${isMet}`]}{' '}
        {isMet && (
          <span className="small soft">
            {reason && `${reason}. `}({source})
          </span>
        )}
      </span>
    </li>
  );
}
