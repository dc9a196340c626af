/** The points by the hour of birth, if one birth time is unknown or both are. */
import type { HourSpan, MatchHours } from '#src/kundli-milan/contract.ts';
import { MATCH_ROLES, type MatchRole } from '#src/kundli-milan/contract-couple.ts';
import css from './HoursTable.module.css';

type Props = { hours: MatchHours; names: Record<MatchRole, string> };

export function HoursTable({ hours, names }: Props) {
  const rowRole = MATCH_ROLES.find((role) => hours[role].length > 1);
  if (!rowRole)
    return (
      <p className="soft">
        The missing time of birth makes no difference here: the points are the same at every hour of that day.
      </p>
    );
  const columnRole = rowRole === 'groom' ? 'bride' : 'groom';
  const getTotal = (row: number, column: number) =>
    rowRole === 'groom' ? hours.totals[row]![column]! : hours.totals[column]![row]!;
  const columns = hours[columnRole];
  return (
    <>
      <p>The Moon moves on during a day, so the points depend on the time of birth:</p>
      <div
        className={css.scroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-label="Points by time of birth"
      >
        <table className={`num ${css.table}`}>
          <caption className="sr-only">Points by time of birth</caption>
          <thead>
            <tr>
              <th scope="col">{names[rowRole]} was born</th>
              {columns.length === 1 ? (
                <th scope="col" className={css.points}>
                  Points
                </th>
              ) : (
                columns.map(({ label }) => (
                  <th key={label} scope="col" className={css.points}>
                    {names[columnRole]} born {label}
                  </th>
                ))
              )}
            </tr>
          </thead>
          <tbody>
            {hours[rowRole].map((span, row) => (
              <tr key={span.label}>
                <SpanHeader span={span} />
                {columns.map(({ label }, column) => (
                  <td key={label} className={css.points}>
                    {getTotal(row, column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const SpanHeader = ({ span: { label, moon } }: { span: HourSpan }) => (
  <th scope="row">
    {label} <small>Moon in {moon}</small>
  </th>
);
