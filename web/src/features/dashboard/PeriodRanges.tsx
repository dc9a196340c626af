/** Periods without a birth time: the earliest and the latest possible start of each. */
import type { DashaRange } from '#src/dashboard/contract.ts';
import { formatIstDate } from '#web/lib/dates.ts';
import { StatementWithReason } from './StatementWithReason.tsx';
import css from './PeriodRanges.module.css';

export const PeriodRanges = ({ dasha }: { dasha: DashaRange }) => (
  <section className={`wrap ${css.ranges}`} aria-labelledby="periods">
    <h2 id="periods">Your current periods</h2>
    <div className={css.statement}>
      <StatementWithReason statement={dasha.statement} />
    </div>
    <div className={css.tables}>
      {dasha.sequences.map((sequence) => (
        <RangeTable key={sequence.nakshatras.join()} sequence={sequence} />
      ))}
    </div>
  </section>
);

const RangeTable = ({ sequence: { nakshatras, periods } }: { sequence: DashaRange['sequences'][number] }) => (
  <table className={css.table}>
    <caption>With the Moon in {nakshatras.join(' or ')}</caption>
    <thead>
      <tr>
        <th scope="col">Mahadasha</th>
        <th scope="col">Begins at the earliest</th>
        <th scope="col">At the latest</th>
      </tr>
    </thead>
    <tbody className="num">
      {periods.map(({ lord, earliest, latest }, index) => (
        <tr key={lord}>
          <th scope="row">{lord}</th>
          <td>{index === 0 ? 'before birth' : formatIstDate(earliest)}</td>
          <td>{index === 0 ? 'before birth' : formatIstDate(latest)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
